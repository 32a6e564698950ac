-- Takes a share lock for putting stock at this location: deactivating it or changing its type waits, and then sees that stock.
create or replace function require_active_location(location integer) returns void language plpgsql as $$
declare
  location_code text;
  in_use boolean;
begin
  -- Checked after locking: a condition in this statement would filter the row before it is locked.
  select l.code, l.is_active into location_code, in_use from locations l where l.id = location for share;
  if not in_use then
    perform refuse('location.inactive', jsonb_build_object('code', location_code));
  end if;
end $$;
