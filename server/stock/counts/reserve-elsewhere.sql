-- Reserves again what a count released, in the reverse order of its release. What a movement lacks then is a pick exception of it. Returns
-- [{id, orderNumber, customerId, status, sku, quantity}] with all movements of which something was released; the quantity is what one lacks.
create or replace function reserve_elsewhere(released jsonb, number text, actor_id integer, actor_name text, at timestamptz)
returns jsonb language plpgsql as $$
declare
  o record;
begin
  if released = '[]' then
    return '[]';
  end if;
  for o in
    select orders.id from orders
    where orders.id in (select (each ->> 'order')::integer from jsonb_array_elements(released) each)
    order by orders.status = 'pending', array_position(array['high', 'normal', 'low'], orders.priority::text), orders.created_at, orders.id
  loop
    perform reserve_missing(o.id, at, reported_short(o.id));
  end loop;
  with gone as (
    select g.line, g.location, g.lot, sum(g.quantity) as quantity, sum(sum(g.quantity)) over (partition by g.line order by g.location, g.lot) as up_to
    from jsonb_to_recordset(released) as g(line integer, location integer, lot integer, quantity integer) group by 1, 2, 3
  ), lacking as (
    select g.*, oi.quantity - oi.short_quantity - coalesce(
      (select sum(r.quantity) from reservations r where r.order_id = oi.order_id and r.item_id = oi.item_id and r.ended_at is null), 0) as missing
    from gone g join order_items oi on oi.id = g.line
  )
  insert into pick_exceptions (order_item_id, kind, location_id, lot_id, quantity, reason, user_id, user_name, at)
  select k.line, 'count', k.location, k.lot, least(k.quantity, k.missing - (k.up_to - k.quantity)), 'Counted less in ' || number, actor_id, actor_name, at
  from lacking k where k.missing > k.up_to - k.quantity;
  return (
    select jsonb_agg(jsonb_build_object('id', m.id, 'orderNumber', m.order_number, 'customerId', m.customer_id, 'status', m.status, 'sku', oi.sku,
      'quantity', oi.quantity - oi.short_quantity - coalesce(
        (select sum(r.quantity) from reservations r where r.order_id = oi.order_id and r.item_id = oi.item_id and r.ended_at is null), 0)) order by m.id, oi.line)
    from order_items oi join orders m on m.id = oi.order_id
    where oi.id in (select (each ->> 'line')::integer from jsonb_array_elements(released) each));
end $$;
