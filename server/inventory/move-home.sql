-- Changing an item's home moves the stock from the old one; reservations move with it (decisions §4).
create or replace function move_home(item integer, new_home integer, actor_id integer, at timestamptz) returns void language plpgsql as $$
declare
  the_item inventory_items := lock_item(item);
  old_location integer := coalesce(the_item.home_location_id, built_in_location('UNASSIGNED'));
  new_location integer := coalesce(new_home, built_in_location('UNASSIGNED'));
  moves stock_change[];
begin
  if old_location = new_location then
    return;
  end if;
  perform 1 from locations l where l.id = new_location for share;
  perform 1 from stock s where s.item_id = item order by s.id for update;
  select array_agg(row(s.item_id, s.lot_id, s.handling_unit_id, s.on_hand, old_location, new_location, s.reserved, null)::stock_change order by s.id)
    into moves from stock s where s.item_id = item and s.location_id = old_location and s.on_hand > 0;
  update inventory_items set home_location_id = new_home where id = item;
  if moves is null then
    return;
  end if;
  if exists (select from unnest(moves) m where m.reserved > 0) and not (select is_promisable from locations where id = new_location) then
    perform refuse('stock.reserved-not-promisable', jsonb_build_object('sku', the_item.sku));
  end if;
  perform move_stock(moves, 'transfer', 'transfer', 'Home location changed', null, actor_id, at);

  with released as (
    update reservations r set ended_at = at, ending = 'released'
    from stock s
    where s.item_id = item and s.location_id = old_location and r.stock_id = s.id and r.ended_at is null
    returning r.order_id, r.item_id, r.quantity, s.lot_id, s.handling_unit_id
  )
  insert into reservations (order_id, item_id, stock_id, quantity, created_at)
  select r.order_id, r.item_id, s.id, r.quantity, at
  from released r join stock s on s.item_id = item and s.location_id = new_location
    and s.lot_id is not distinct from r.lot_id and s.handling_unit_id is not distinct from r.handling_unit_id;
end $$;
