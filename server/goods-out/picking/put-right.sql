-- Brings picked goods of an order back to a location, because the wrong ones or too many were taken; they are to be picked again there.
-- Records the exception. The location is no longer reported short of them. The caller has locked the order.
create or replace function put_right(
  the_order integer, reservation integer, wanted integer, location integer, why text, actor_id integer, actor_name text, at timestamptz
) returns void language plpgsql as $$
declare
  number text;
  there stock;
begin
  select order_number into number from orders where id = the_order;
  if not exists (select from reservations where id = reservation and order_id = the_order and is_picked) then
    perform refuse('pick.changed-meanwhile', jsonb_build_object('number', number));
  end if;
  select s.* into there from reservations r join stock s on s.id = r.stock_id where r.id = reservation;
  perform carry_reserved(the_order, jsonb_build_array(jsonb_build_object('id', reservation, 'quantity', wanted)), location, null, false,
    format('Put right for %s: %s', number, why), actor_id, at, 'put_right');
  update stock s set reported_short_at = null
  where s.item_id = there.item_id and s.location_id = location and s.lot_id is not distinct from there.lot_id and s.reported_short_at is not null;
  if there.handling_unit_id is not null then
    perform free_emptied_units(the_order);
  end if;
  insert into pick_exceptions (order_item_id, kind, location_id, lot_id, quantity, reason, user_id, user_name, at)
  select oi.id, 'wrong_pick', location, there.lot_id, wanted, why, actor_id, actor_name, at
  from order_items oi where oi.order_id = the_order and oi.item_id = there.item_id;
end $$;
