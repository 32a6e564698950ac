-- Where pickers bring the goods of an order: where they brought the first of them, while there is space. For the first the first active
-- staging location on the walk through the warehouse with room for all that is to be picked, without one the first shipping location with
-- such room; then one with any space, and where all are full the first of them. In a warehouse that has neither they stay where they
-- are: null.
create or replace function picking_location(the_order integer) returns integer language plpgsql stable as $$
declare
  wanted bigint;
  candidate integer;
  room bigint;
  first_one integer;
  with_space integer;
begin
  select s.location_id into candidate
  from reservations r join stock s on s.id = r.stock_id join locations l on l.id = s.location_id
  where r.order_id = the_order and r.ended_at is null and r.is_picked and l.type in ('staging', 'shipping') and l.is_active
  order by r.id desc limit 1;
  if candidate is not null and coalesce(room_at(candidate) > 0, true) then
    return candidate;
  end if;
  select coalesce(sum(r.quantity), 0) into wanted from reservations r where r.order_id = the_order and r.ended_at is null and not r.is_picked;
  -- One by one, because counting what is at all of them costs more than all the rest of a pick.
  for candidate in
    select id from locations where type in ('staging', 'shipping') and is_active order by type desc, walk_order
  loop
    first_one := coalesce(first_one, candidate);
    room := room_at(candidate);
    if room is null or room - still_coming(candidate, the_order) >= wanted then
      return candidate;
    end if;
    if room > 0 then
      with_space := coalesce(with_space, candidate);
    end if;
  end loop;
  return coalesce(with_space, first_one);
end $$;
