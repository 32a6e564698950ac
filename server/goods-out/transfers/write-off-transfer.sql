-- Takes what is missing of a transfer out of TRANSIT. The caller has locked the movement. Returns what was written off, as [{sku, lot,
-- quantity, isExcise}], and the items that fell to their threshold (crossed_thresholds), as {lost, crossed}.
create or replace function write_off_transfer(the_order integer, why text, actor_id integer, at timestamptz) returns jsonb language plpgsql as $$
declare
  o orders;
  r receipts;
  transit integer;
  missing stock_change[];
  items integer[];
  crossed jsonb;
begin
  select * into o from orders where id = the_order;
  select * into r from receipts where transfer_order_id = the_order and withdrawn_at is null for update;
  if r.id is null or r.status <> 'stored' then
    perform refuse('transfer.not-stored', jsonb_build_object('receipt', coalesce(r.receipt_number, 'The receipt')));
  end if;
  select id into transit from locations where site_id = o.transfer_to_site_id and type = 'transit';
  items := array(select distinct m.item_id from stock_movements m where m.order_id = the_order);
  perform lock_items(items);
  perform lock_stock_of(items);
  select array_agg(row(t.item_id, t.lot_id, t.unit, t.quantity, transit, built_in_location('ADJUSTMENT'), 0, null)::stock_change order by t.item_id, t.lot_id)
  into missing from in_transit_of(the_order, r.id, transit) t;
  if missing is null then
    perform refuse('transfer.nothing-missing', jsonb_build_object('number', o.order_number));
  end if;
  crossed := move_stock(missing, 'adjustment', 'adjustment', format('Lost with %s: %s', o.order_number, why), the_order, actor_id, at);
  return jsonb_build_object('crossed', crossed, 'lost', (
    select jsonb_agg(jsonb_build_object('sku', i.sku, 'lot', l.lot_number, 'quantity', c.quantity, 'isExcise', p.excise_code is not null) order by i.sku)
    from unnest(missing) c join inventory_items i on i.id = c.item_id
      left join product_categories p on p.id = i.category_id left join lots l on l.id = c.lot_id));
end $$;
