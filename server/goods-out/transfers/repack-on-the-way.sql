-- Puts loose goods of a transfer that are on the way back into the handling units in which they were sent, so that its export can be undone and
-- its units can arrive again. Units that have arrived by the receipt, are elsewhere, or serve another movement stay as they are. It belongs to the act
-- of what is received at the same time, so that both are undone together.
create or replace function repack_on_the_way(the_receipt integer, transit integer, is_receiving boolean, actor_id integer, at timestamptz) returns void language plpgsql as $$
declare
  r receipts;
  part record;
  loose bigint;
begin
  select * into r from receipts where id = the_receipt;
  for part in
    with sent as (
      select m.item_id, m.lot_id, m.handling_unit_id as unit, sum(case when m.to_location_id = transit then m.quantity else -m.quantity end) as quantity
      from stock_movements m
      where m.order_id = r.transfer_order_id and m.cause = 'order' and transit in (m.from_location_id, m.to_location_id) and m.handling_unit_id is not null
      group by 1, 2, 3
    )
    select s.item_id, s.lot_id, s.unit, s.quantity - coalesce(t.quantity, 0) as missing
    from sent s
      join handling_units h on h.id = s.unit and (h.order_id is null or h.order_id = r.transfer_order_id)
      left join in_transit_of(r.transfer_order_id, the_receipt, transit) t on t.item_id = s.item_id and t.lot_id is not distinct from s.lot_id and t.unit = s.unit
    where s.quantity > coalesce(t.quantity, 0)
      and not exists (select from receipt_items i where i.receipt_id = the_receipt and i.handling_unit_id = s.unit and i.counted > 0)
      and not exists (select from stock e where e.handling_unit_id = any (units_within(outermost_unit(s.unit))) and e.on_hand > 0 and e.location_id <> transit)
    order by s.unit, s.item_id, s.lot_id
  loop
    loose := coalesce((
      select t.quantity from in_transit_of(r.transfer_order_id, the_receipt, transit) t
      where t.item_id = part.item_id and t.lot_id is not distinct from part.lot_id and t.unit is null), 0);
    continue when loose = 0;
    perform move_stock(array[row(part.item_id, part.lot_id, null, least(loose, part.missing), transit, transit, 0, null)::stock_change], 'transfer', 'receipt',
      'Receipt ' || r.receipt_number || ' corrected', null, actor_id, at, repacks => true, into_unit => part.unit, for_receipt => the_receipt,
      act => jsonb_build_object('kind', case when is_receiving then 'receive' else 'other' end, 'subjectType', 'receipt', 'subjectId', r.id, 'number', r.receipt_number));
  end loop;
end $$;
