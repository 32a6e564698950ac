-- Fails when goods left quarantine that a return received there and still waits for: its inspection and closing decide what becomes of them.
create or replace function require_awaited_stays(changes stock_change[]) returns void language plpgsql as $$
declare
  missed record;
begin
  select i.sku, p.code, r.return_number as number, w.units, coalesce(s.on_hand, 0) as left into missed
  from (select distinct c.item_id, c.lot_id, c.handling_unit_id, c.from_location_id as location_id from unnest(changes) c) c
    cross join lateral (
      select sum(l.received) as units, max(r.id) as return_id
      from return_lines l join returns r on r.id = l.return_id and r.status in ('received', 'inspected') and r.return_location_id = c.location_id
      where l.item_id = c.item_id and l.lot_id is not distinct from c.lot_id and l.handling_unit_id is not distinct from c.handling_unit_id
    ) w
    join returns r on r.id = w.return_id
    join inventory_items i on i.id = c.item_id
    join locations p on p.id = c.location_id
    left join stock s on s.item_id = c.item_id and s.location_id = c.location_id and s.lot_id is not distinct from c.lot_id
      and s.handling_unit_id is not distinct from c.handling_unit_id
  where coalesce(s.on_hand, 0) < w.units
  limit 1;
  if found then
    perform refuse('stock.awaited-by-return', to_jsonb(missed));
  end if;
end $$;
