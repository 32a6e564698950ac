-- Where goods without a location are at a site.
create or replace function unassigned_at(site integer) returns integer language sql stable parallel safe
  begin atomic select id from locations where site_id = site and is_built_in and type = 'storage'; end;
