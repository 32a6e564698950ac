-- The location at a site of goods that a picker couldn't find or use, until they are counted. They stay on hand, and aren't promised to anybody.
-- It is made with the first of them, and known by its mark: where a person has a location with its code, it gets the next free one. At the
-- first site it is DISCREPANCY, at another one the code of the site follows.
create or replace function discrepancy_location(site integer) returns integer language plpgsql as $$
declare
  found_id integer;
  tries integer := 0;
  its_code constant text := 'DISCREPANCY' || coalesce((select '-' || code from sites where id = site and id > (select min(id) from sites)), '');
begin
  loop
    select id into found_id from locations where is_discrepancy and site_id = site;
    exit when found_id is not null;
    tries := tries + 1;
    insert into locations (code, name, type, is_discrepancy, site_id)
    values (its_code || case when tries > 1 then '-' || tries else '' end, 'Short picks to be counted', 'quarantine', true, site)
    on conflict do nothing;
  end loop;
  return found_id;
end $$;
