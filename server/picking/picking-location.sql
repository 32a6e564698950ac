-- Where pickers bring goods: the first active staging location with free space on the walk through the warehouse, without one the first
-- shipping location with space, and where all are full the first of them. In a warehouse that has neither they stay where they are: null.
create or replace function picking_location() returns integer language plpgsql stable as $$
declare
  candidate integer;
  first_one integer;
begin
  -- One by one, because counting what lies at all of them costs more than all the rest of a pick.
  for candidate in
    select id from locations where type in ('staging', 'shipping') and is_active order by type desc, walk_order
  loop
    first_one := coalesce(first_one, candidate);
    if coalesce(room_at(candidate) > 0, true) then
      return candidate;
    end if;
  end loop;
  return first_one;
end $$;
