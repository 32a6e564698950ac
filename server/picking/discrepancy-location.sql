-- The location of goods that a picker couldn't find or use, until they are counted. They stay on hand, and aren't promised to anybody.
-- It is made with the first of them, and known by its mark: where a person has a location with its code, it gets the next free one.
create or replace function discrepancy_location() returns integer language plpgsql as $$
declare
  found_id integer;
  tries integer := 0;
begin
  loop
    select id into found_id from locations where is_discrepancy;
    exit when found_id is not null;
    tries := tries + 1;
    insert into locations (code, name, type, is_discrepancy)
    values ('DISCREPANCY' || case when tries > 1 then '-' || tries else '' end, 'Short picks to be counted', 'quarantine', true)
    on conflict do nothing;
  end loop;
  return found_id;
end $$;
