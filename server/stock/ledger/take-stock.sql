-- Removes unreserved stock: from the home first, then first expired first (see adjust_stock). Without a location it is taken only from where
-- it could be promised. Someone who is limited to sites takes it there.
create or replace function take_stock(
  the_item inventory_items, wanted integer, location integer, at_lot text, reason text, cause text, actor_id integer, at timestamptz
) returns jsonb language plpgsql as $$
declare
  own constant integer[] := current_site_ids();
  home constant integer := first_home(the_item.id);
  takes stock_change[];
  free bigint;
  held bigint;
begin
  with there as materialized (
    select s.*, l.expires_on
    from stock s join locations p on p.id = s.location_id left join lots l on l.id = s.lot_id
    where s.item_id = the_item.id and case when location is null then p.is_promisable else s.location_id = location end
      and (own is null or s.location_id in (select p.id from locations p where p.site_id = any (own))) and (at_lot is null or l.lot_number = at_lot)
    order by s.id for update of s
  ), in_turn as (
    select t.*, t.on_hand - t.reserved as free, sum(t.on_hand - t.reserved) over fefo - (t.on_hand - t.reserved) as before
    from there t
    window fefo as (order by t.location_id <> home,
      t.expires_on nulls last, t.received_at, t.id)
  )
  select coalesce(sum(t.free), 0), coalesce(sum(t.reserved), 0),
    array_agg(row(t.item_id, t.lot_id, t.handling_unit_id, least(t.free, wanted - t.before), t.location_id, built_in_location('ADJUSTMENT'), 0, null)::stock_change
      order by t.before, t.id) filter (where t.free > 0 and t.before < wanted)
  into free, held, takes
  from in_turn t;
  if free < wanted then
    perform refuse('stock.not-removable',
      jsonb_build_object('sku', the_item.sku, 'free', free, 'there', location is not null, 'reserved', held,
        'elsewhere', case when location is null then stock_elsewhere(the_item.id) end));
  end if;

  return move_stock(takes, 'adjustment', cause, reason, null, actor_id, at);
end $$;
