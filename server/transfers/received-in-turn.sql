-- What a transfer's receipt receives, as the ledger writes it: first what leaves its handling unit, then what arrives in the one that it came in
-- or loose, then loose goods that arrive in a unit. `units` are those that it arrives in, null for loose.
create or replace function received_in_turn(planned stock_change[], lines integer[], units integer[])
returns table (turn integer, repacks boolean, into_unit integer, changes stock_change[], receipt_lines integer[]) language plpgsql immutable as $$
begin
  return query
    select p.turn, p.turn <> 2, case when p.turn <> 2 then p.unit end as target,
      array_agg(row(p.item_id, p.lot_id, p.handling_unit_id, p.quantity, p.from_location_id, p.to_location_id, 0, null)::stock_change order by p.n),
      array_agg(p.line order by p.n)
    from (
      select c.*, lines[c.n] as line, units[c.n] as unit,
        case when c.handling_unit_id is not distinct from units[c.n] then 2 when c.handling_unit_id is not null then 1 else 3 end as turn
      from unnest(planned) with ordinality as c(item_id, lot_id, handling_unit_id, quantity, from_location_id, to_location_id, reserved, corrects_id, n)
    ) p
    group by p.turn, target
    order by p.turn, target nulls first;
end $$;
