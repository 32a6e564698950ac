-- The ids of the built-in locations, set by a migration (a constraint on `locations` keeps them
-- unchanged). Constants, because every stock movement needs them, and reading the table cost more than the movement.
create or replace function built_in_location(wanted text) returns integer language sql immutable parallel safe
  return case wanted when 'UNASSIGNED' then 1 when 'SUPPLIER' then 2 when 'CUSTOMER' then 3 when 'ADJUSTMENT' then 4 when 'SCRAP' then 5 end;
