-- The bin at their site where goods are to be put away, and why, in words: where the same item and lot lie; then the item's home and the zones that
-- fit it (see fitting_zones); then the nearest. Always one with room for all of it, given what is there and what open tasks will bring
-- (room_at); null when there is none. The nearest shares the longest part of the path site/zone/aisle with the location the goods come
-- from, and comes first on the walk along them. The caller holds lock_room(). `item` is null for a handling unit with several.
create or replace function suggest_bin(
  item integer, lot integer, wanted bigint, from_location integer, zones text[], out bin integer, out reason text
) language plpgsql as $$
declare
  from_code text;
  at_site constant integer := (select site_id from locations where id = from_location);
  -- The beginnings of the walking order that bins of the same site, zone and aisle share.
  site text;
  zone text;
  aisle text;
  best record;
  -- The position in `zones` of the zone that the bin is in.
  in_zone integer;
  -- Why earlier rules didn't give a bin.
  failed text := '';
begin
  -- Materialized, so that room is computed for these locations only.
  with same as materialized (
    select s.location_id, s.on_hand, l.walk_order
    from stock s join locations l on l.id = s.location_id
    where s.item_id = item and s.lot_id is not distinct from lot and s.on_hand > 0 and l.type = 'storage' and l.is_active and not l.is_built_in
      and l.site_id = at_site
  )
  select s.location_id, format('The same item%s already there.', case when lot is null then ' is' else ' and lot are' end)
  into bin, reason
  from same s where coalesce(room_at(s.location_id) >= wanted, true) order by s.on_hand desc, s.walk_order limit 1;
  if bin is not null then
    return;
  end if;
  if exists (select from stock s join locations l on l.id = s.location_id
      where s.item_id = item and s.lot_id is not distinct from lot and s.on_hand > 0 and l.type = 'storage' and not l.is_built_in
        and l.site_id = at_site) then
    failed := format('No room for %s where the same item%s. ', wanted, case when lot is null then ' is' else ' and lot are' end);
  end if;

  with home as materialized (
    select l.id from locations l
    where l.id = home_at(item, at_site) and l.type = 'storage' and l.is_active and not l.is_built_in and l.site_id = at_site
  )
  select h.id, failed || 'The home of the item, with room.' into bin, reason from home h where coalesce(room_at(h.id) >= wanted, true);
  if bin is not null then
    return;
  end if;
  -- One look at all bins, because each bin's own sums would take a search of two indexes per bin.
  select code, substring(walk_order from '^[^/]*/'), substring(walk_order from '^[^/]*/[^/]*/'), substring(walk_order from '^[^/]*/[^/]*/[^/]*/')
  into from_code, site, zone, aisle from locations where id = from_location;
  with taken as materialized (
    select s.location_id, sum(s.on_hand) as quantity from stock s where s.on_hand > 0 group by 1
  ), promised as materialized (
    select t.suggested_location_id as location_id, sum(t.quantity) as quantity
    from tasks t where t.state = 'open' and t.suggested_location_id is not null group by 1
  ), bins as (
    select l.id, l.code, l.walk_order, array_position(zones, l.zone) as zone_rank,
      l.capacity - coalesce(taken.quantity, 0) - coalesce(promised.quantity, 0) as room
    from locations l
      left join taken on taken.location_id = l.id
      left join promised on promised.location_id = l.id
    where l.type = 'storage' and l.is_active and not l.is_built_in and l.site_id = at_site
  )
  select * into best from (select b.*, coalesce(b.room >= wanted, true) as has_room from bins b) b
  order by b.has_room desc,
    case when b.has_room then b.zone_rank end,
    case when b.has_room and b.zone_rank is null then
      coalesce(starts_with(b.walk_order, site)::integer, 0) + coalesce(starts_with(b.walk_order, zone)::integer, 0)
        + coalesce(starts_with(b.walk_order, aisle)::integer, 0)
    end desc,
    case when not b.has_room then b.room end desc,
    b.walk_order
  limit 1;

  in_zone := case when best.has_room then best.zone_rank end;
  failed := failed || array_to_string(array(
    select format('No bin with room for %s in %s. ', wanted, z.name)
    from unnest(zones) with ordinality z(name, rank)
    where (in_zone is null or z.rank < in_zone) and exists (select from locations l where l.site_id = at_site and l.zone = z.name and l.is_active)
    order by z.rank), '');
  bin := case when best.has_room then best.id end;
  reason := failed || case
    when best.id is null then 'There is no active storage location.'
    when not best.has_room then
      case when is_counted_blind(best.id) then format('No bin has room for %s. Scan any location with room.', wanted)
        else format('No bin has room for %s: the largest free space is %s, at %s. Scan any location with room.', wanted, greatest(best.room, 0), best.code)
      end
    when in_zone is not null then format('The first bin with room in %s, the zone of the item''s home or category.', zones[in_zone])
    else format('The nearest bin with room from %s.', from_code)
  end;
end $$;
