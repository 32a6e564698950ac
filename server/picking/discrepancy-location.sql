-- The location of goods that a picker couldn't find or use, until somebody counts them. They stay on hand, and aren't promised to anybody.
-- It is made with the first of them.
create or replace function discrepancy_location() returns integer language plpgsql as $$
declare
  found_id integer;
begin
  insert into locations (code, name, type) values ('DISCREPANCY', 'Short picks to be counted', 'quarantine') on conflict (code) do nothing;
  select id into found_id from locations where code = 'DISCREPANCY';
  return found_id;
end $$;
