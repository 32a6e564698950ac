-- Writes to the ledger what a transfer's receipt receives; see received_in_turn(). A handling unit arrives as a whole: what is missing of one
-- that arrives stays in TRANSIT without it.
create or replace function write_transfer_received(
  the_receipt integer, transit integer, planned stock_change[], lines integer[], units integer[], actor_id integer, at timestamptz
) returns void language plpgsql as $$
declare
  r receipts;
  part record;
  rest stock_change[];
  act jsonb;
begin
  select * into r from receipts where id = the_receipt;
  act := jsonb_build_object('kind', 'receive', 'subjectType', 'receipt', 'subjectId', r.id, 'number', r.receipt_number);
  for part in select * from received_in_turn(planned, lines, units) t where t.turn = 1 loop
    perform move_stock(part.changes, 'transfer', 'receipt', 'Received with ' || r.receipt_number, null, actor_id, at,
      repacks => true, into_unit => part.into_unit, for_receipt => the_receipt, receipt_lines => part.receipt_lines, act => act);
  end loop;
  select array_agg(row(s.item_id, s.lot_id, s.unit, s.missing, transit, transit, 0, null)::stock_change) into rest
  from (
    select t.item_id, t.lot_id, t.unit, t.quantity - coalesce((
      select sum(c.quantity) from unnest(planned) with ordinality as c(item_id, lot_id, handling_unit_id, quantity, from_location_id, to_location_id, reserved, corrects_id, n)
      where c.item_id = t.item_id and c.lot_id is not distinct from t.lot_id and c.handling_unit_id = t.unit and c.from_location_id = transit
        and units[c.n] = t.unit), 0)::integer as missing
    from in_transit_of(r.transfer_order_id, the_receipt, transit) t
    where t.unit in (select c.handling_unit_id from unnest(planned) with ordinality as c(item_id, lot_id, handling_unit_id, quantity, from_location_id, to_location_id, reserved, corrects_id, n)
      where c.from_location_id = transit and units[c.n] = c.handling_unit_id)
  ) s where s.missing > 0;
  if rest is not null then
    perform move_stock(rest, 'transfer', 'receipt', 'Missing from ' || r.receipt_number, null, actor_id, at,
      repacks => true, for_receipt => the_receipt, act => act);
  end if;
  for part in select * from received_in_turn(planned, lines, units) t where t.turn > 1 loop
    perform move_stock(part.changes, 'transfer', 'receipt', 'Received with ' || r.receipt_number, null, actor_id, at,
      repacks => part.repacks, into_unit => part.into_unit, for_receipt => the_receipt, receipt_lines => part.receipt_lines, act => act);
  end loop;
end $$;
