alter table report_exports add column of_sites integer[] not null default '{}';
comment on column report_exports.of_sites is 'The sites that the export was made of; empty for all of them.';

-- A request is carried out at the site that it was made for, whoever decides about it.
alter table adjustment_requests add column site_id integer references sites;
comment on column adjustment_requests.site_id is 'The site at which it is carried out; null where the person works at all sites and named no location.';
update adjustment_requests a set site_id = l.site_id from locations l where l.code = a.location;
update adjustment_requests a set site_id = u.site_ids[1] from users u where u.id = a.requested_by and a.site_id is null and cardinality(u.site_ids) > 0;
update adjustment_requests set site_id = default_site() where site_id is null and (select count(*) from sites) = 1;

-- History entries keep the site of what they are about, so that staff of some sites read those of their sites.
alter table audit_entries add column site_id integer;
comment on column audit_entries.site_id is 'The site of what was changed; null for what belongs to no site.';
-- What was moved and disposed of was so at the site of the location that it came from.
alter table audit_entries disable trigger history_is_kept;
update audit_entries e set site_id = l.site_id from locations l
where e.entity = 'inventoryItem' and e.action in ('move', 'dispose') and l.code = e.after ->> 'from';
alter table audit_entries enable trigger history_is_kept;
