-- Pictures of items: reduced when they are set, so that they are small and kept in the database, where backups have them.
create table item_pictures (
  item_id integer primary key references inventory_items,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  content bytea not null check (octet_length(content) between 1 and 5242880),
  stored_at timestamptz not null
);
comment on table item_pictures is 'The picture of an item; its version, of which its address is made, is in inventory_items.';
alter table inventory_items add column picture_version text;
comment on column inventory_items.picture_version is 'Of the content of its picture; null without one.';

-- Photos may be attached wherever documents are.
alter table documents add column media_type text not null default 'application/pdf'
  check (media_type in ('application/pdf', 'image/png', 'image/jpeg'));

-- Photos of what is counted, until the receipt has lines of its counts.
create table receipt_count_documents (
  document_id integer primary key references documents,
  count_id integer not null references receipt_counts on delete cascade
);
create index receipt_count_documents_count on receipt_count_documents (count_id);
comment on table receipt_count_documents is 'Documents of a row of receipt_counts.';
