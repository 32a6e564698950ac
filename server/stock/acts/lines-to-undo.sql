-- The lines of acts that aren't undone yet, with the stock row that each filled, and how much of it is reserved by the movements whose
-- reservations went along. `asked` names the lines of the first act; null for all.
create or replace function lines_to_undo(acts bigint[], asked bigint[]) returns table (
  line stock_movements, unit integer, stock_id integer, on_hand integer, reserved integer, own bigint
) language plpgsql stable as $$
begin
  return query
  select m, w.unit, s.id, s.on_hand, s.reserved,
    coalesce((
      select sum(r.quantity) from reservations r
      where r.stock_id = s.id and r.ended_at is null and r.order_id = any (carried_orders(m)) and (m.order_id is null or r.is_picked)), 0)
  from stock_movements m
    cross join lateral (select case when m.is_repacked then m.to_handling_unit_id else m.handling_unit_id end as unit) w
    left join stock s on s.item_id = m.item_id and s.location_id = m.to_location_id and s.lot_id is not distinct from m.lot_id
      and s.handling_unit_id is not distinct from w.unit and not is_virtual_location(m.to_location_id)
  where m.act_id = any (acts) and not is_undone(m) and (asked is null or m.act_id <> acts[1] or m.id = any (asked))
  order by m.id;
end $$;
