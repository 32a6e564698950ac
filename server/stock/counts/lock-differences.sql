-- Locks what posting lines of a count needs, in the order of all locks: the movements whose reservations may be released, the count, items,
-- handling units, locations, stock rows.
create or replace function lock_differences(the_count integer, lines integer[], releases boolean) returns void language plpgsql as $$
declare
  movements integer[] := '{}';
  items integer[];
begin
  if releases then
    movements := array(
      select distinct r.order_id from count_differences(the_count, lines) d join reservations r on r.stock_id = d.stock_id
      where d.difference < 0 and r.ended_at is null and not r.is_picked);
    perform 1 from orders o where o.id = any (movements) order by o.id for no key update;
  end if;
  perform 1 from counts c where c.id = the_count for no key update;
  items := array(select distinct d.item_id from count_differences(the_count, lines) d);
  perform lock_items(items);
  perform lock_handling_units(array(select distinct d.unit from count_differences(the_count, lines) d where d.unit is not null));
  perform 1 from locations l
  where l.id in (select d.location_id from count_differences(the_count, lines) d)
    or l.is_discrepancy and l.site_id = (select c.site_id from counts c where c.id = the_count)
  order by l.id for share;
  -- What is released is reserved again for all lines of its movement.
  perform lock_stock_of(items || array(select oi.item_id from order_items oi where oi.order_id = any (movements)));
  if releases and exists (
    select from count_differences(the_count, lines) d join reservations r on r.stock_id = d.stock_id
    where d.difference < 0 and r.ended_at is null and not r.is_picked and r.order_id <> all (movements)
  ) then
    -- Another transaction reserved before the movement was locked. The server repeats the transaction.
    raise exception using errcode = 'serialization_failure', message = 'stock was reserved before its movement was locked';
  end if;
end $$;
