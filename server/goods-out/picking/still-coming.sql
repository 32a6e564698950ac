-- Units that pickers will still bring to a location because goods of the same order are there already. One order is left out.
create or replace function still_coming(location integer, except_order integer) returns bigint language sql stable
  return (
    select coalesce(sum(r.quantity), 0)
    from reservations r
    where r.ended_at is null and not r.is_picked and r.order_id <> except_order and r.order_id in (
      select p.order_id from stock s join reservations p on p.stock_id = s.id and p.ended_at is null and p.is_picked
      where s.location_id = location and s.reserved > 0));
