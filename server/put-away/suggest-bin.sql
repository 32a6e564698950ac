-- The bin where goods are to be put away, and why, in words: where the same item and lot lie; then the item's home and the zones that
-- fit it (see fitting_zones); then the nearest. Always one with room for all of it, given what lies there and what open tasks will bring
-- (room_at); null when there is none. The nearest shares the longest part of the path site/zone/aisle with the location the goods come
-- from, and comes first on the walk along them. The caller holds lock_room(). `item` is null for a handling unit with several.
create or replace function suggest_bin(
  item integer, lot integer, wanted integer, from_location integer, zones text[], out bin integer, out reason text
) language plpgsql as $$
declare
  walk text;
  near text;
  a_zone text;
  largest record;
  -- Why earlier rules didn't give a bin.
  failed text := '';
begin
  -- Materialized, so that room is computed for these locations only.
  with same as materialized (
    select s.location_id, s.on_hand, l.walk_order
    from stock s join locations l on l.id = s.location_id
    where s.item_id = item and s.lot_id is not distinct from lot and s.on_hand > 0 and l.type = 'storage' and l.is_active and not l.is_built_in
  )
  select s.location_id, format('The same item%s there already: %s.', case when lot is null then ' lies' else ' and lot lie' end, s.on_hand)
  into bin, reason
  from same s where coalesce(room_at(s.location_id) >= wanted, true) order by s.on_hand desc, s.walk_order limit 1;
  if bin is not null then
    return;
  end if;
  if exists (select from stock s join locations l on l.id = s.location_id
      where s.item_id = item and s.lot_id is not distinct from lot and s.on_hand > 0 and l.type = 'storage' and not l.is_built_in) then
    failed := format('No room for %s where the same item%s. ', wanted, case when lot is null then ' lies' else ' and lot lie' end);
  end if;

  with home as materialized (
    select l.id from inventory_items i join locations l on l.id = i.home_location_id
    where i.id = item and l.type = 'storage' and l.is_active and not l.is_built_in
  )
  select h.id, failed || 'The home of the item, with room.' into bin, reason from home h where coalesce(room_at(h.id) >= wanted, true);
  if bin is not null then
    return;
  end if;
  foreach a_zone in array zones loop
    bin := first_bin(wanted, '', a_zone);
    if bin is not null then
      reason := failed || format('The first bin with room in %s, the zone of the item''s home or category.', a_zone);
      return;
    end if;
    failed := failed || format('No bin with room for %s in %s. ', wanted, a_zone);
  end loop;

  select walk_order into walk from locations where id = from_location;
  -- site/zone/aisle/, site/zone/, site/, and anywhere.
  foreach near in array array[substring(walk from '^[^/]*/[^/]*/[^/]*/'), substring(walk from '^[^/]*/[^/]*/'), substring(walk from '^[^/]*/'), ''] loop
    if near is not null then
      bin := first_bin(wanted, near, null);
      if bin is not null then
        reason := failed || format('The nearest bin with room from %s.', (select code from locations where id = from_location));
        return;
      end if;
    end if;
  end loop;

  select l.code, room_at(l.id) as room into largest
  from locations l where l.type = 'storage' and l.is_active and not l.is_built_in
  order by room_at(l.id) desc, l.walk_order limit 1;
  reason := failed || case
    when largest.code is null then 'There is no active storage location.'
    else format('No bin has room for %s: the largest free space is %s, at %s. Scan any location with room.', wanted, greatest(largest.room, 0), largest.code)
  end;
end $$;
