-- Rows people edit have a version, so that nobody overwrites what somebody else changed since.
alter table locations add column version integer not null default 1;
alter table product_categories add column version integer not null default 1;
