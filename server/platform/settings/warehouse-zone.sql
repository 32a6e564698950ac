-- The time zone of the warehouse, an IANA name.
create or replace function warehouse_zone() returns text language plpgsql stable parallel safe as $$
declare
  zone text;
begin
  select value->>'timeZone' into strict zone from settings where key = 'warehouse';
  return zone;
end $$;
