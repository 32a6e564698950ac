-- Since when a picker reports less of an item at a location than the books say.
alter table stock add column reported_short_at timestamptz;
comment on column stock.reported_short_at is 'A picker found less there. Reserved last, until it is counted or put right.';

-- The reports of before, where nothing was brought there or counted since.
update stock s set reported_short_at = r.at
from (
  select i.id as item_id, e.location_id, e.lot_id, max(e.at) as at
  from pick_exceptions e join order_items oi on oi.id = e.order_item_id join inventory_items i on i.id = oi.item_id
  where e.kind = 'short'
  group by 1, 2, 3
) r
where s.item_id = r.item_id and s.location_id = r.location_id and s.lot_id is not distinct from r.lot_id and s.on_hand > 0
  and not exists (
    select from stock_movements m
    where m.item_id = s.item_id and m.created_at > r.at and m.lot_id is not distinct from s.lot_id
      and (m.to_location_id = s.location_id or (m.from_location_id = s.location_id and m.cause in ('adjustment', 'count'))));
