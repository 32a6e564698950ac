-- Fails when these units don't fit at a location; see room_at(). The caller holds lock_room(). The location keeps its capacity, as it is
-- locked like one where stock is put.
create or replace function require_room(location integer, wanted bigint, except_task integer default null) returns void language plpgsql as $$
declare
  the_location locations;
  there bigint;
  room bigint;
begin
  perform require_active_location(location);
  select * into the_location from locations where id = location;
  room := room_at(location, except_task);
  if room < wanted then
    select coalesce(sum(on_hand), 0) into there from stock where location_id = location;
    perform refuse('location.full', jsonb_build_object('code', the_location.code, 'wanted', wanted, 'capacity', the_location.capacity,
      'there', there, 'promised', the_location.capacity - there - room, 'room', greatest(room, 0)));
  end if;
end $$;
