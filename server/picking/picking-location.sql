-- Where pickers bring goods: the first active staging location with free space on the walk through the warehouse, without one the first
-- shipping location.
-- In a warehouse that has neither they stay where they are: null.
create or replace function picking_location() returns integer language plpgsql stable as $$
begin
  return (select id from locations where type in ('staging', 'shipping') and is_active order by coalesce(room_at(id) > 0, true) desc, type desc, walk_order limit 1);
end $$;
