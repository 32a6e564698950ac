-- The lots of an item that left with a movement.
create or replace function lots_shipped(the_order integer, item integer)
returns table (lot_id integer, lot_number text, expires_on date, units bigint) language plpgsql stable as $$
begin
  return query
  select l.id, l.lot_number, l.expires_on, sum(case when m.to_location_id = built_in_location('CUSTOMER') then m.quantity else -m.quantity end)::bigint
  from stock_movements m join lots l on l.id = m.lot_id
  where m.order_id = the_order and m.item_id = item and m.cause <> 'return'
    and built_in_location('CUSTOMER') in (m.from_location_id, m.to_location_id)
  group by 1, 2, 3
  having sum(case when m.to_location_id = built_in_location('CUSTOMER') then m.quantity else -m.quantity end) > 0;
end $$;
