-- Writes to the ledger what a transfer's receipt receives, each change at the line and in the unit (null for loose) at the same position. Goods that
-- arrive in another handling unit than they are in on the way, and what is missing of a unit that arrives, become loose on the way first. Then
-- units arrive as a whole, and at last loose goods in the units in which they were counted.
create or replace function write_transfer_received(
  the_receipt integer, transit integer, planned stock_change[], lines integer[], units integer[], actor_id integer, at timestamptz
) returns void language plpgsql as $$
declare
  r receipts;
  part record;
  loosened stock_change[];
  act jsonb;
begin
  select * into r from receipts where id = the_receipt;
  act := jsonb_build_object('kind', 'receive', 'subjectType', 'receipt', 'subjectId', r.id, 'number', r.receipt_number);
  select array_agg(row(t.item_id, t.lot_id, t.unit, t.quantity - t.arrives, transit, transit, 0, null)::stock_change order by t.unit, t.item_id, t.lot_id)
  into loosened
  from (
    select s.*, coalesce(sum(p.quantity) filter (where units[p.n] = s.unit), 0)::integer as arrives,
      coalesce(sum(p.quantity) filter (where units[p.n] is distinct from s.unit), 0)::integer as arrives_elsewhere
    from in_transit_of(r.transfer_order_id, the_receipt, transit) s
      left join unnest(planned) with ordinality as p(item_id, lot_id, handling_unit_id, quantity, from_location_id, to_location_id, reserved, corrects_id, n)
        on p.item_id = s.item_id and p.lot_id is not distinct from s.lot_id and p.handling_unit_id = s.unit and p.from_location_id = transit
    where s.unit is not null
    group by s.item_id, s.lot_id, s.unit, s.quantity
  ) t
  where t.quantity > t.arrives and (t.arrives_elsewhere > 0 or t.unit = any (units));
  if loosened is not null then
    perform move_stock(loosened, 'transfer', 'receipt', 'Unpacked on the way, received with ' || r.receipt_number, null, actor_id, at,
      repacks => true, for_receipt => the_receipt, act => act);
  end if;
  for part in
    select p.into_unit, array_agg(row(p.item_id, p.lot_id, case when p.is_same then p.handling_unit_id end, p.quantity, p.from_location_id,
      p.to_location_id, 0, null)::stock_change order by p.n) as changes, array_agg(lines[p.n] order by p.n) as receipt_lines
    from (
      select p.*, p.handling_unit_id is not distinct from units[p.n] as is_same,
        case when p.handling_unit_id is distinct from units[p.n] then units[p.n] end as into_unit
      from unnest(planned) with ordinality as p(item_id, lot_id, handling_unit_id, quantity, from_location_id, to_location_id, reserved, corrects_id, n)
    ) p
    group by p.into_unit order by p.into_unit nulls first
  loop
    perform move_stock(part.changes, 'transfer', 'receipt', 'Received with ' || r.receipt_number, null, actor_id, at,
      repacks => part.into_unit is not null, into_unit => part.into_unit, for_receipt => the_receipt, receipt_lines => part.receipt_lines, act => act);
  end loop;
end $$;
