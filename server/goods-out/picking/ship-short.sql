-- Lets an order ship without what it lacks, and makes a pending movement of that, a back-order, whose id is returned. It reserves nothing
-- yet, because there is nothing; confirming does. The caller has locked the order.
create or replace function ship_short(the_order integer, actor_id integer, actor_name text, at timestamptz) returns integer language plpgsql as $$
declare
  number text;
  missing jsonb;
  new_id integer;
begin
  perform lock_order_stock(the_order);
  select order_number into number from orders where id = the_order;
  missing := missing_lines(the_order);
  if missing = '[]' then
    perform refuse('pick.nothing-missing', jsonb_build_object('number', number));
  end if;
  if not exists (select from reservations where order_id = the_order and ended_at is null) then
    perform refuse('pick.all-missing', jsonb_build_object('number', number));
  end if;
  insert into orders (
    order_number, customer_id, type, priority, billing_address, shipping_address, notes, reference, purchase_order, recipient, requested_ship_date, carrier,
    service_type, created_by, created_at, site_id, back_order_of_id)
  select
    number_of_year('orders', 'WM', 5, at), customer_id, type, priority, billing_address, shipping_address, notes, reference, purchase_order, recipient, requested_ship_date, carrier,
    service_type, actor_id, at, site_id, id
  from orders where id = the_order
  returning id into new_id;
  insert into order_items (order_id, line, item_id, sku, name, quantity)
  select new_id, row_number() over (order by oi.line), oi.item_id, oi.sku, oi.name, m.quantity
  from order_items oi join jsonb_to_recordset(missing) as m(sku text, quantity integer) on m.sku = oi.sku
  where oi.order_id = the_order;
  update order_items oi set short_quantity = oi.short_quantity + m.quantity
  from jsonb_to_recordset(missing) as m(sku text, quantity integer) where oi.order_id = the_order and oi.sku = m.sku;
  insert into order_tracking_events (order_id, stage, notes, user_id, user_name, at)
  values (new_id, 'awaiting_confirmation', 'Back-order of ' || number, actor_id, actor_name, at);
  return new_id;
end $$;
