alter table import_rows add column site_id integer references sites;
comment on column import_rows.site_id is 'Of a row that orders item_id: the site that the check has found to have it.';
