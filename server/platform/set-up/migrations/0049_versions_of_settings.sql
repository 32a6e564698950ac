-- A change says which version it is based on, so that two administrators do not overwrite each other.
alter table settings add column version integer not null default 1;
