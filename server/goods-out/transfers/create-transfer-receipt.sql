-- The pending receipt of a transfer at its destination: one line for each item, lot and handling unit that left, all of it expected. Returns its
-- id. The caller has shipped the movement.
create or replace function create_transfer_receipt(the_order integer, actor_id integer, actor_name text, at timestamptz) returns integer language plpgsql as $$
declare
  new_id integer;
begin
  insert into receipts (receipt_number, customer_id, site_id, supplier, reference, expected_date, transfer_order_id, created_by, created_at)
  select number_of_year('receipts', 'WR', 3, at), o.customer_id, o.transfer_to_site_id, 'Transfer from ' || si.name, o.order_number,
    (select site_day(o.transfer_to_site_id, s.estimated_delivery) from shipments s where s.order_id = o.id and s.withdrawn_at is null), o.id, actor_id, at
  from orders o join sites si on si.id = o.site_id where o.id = the_order
  returning id into new_id;
  insert into receipt_items (receipt_id, line, item_id, sku, description, expected, lot_number, expires_on, sscc)
  select new_id, row_number() over (order by i.sku, l.expires_on, l.lot_number, h.sscc), i.id, i.sku, i.name, sum(m.quantity), l.lot_number, l.expires_on, h.sscc
  from stock_movements m
    join inventory_items i on i.id = m.item_id
    join locations t on t.id = m.to_location_id and t.type = 'transit'
    left join lots l on l.id = m.lot_id
    left join handling_units h on h.id = m.handling_unit_id
  where m.order_id = the_order and not exists (select from stock_movements c where c.corrects_id = m.id)
  group by i.id, l.id, h.id;
  insert into receipt_steps (receipt_id, status, user_id, user_name, at) values (new_id, 'pending', actor_id, actor_name, at);
  return new_id;
end $$;
