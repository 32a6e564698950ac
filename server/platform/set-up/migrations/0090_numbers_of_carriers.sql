-- Carriers print their numbers with blanks, people copy invisible characters along with them, and scanners send neither. All are compared in
-- one form: no blanks, no characters that can't be seen, capitals. contract/platform/codes/tracking-form.ts has the same.
create function tracking_form(value text) returns text language sql immutable strict parallel safe return upper(regexp_replace(
  normalize(value, NFKC),
  '[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff]', '', 'g')
  collate "C");

alter table shipments add column folded_carrier_number text generated always as (tracking_form(carrier_tracking_number)) stored;
alter table receipts add column folded_tracking_number text generated always as (tracking_form(tracking_number)) stored;
alter table returns add column folded_tracking_number text generated always as (tracking_form(tracking_number)) stored;
comment on column shipments.folded_carrier_number is 'The carrier''s own number, as tracking_form() writes it.';
comment on column receipts.folded_tracking_number is 'The tracking number, as tracking_form() writes it.';
comment on column returns.folded_tracking_number is 'The tracking number, as tracking_form() writes it.';

create index shipments_folded_carrier_number on shipments (folded_carrier_number) where folded_carrier_number is not null;
drop index receipts_tracking_number;
create index receipts_folded_tracking_number on receipts (folded_tracking_number) where folded_tracking_number is not null;
drop index returns_tracking_number;
create index returns_folded_tracking_number on returns (folded_tracking_number) where folded_tracking_number is not null;
