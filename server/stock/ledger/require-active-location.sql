-- Takes a share lock for putting stock at this location: deactivating it or changing its type waits, and then sees that stock.
-- Answers the location as it is under the lock.
create or replace function require_active_location(location integer) returns locations language plpgsql as $$
declare
  place locations;
begin
  -- Checked after locking: a condition in this statement would filter the row before it is locked.
  select l.* into place from locations l where l.id = location for share;
  if not place.is_active then
    perform refuse('location.inactive', jsonb_build_object('code', place.code));
  end if;
  return place;
end $$;
