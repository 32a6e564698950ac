alter table sites add column time_zone text;
comment on column sites.time_zone is 'IANA name; null for the time zone of the warehouse (settings).';
