-- The writes, one call each. What is short, or stands elsewhere than it should, is refused; nothing else is checked.

-- A: the items come in ascending order, so that two orders at once don't wait for each other in a ring.
create function create_order(actor users, the_key text, the_hash bytea, customer integer, body jsonb) returns text language plpgsql as $$
declare
  new_id integer := nextval('orders_id_seq');
  number text := 'WM-' || new_id;
  reserved_lines integer;
  answer text;
begin
  insert into orders (id, order_number, customer_id, type, billing_address, shipping_address, created_by)
  values (new_id, number, customer, body ->> 'type', body -> 'billingAddress', body -> 'shippingAddress', actor.id);
  insert into order_lines (order_id, line, item_id, sku, name, quantity)
  select new_id, w.line, i.id, i.sku, i.name, (w.item ->> 'quantity')::integer
  from jsonb_array_elements(body -> 'items') with ordinality as w(item, line)
    cross join lateral (select i.id, i.sku, i.name from items i where i.customer_id = customer and i.sku = w.item ->> 'sku' limit 1) i;
  with held as (
    update stock s set reserved = s.reserved + l.quantity
    from order_lines l where l.order_id = new_id and s.item_id = l.item_id and s.on_hand - s.reserved >= l.quantity
    returning s.item_id, l.quantity
  )
  insert into reservations (order_id, item_id, quantity) select new_id, item_id, quantity from held;
  get diagnostics reserved_lines = row_count;
  if reserved_lines <> jsonb_array_length(body -> 'items') then
    raise exception 'Not enough stock.';
  end if;
  insert into tracking_events (order_id, stage, notes, user_id, user_name) values (new_id, 'awaiting_confirmation', 'Movement placed', actor.id, actor.name);
  insert into notifications (kind, type, title, message, subject_type, subject_id, except_user_id)
  values ('movement_created', 'info', 'New movement', number || ' was placed by ' || actor.name, 'order', new_id, actor.id);
  insert into audit_entries (user_id, user_name, action, entity, entity_id, customer_id, after)
  values (actor.id, actor.name, 'create', 'order', new_id, customer, body || jsonb_build_object('orderNumber', number));
  select row_to_json(o)::text into answer from order_answers o where o.id = new_id;
  insert into idempotency_keys (user_id, key, request_hash, status, response) values (actor.id, the_key, the_hash, 201, answer);
  return answer;
end $$;

-- D
create function adjust_item(actor users, the_key text, the_hash bytea, item integer, body jsonb) returns text language plpgsql as $$
declare
  delta integer := (body ->> 'adjustment')::integer;
  left_over integer;
  answer text;
begin
  update stock set on_hand = on_hand + delta where item_id = item and on_hand + delta >= reserved returning on_hand into left_over;
  if not found then
    raise exception 'Not enough stock.';
  end if;
  insert into ledger (movement_type, item_id, sku, customer_id, quantity, reason, user_id)
  select 'adjustment', item, i.sku, i.customer_id, delta, body ->> 'reason', actor.id from items i where i.id = item;
  insert into audit_entries (user_id, user_name, action, entity, entity_id, customer_id, after)
  select actor.id, actor.name, 'adjust', 'inventoryItem', item, i.customer_id, body || jsonb_build_object('quantity', left_over) from items i where i.id = item;
  select row_to_json(i)::text into answer from item_answers i where i.id = item;
  insert into idempotency_keys (user_id, key, request_hash, status, response) values (actor.id, the_key, the_hash, 200, answer);
  return answer;
end $$;

-- E: from documented to exported. The screens send no key with it.
create function export_order(actor users, the_order integer, body jsonb) returns text language plpgsql as $$
declare
  o orders;
  new_shipment integer := nextval('shipments_id_seq');
begin
  update orders set tracking_stage = 'exported', status = 'completed', exported_at = now(), shipment_id = new_shipment, version = version + 1
  where id = the_order and tracking_stage = 'documented' returning * into o;
  if not found then
    raise exception 'Not the next stage.';
  end if;
  with consumed as (
    update reservations set ended_at = now(), ending = 'consumed' where order_id = the_order and ended_at is null returning item_id, quantity
  )
  update stock s set on_hand = s.on_hand - c.quantity, reserved = s.reserved - c.quantity from consumed c where s.item_id = c.item_id;
  insert into ledger (movement_type, item_id, sku, customer_id, quantity, reason, order_id, user_id)
  select 'outbound', l.item_id, l.sku, o.customer_id, -l.quantity, 'Shipped with ' || o.order_number, the_order, actor.id
  from order_lines l where l.order_id = the_order;
  insert into shipments (id, tracking_number, order_id, customer_id, destination, estimated_delivery) overriding system value
  values (new_shipment, 'TRK-' || new_shipment, the_order, o.customer_id, o.shipping_address ->> 'city', now() + interval '5 days');
  insert into shipment_events (shipment_id, status, location, user_id, user_name) values (new_shipment, 'created', 'Warehouse', actor.id, actor.name);
  insert into tracking_events (order_id, stage, notes, user_id, user_name) values (the_order, 'exported', body ->> 'notes', actor.id, actor.name);
  insert into notifications (customer_id, kind, type, title, message, subject_type, subject_id, except_user_id)
  values (o.customer_id, 'stage_exported', 'success', 'Exported', o.order_number || ' reached the stage Exported', 'order', the_order, actor.id);
  insert into audit_entries (user_id, user_name, action, entity, entity_id, customer_id, before, after)
  values (actor.id, actor.name, 'advance', 'order', the_order, o.customer_id, '{"trackingStage": "documented", "status": "packing"}', '{"trackingStage": "exported"}');
  return (select row_to_json(a)::text from order_answers a where a.id = the_order);
end $$;
