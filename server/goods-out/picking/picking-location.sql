-- Where pickers bring the goods of an order: all of them where they brought the first. For the first the first active staging location of its site on
-- the walk through the warehouse with room for all that is to be picked, without one the first shipping location with such room; where
-- none has it, the one with most room. At a site that has neither they stay where they are: null.
create or replace function picking_location(the_order integer) returns integer language plpgsql stable as $$
declare
  wanted bigint;
  candidate integer;
  room bigint;
  roomiest integer;
  most_room bigint;
begin
  select s.location_id into candidate
  from reservations r join stock s on s.id = r.stock_id join locations l on l.id = s.location_id
  where r.order_id = the_order and r.ended_at is null and r.is_picked and l.type in ('staging', 'shipping') and l.is_active
  order by r.id desc limit 1;
  if candidate is not null then
    return candidate;
  end if;
  select coalesce(sum(r.quantity), 0) into wanted from reservations r where r.order_id = the_order and r.ended_at is null and not r.is_picked;
  -- One by one, because counting what is at all of them costs more than all the rest of a pick.
  for candidate in
    select id from locations where type in ('staging', 'shipping') and is_active and site_id = (select site_id from orders where id = the_order)
    order by type desc, walk_order
  loop
    room := room_at(candidate) - still_coming(candidate, the_order);
    if room is null or room >= wanted then
      return candidate;
    end if;
    if most_room is null or room > most_room then
      roomiest := candidate;
      most_room := room;
    end if;
  end loop;
  return roomiest;
end $$;
