-- Counts can find a lot that is new, with its expiry date.
alter table count_lines add column expires_on date,
  add constraint count_lines_expiry_is_of_a_lot check (expires_on is null or lot_number is not null);
comment on column count_lines.expires_on is 'The expiry date of a lot that was unknown when it was counted.';
