-- What was imported or placed before is found by the customer's own number, and by the content of a file.
create index orders_own_reference on orders (customer_id, lower(reference)) where reference is not null;
create index receipts_own_reference on receipts (customer_id, lower(reference)) where reference is not null;

alter table imports add column content_hash text;
alter table imports add column sets_stock boolean not null default false;
alter table imports add column again boolean not null default false;
comment on column imports.content_hash is 'SHA-256 of the file. Null for files sent before it was kept.';
comment on column imports.sets_stock is 'The person chose that rows set the stock of items that are there.';
comment on column imports.again is 'The person chose to import what is there already once more.';
create index imports_content on imports (content_hash, kind) where content_hash is not null;

alter table import_rows add column changes jsonb not null default '[]';
alter table import_rows add column stock_change integer;
alter table import_rows add column known text;
comment on column import_rows.changes is 'What an update changes: field, from, to.';
comment on column import_rows.stock_change is 'Units by which the row changes the stock of an item that is there.';
comment on column import_rows.known is 'A sentence: where the movement or delivery of this row is already.';

update imports set counts = counts || '{"known": 0, "stockRows": 0, "stockUnits": 0}';
