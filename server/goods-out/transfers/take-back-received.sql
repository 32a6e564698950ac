-- Takes back what the ledger received for these lines of a transfer's receipt: to TRANSIT and to ADJUSTMENT. Goods that arrived in another
-- handling unit than they were sent in, or without one, are loose on the way: repack_on_the_way() puts them back. Fails when some of it is
-- reserved or has moved on.
create or replace function take_back_received(the_receipt integer, lines integer[], transit integer, actor_id integer, at timestamptz)
returns void language plpgsql as $$
declare
  number text;
  refused jsonb;
  entry record;
begin
  select receipt_number into number from receipts where id = the_receipt;
  for entry in
    -- What leaves a unit first, so that each unit is at one place.
    select m.leaves_unit, array_agg(m.change order by m.id) as changes, array_agg(m.line order by m.id) as lines
    from (
      select m.id, m.receipt_item_id as line, m.is_repacked and m.to_handling_unit_id is not null as leaves_unit,
        row(m.item_id, m.lot_id, case when m.is_repacked then m.to_handling_unit_id else m.handling_unit_id end, m.quantity, m.to_location_id,
          m.from_location_id, 0, m.id)::stock_change as change
      from stock_movements m
      where m.receipt_id = the_receipt and m.receipt_item_id = any (lines) and m.corrects_id is null
        and m.from_location_id in (transit, built_in_location('ADJUSTMENT')) and m.to_location_id <> transit
        and not exists (select from stock_movements c where c.corrects_id = m.id)
    ) m
    group by m.leaves_unit order by m.leaves_unit desc
  loop
    select jsonb_agg(distinct i.sku) into refused
    from (select (c).item_id, (c).lot_id, (c).handling_unit_id, (c).from_location_id, sum((c).quantity) as quantity
        from unnest(entry.changes) c group by 1, 2, 3, 4) c
      join inventory_items i on i.id = c.item_id
      left join stock s on s.item_id = c.item_id and s.location_id = c.from_location_id
        and s.lot_id is not distinct from c.lot_id and s.handling_unit_id is not distinct from c.handling_unit_id
    where coalesce(s.on_hand - s.reserved, 0) < c.quantity;
    if refused is not null then
      perform refuse('receipt.moved-on', jsonb_build_object('number', number, 'skus', refused));
    end if;
    perform move_stock(entry.changes, 'transfer', 'receipt', 'Receipt ' || number || ' corrected', null, actor_id, at,
      repacks => entry.leaves_unit, for_receipt => the_receipt, receipt_lines => entry.lines,
      act => jsonb_build_object('kind', 'other', 'subjectType', 'receipt', 'subjectId', the_receipt, 'number', number));
  end loop;
end $$;
