-- The lines of an order, by SKU of its owner, and their reservation. `lines`: [{sku, quantity}], each SKU once.
create or replace function write_order_lines(the_order integer, owner integer, lines jsonb, at timestamptz) returns void language plpgsql as $$
declare
  lines_written integer;
  unknown text;
begin
  -- Each line looks its item up for itself (the limit keeps it so): a join may read through all items of the owner.
  insert into order_items (order_id, line, item_id, sku, name, quantity)
  select the_order, w.line, i.id, i.sku, i.name, (w.wanted ->> 'quantity')::integer
  from jsonb_array_elements(lines) with ordinality as w(wanted, line)
    cross join lateral (
      select i.id, i.sku, i.name from inventory_items i
      where i.customer_id = owner and i.sku = w.wanted ->> 'sku' and i.deleted_at is null limit 1
    ) i;
  get diagnostics lines_written = row_count;

  -- Looked for afterwards: an item handed over between a look before and the insert would be left out without a word.
  if lines_written <> jsonb_array_length(lines) then
    select string_agg(w.sku, ', ') into unknown
    from jsonb_to_recordset(lines) as w(sku text)
    where not exists (select from order_items oi where oi.order_id = the_order and oi.sku = w.sku);
    raise exception '%', format('Not in this customer''s inventory: %s.', unknown) using errcode = 'TH409';
  end if;

  perform reserve_order(the_order, at);
end $$;

-- One call, all or nothing: the order, its lines, what they hold, its history, and who is told.
create or replace function create_order(
  owner integer, fields jsonb, lines jsonb, actor_id integer, actor_name text, at timestamptz
) returns integer language plpgsql as $$
declare
  new_id integer;
  number text := order_number(at);
begin
  if not exists (select from customers c where c.id = owner) then
    raise exception 'There is no such customer. Choose one from the list.' using errcode = 'TH400';
  end if;
  insert into orders (order_number, customer_id, type, priority, billing_address, shipping_address, notes, created_by, created_at)
  values (number, owner, fields ->> 'type', fields ->> 'priority', fields -> 'billingAddress', fields -> 'shippingAddress', fields ->> 'notes', actor_id, at)
  returning id into new_id;
  perform write_order_lines(new_id, owner, lines, at);
  insert into order_tracking_events (order_id, stage, notes, user_id, user_name, at)
  values (new_id, 'awaiting_confirmation', 'Movement placed', actor_id, actor_name, at);
  perform notify_staff(actor_id, 'movement_created', 'info', 'New movement',
    format('%s was placed by %s', number, actor_name), 'order', new_id, at);
  perform record_audit(actor_id, actor_name, 'create', 'order', new_id, owner, null, fields || jsonb_build_object('orderNumber', number, 'items', lines), at);
  return new_id;
end $$;
