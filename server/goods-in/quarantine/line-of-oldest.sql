-- The ledger line by which the oldest came of what is in a stock row, given that what came first leaves first.
create or replace function line_of_oldest(item integer, location integer, lot integer, unit integer, there integer) returns bigint
language plpgsql stable as $$
begin
  return (
    select c.id from (
      select m.id, sum(m.quantity) over (order by m.created_at desc, m.id desc) as since_then
      from stock_movements m
      where m.item_id = item and m.to_location_id = location and m.lot_id is not distinct from lot
        and case when m.is_repacked then m.to_handling_unit_id else m.handling_unit_id end is not distinct from unit
    ) c
    where c.since_then >= there order by c.since_then limit 1);
end $$;
