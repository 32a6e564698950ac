-- Shared with all who put stock at this location; whoever deactivates it or changes its type waits, and then sees that stock.
create or replace function require_active_location(place integer) returns void language plpgsql as $$
declare
  place_code text;
  in_use boolean;
begin
  -- Locked whether in use or not: a condition in this statement would leave out the row before it is locked.
  select l.code, l.is_active into place_code, in_use from locations l where l.id = place for share;
  if not in_use then
    perform refuse('location.closed', jsonb_build_object('code', place_code));
  end if;
end $$;
