-- Makes the ledger have received from the supplier exactly what the lines of a receipt count: good units at its receiving location,
-- damaged ones loose in quarantine. It writes the difference to what the ledger has, so a repeat writes nothing. Lines that aren't
-- counted have received nothing. The caller has locked the receipt. Returns the items that fell to their threshold.
create or replace function post_receipt(the_receipt integer, actor_id integer, at timestamptz) returns jsonb language plpgsql as $$
declare
  r receipts;
  supplier constant integer := built_in_location('SUPPLIER');
  items integer[];
  taken stock_change[];
  put stock_change[];
  lines_taken integer[];
  lines_put integer[];
  refused jsonb;
  elsewhere record;
begin
  select * into r from receipts where id = the_receipt;
  if r.transfer_order_id is not null then
    return post_transfer(the_receipt, actor_id, at);
  end if;
  -- Items that the lines name, and those of earlier lines.
  items := array(
    select i.item_id from receipt_items i where i.receipt_id = the_receipt and i.item_id is not null
    union select m.item_id from stock_movements m where m.receipt_id = the_receipt);
  perform lock_items(items);
  perform lock_handling_units(array(select i.handling_unit_id from receipt_items i where i.receipt_id = the_receipt and i.handling_unit_id is not null));
  perform 1 from locations l where l.id in (r.receiving_location_id, r.quarantine_location_id) order by l.id for share;
  perform lock_stock_of(items);

  with counted as (
    select i.id as line, i.item_id, i.lot_id, i.handling_unit_id, r.receiving_location_id as location_id, i.counted - i.damaged as quantity
    from receipt_items i where i.receipt_id = the_receipt and i.counted > i.damaged
    union all
    select i.id, i.item_id, i.lot_id, null, r.quarantine_location_id, i.damaged
    from receipt_items i where i.receipt_id = the_receipt and i.counted is not null and i.damaged > 0
    union all
    select m.receipt_item_id, m.item_id, m.lot_id, m.handling_unit_id,
      case supplier when m.from_location_id then m.to_location_id else m.from_location_id end,
      case supplier when m.from_location_id then -m.quantity else m.quantity end
    from stock_movements m where m.receipt_id = the_receipt and supplier in (m.from_location_id, m.to_location_id)
  ), difference as (
    select line, item_id, lot_id, handling_unit_id, location_id, sum(quantity) as quantity
    from counted group by 1, 2, 3, 4, 5 having sum(quantity) <> 0
  ), with_stock as (
    select d.*, s.id as stock_id,
      (select max(m.id) from stock_movements m where m.receipt_id = the_receipt and m.receipt_item_id = d.line and m.from_location_id = supplier
        and m.to_location_id = d.location_id and m.item_id = d.item_id and m.lot_id is not distinct from d.lot_id
        and m.handling_unit_id is not distinct from d.handling_unit_id) as corrects_id
    from difference d left join stock s on s.item_id = d.item_id and s.location_id = d.location_id
      and s.lot_id is not distinct from d.lot_id and s.handling_unit_id is not distinct from d.handling_unit_id
  )
  select
    array_agg(row(item_id, lot_id, handling_unit_id, -quantity, location_id, supplier, 0, corrects_id)::stock_change order by stock_id, line)
      filter (where quantity < 0),
    array_agg(line order by stock_id, line) filter (where quantity < 0),
    array_agg(row(item_id, lot_id, handling_unit_id, quantity, supplier, location_id, 0, null)::stock_change order by stock_id, line)
      filter (where quantity > 0),
    array_agg(line order by stock_id, line) filter (where quantity > 0)
  into taken, lines_taken, put, lines_put
  from with_stock;

  select jsonb_agg(distinct i.sku) into refused
  from unnest(taken || put) c join inventory_items i on i.id = c.item_id
  where i.customer_id is distinct from r.customer_id or i.deleted_at is not null;
  if refused is not null then
    perform refuse('receipt.no-longer-owned', jsonb_build_object('number', r.receipt_number, 'skus', refused));
  end if;
  select jsonb_agg(distinct i.sku) into refused
  from (select c.item_id, c.lot_id, c.handling_unit_id, c.from_location_id, sum(c.quantity) as quantity from unnest(taken) c group by 1, 2, 3, 4) c
    join inventory_items i on i.id = c.item_id
    left join stock s on s.item_id = c.item_id and s.location_id = c.from_location_id
      and s.lot_id is not distinct from c.lot_id and s.handling_unit_id is not distinct from c.handling_unit_id
  where coalesce(s.on_hand - s.reserved, 0) < c.quantity;
  if refused is not null then
    perform refuse('receipt.moved-on', jsonb_build_object('number', r.receipt_number, 'skus', refused));
  end if;
  select h.sscc, place_here(p) as place into elsewhere
  from unnest(put) c join handling_units h on h.id = c.handling_unit_id
    join stock s on s.handling_unit_id = h.id and s.on_hand > 0 and s.location_id <> c.to_location_id
    join locations p on p.id = s.location_id
  limit 1;
  if found then
    perform refuse('receipt.unit-elsewhere', to_jsonb(elsewhere));
  end if;

  if taken is not null then
    perform move_stock(taken, 'adjustment', 'receipt', 'Receipt ' || r.receipt_number || ' corrected', null, actor_id, at,
      for_receipt => the_receipt, receipt_lines => lines_taken, act => jsonb '{"kind": "other"}');
  end if;
  if put is not null then
    perform move_stock(put, 'inbound', 'receipt', 'Received with ' || r.receipt_number, null, actor_id, at,
      for_receipt => the_receipt, receipt_lines => lines_put);
  end if;
  return case when taken is null then '[]' else crossed_thresholds(taken || put) end;
end $$;
