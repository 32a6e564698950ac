-- A transfer's receipt takes from ADJUSTMENT what it counts more than was sent. When another of its lines is corrected to less, goods of the same
-- item and lot are on the way again: they were that surplus. They are moved to ADJUSTMENT, as many as came from there and no more. A repeat
-- writes nothing. The caller has locked the receipt and its stock.
create or replace function settle_transfer(the_receipt integer, actor_id integer, at timestamptz) returns void language plpgsql as $$
declare
  r receipts;
  transit integer;
  outside constant integer := built_in_location('ADJUSTMENT');
  due record;
  source record;
  remaining bigint;
  changes stock_change[] := '{}';
begin
  select * into r from receipts where id = the_receipt;
  select id into transit from locations where site_id = r.site_id and type = 'transit';
  for due in
    select e.item_id, e.lot_id, least(sum(e.surplus), sum(e.settled) + coalesce((
      select sum(t.quantity) from in_transit_of(r.transfer_order_id, the_receipt, transit) t
      where t.item_id = e.item_id and t.lot_id is not distinct from e.lot_id), 0)) - sum(e.settled) as quantity
    from (
      select m.item_id, m.lot_id,
        case when transit in (m.from_location_id, m.to_location_id) then 0 when m.from_location_id = outside then m.quantity else -m.quantity end as surplus,
        case when m.from_location_id = transit then m.quantity when m.to_location_id = transit then -m.quantity else 0 end as settled
      from stock_movements m where m.receipt_id = the_receipt and outside in (m.from_location_id, m.to_location_id)
    ) e
    group by e.item_id, e.lot_id order by e.item_id, e.lot_id
  loop
    if due.quantity < 0 then
      changes := changes || row(due.item_id, due.lot_id, null, -due.quantity, outside, transit, 0, null)::stock_change;
    end if;
    remaining := due.quantity;
    for source in
      select t.unit, t.quantity from in_transit_of(r.transfer_order_id, the_receipt, transit) t
      where t.item_id = due.item_id and t.lot_id is not distinct from due.lot_id order by t.unit nulls first
    loop
      exit when remaining <= 0;
      changes := changes || row(due.item_id, due.lot_id, source.unit, least(remaining, source.quantity), transit, outside, 0, null)::stock_change;
      remaining := remaining - least(remaining, source.quantity);
    end loop;
  end loop;
  if changes <> '{}' then
    perform move_stock(changes, 'transfer', 'receipt', 'Receipt ' || r.receipt_number || ' corrected', null, actor_id, at, for_receipt => the_receipt,
      act => jsonb_build_object('kind', 'other', 'subjectType', 'receipt', 'subjectId', r.id, 'number', r.receipt_number));
  end if;
end $$;
