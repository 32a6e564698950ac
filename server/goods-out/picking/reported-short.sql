-- The stock rows of an order's items at a location and in a lot where its pickers reported them short: until they are counted or put right, or
-- goods were brought there.
create or replace function reported_short(the_order integer) returns integer[] language sql stable
  return array(
    select s.id
    from pick_exceptions e join order_items oi on oi.id = e.order_item_id
      join stock s on s.item_id = oi.item_id and s.location_id = e.location_id and s.lot_id is not distinct from e.lot_id
    where oi.order_id = the_order and e.kind = 'short' and s.reported_short_at is not null and not exists (
      select from stock_movements m
      where m.item_id = s.item_id and m.created_at > e.at and m.lot_id is not distinct from s.lot_id and m.to_location_id = s.location_id));
