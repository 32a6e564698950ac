-- Picks what was found of one reservation of an order, puts what was missing aside to be counted, and reserves the missing quantity
-- elsewhere as far as there is any. Records the exception, and marks what the books say is left there. Picked goods are put aside out of the
-- handling unit that they were packed into. The caller has locked the order.
create or replace function short_pick(
  the_order integer, reservation integer, found_quantity integer, why text, actor_id integer, actor_name text, at timestamptz
) returns void language plpgsql as $$
declare
  number text;
  aside constant integer := discrepancy_location((select site_id from orders where id = the_order));
  brought_to constant integer := picking_location(the_order);
  r reservations;
  there stock;
  missing integer;
  was_picked boolean;
begin
  select order_number into number from orders where id = the_order;
  perform require_active_location(l) from unnest(array[aside, brought_to]) l where l is not null order by l;
  perform lock_order_stock(the_order);
  select * into r from reservations where id = reservation and order_id = the_order and ended_at is null;
  if r.id is null or found_quantity >= r.quantity then
    perform refuse('pick.changed-meanwhile', jsonb_build_object('number', number));
  end if;
  missing := r.quantity - found_quantity;
  was_picked := r.is_picked;
  select * into there from stock where id = r.stock_id;
  update reservations set ended_at = at, ending = 'released' where id = r.id;
  update stock set reserved = reserved - missing where id = r.stock_id;
  if found_quantity > 0 then
    insert into reservations (order_id, item_id, stock_id, quantity, created_at) values (the_order, r.item_id, r.stock_id, found_quantity, r.created_at)
    returning * into r;
    perform carry_reserved(the_order, jsonb_build_array(jsonb_build_object('id', r.id, 'quantity', found_quantity)), brought_to, null, true,
      'Picked for ' || number, actor_id, at);
  end if;
  perform move_stock(
    array[row(there.item_id, there.lot_id, there.handling_unit_id, missing, there.location_id, aside, 0, null)::stock_change],
    'transfer', 'transfer', format('Short pick for %s: %s', number, why), the_order, actor_id, at, repacks => there.handling_unit_id is not null,
    act => jsonb '{"kind": "short_pick"}');
  insert into pick_exceptions (order_item_id, kind, location_id, lot_id, quantity, reason, user_id, user_name, at)
  select oi.id, 'short', there.location_id, there.lot_id, missing, why, actor_id, actor_name, at
  from order_items oi where oi.order_id = the_order and oi.item_id = there.item_id;
  if was_picked and there.handling_unit_id is not null then
    perform free_emptied_units(the_order);
  elsif not was_picked then
    update stock s set reported_short_at = at
    where s.item_id = there.item_id and s.location_id = there.location_id and s.lot_id is not distinct from there.lot_id and s.on_hand > 0;
  end if;
  perform reserve_missing(the_order, at, reported_short(the_order));
end $$;
