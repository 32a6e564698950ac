-- Brings back to where they were received what was put away of a receipt, by tasks or by status. Fails when some of it is
-- reserved or has moved on. The caller has locked the receipt.
create or replace function unstore_receipt(the_receipt integer, actor_id integer, at timestamptz) returns void language plpgsql as $$
declare
  r receipts;
  moves stock_change[];
  items integer[];
  refused jsonb;
begin
  select * into r from receipts where id = the_receipt;
  items := array(select distinct m.item_id from stock_movements m where m.receipt_id = the_receipt);
  perform lock_room();
  perform lock_items(items);
  perform lock_handling_units(array(select distinct m.handling_unit_id from stock_movements m
    where m.receipt_id = the_receipt and m.handling_unit_id is not null));
  perform 1 from locations l where l.id = r.receiving_location_id for share;
  perform lock_stock_of(items);
  with moved as (
    select m.item_id, m.lot_id, m.handling_unit_id, m.to_location_id as location_id, m.quantity, m.id
    from stock_movements m where m.receipt_id = the_receipt and m.movement_type = 'transfer' and m.from_location_id = r.receiving_location_id
    union all
    select m.item_id, m.lot_id, m.handling_unit_id, m.from_location_id, -m.quantity, null
    from stock_movements m where m.receipt_id = the_receipt and m.movement_type = 'transfer' and m.to_location_id = r.receiving_location_id
  ), due as (
    select item_id, lot_id, handling_unit_id, location_id, sum(quantity) as quantity, max(id) as corrects_id
    from moved group by 1, 2, 3, 4 having sum(quantity) > 0
  )
  select array_agg(row(d.item_id, d.lot_id, d.handling_unit_id, d.quantity, d.location_id, r.receiving_location_id, 0, d.corrects_id)::stock_change
      order by s.id),
    jsonb_agg(distinct i.sku) filter (where coalesce(s.on_hand - s.reserved, 0) < d.quantity)
  into moves, refused
  from due d join inventory_items i on i.id = d.item_id
    left join stock s on s.item_id = d.item_id and s.location_id = d.location_id
      and s.lot_id is not distinct from d.lot_id and s.handling_unit_id is not distinct from d.handling_unit_id;
  if refused is not null then
    perform refuse('receipt.moved-on', jsonb_build_object('number', r.receipt_number, 'skus', refused));
  end if;
  if moves is not null then
    perform move_stock(moves, 'transfer', 'receipt', 'Put-away of ' || r.receipt_number || ' taken back', null, actor_id, at, for_receipt => the_receipt,
      act => jsonb '{"kind": "other"}');
  end if;
end $$;
