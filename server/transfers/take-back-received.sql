-- Takes back what the ledger received for these lines of a transfer's receipt: to TRANSIT, in the units that it came in unless these are
-- used for other goods by now, and to ADJUSTMENT. Fails when some of it is reserved or has moved on.
create or replace function take_back_received(the_receipt integer, lines integer[], transit integer, actor_id integer, at timestamptz)
returns void language plpgsql as $$
declare
  number text;
  refused jsonb;
  entry record;
begin
  select receipt_number into number from receipts where id = the_receipt;
  for entry in
    -- What leaves a unit first, and what goes back into one last, so that each unit is at one place.
    select m.turn, m.turn <> 2 as repacks, m.into_unit, array_agg(m.change order by m.id) as changes, array_agg(m.line order by m.id) as lines
    from (
      select m.id, m.receipt_item_id as line, b.into_unit,
        case when not m.is_repacked or (m.to_handling_unit_id is null and b.into_unit is null) then 2 when m.to_handling_unit_id is not null then 1 else 3 end as turn,
        row(m.item_id, m.lot_id, case when m.is_repacked then m.to_handling_unit_id else m.handling_unit_id end, m.quantity, m.to_location_id,
          m.from_location_id, 0, m.id)::stock_change as change
      from stock_movements m cross join lateral (
        select (select h.id from handling_units h where m.is_repacked and h.id = m.handling_unit_id and h.order_id is null and not exists (
          select from stock s where s.handling_unit_id in (select units_within(outermost_unit(h.id))) and s.on_hand > 0
            and s.location_id not in (m.from_location_id, m.to_location_id))) as into_unit) b
      where m.receipt_id = the_receipt and m.receipt_item_id = any (lines) and m.corrects_id is null
        and m.from_location_id in (transit, built_in_location('ADJUSTMENT')) and m.to_location_id <> transit
        and not exists (select from stock_movements c where c.corrects_id = m.id)
    ) m
    group by m.turn, m.into_unit order by m.turn, m.into_unit nulls first
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
      repacks => entry.repacks, into_unit => entry.into_unit, for_receipt => the_receipt, receipt_lines => entry.lines,
      act => jsonb_build_object('kind', 'other', 'subjectType', 'receipt', 'subjectId', the_receipt, 'number', number));
  end loop;
end $$;
