-- Reserves for the lines of an order what they lack, at its site: first expired first, then by the use of the location, then first in, at
-- storage, staging and shipping locations, never expired stock, and none of the stock rows `without`. What a picker reported short comes last. The caller has locked the stock rows.
create or replace function reserve_missing(the_order integer, at timestamptz, without integer[] default '{}') returns void language plpgsql as $$
declare
  site constant integer := (select site_id from orders where id = the_order);
  today constant date := site_day(site, at);
begin
  with held as (
    select r.item_id, sum(r.quantity) as quantity from reservations r where r.order_id = the_order and r.ended_at is null group by 1
  ), candidates as (
    select s.id, s.item_id, oi.quantity - oi.short_quantity - coalesce(h.quantity, 0) as wanted, s.on_hand - s.reserved as free,
      sum(s.on_hand - s.reserved) over fefo - (s.on_hand - s.reserved) as before
    from order_items oi
      left join held h on h.item_id = oi.item_id
      join stock s on s.item_id = oi.item_id and s.on_hand > s.reserved and s.id <> all (without)
      join locations p on p.id = s.location_id and p.is_promisable and p.site_id = site
      left join lots l on l.id = s.lot_id
    where oi.order_id = the_order and (l.expires_on is null or l.expires_on >= today)
    window fefo as (partition by s.item_id order by s.reported_short_at is not null, l.expires_on nulls last,
      array_position(array['pick', 'any', 'bulk'], p.use), s.received_at, s.id)
  ), takes as (
    update stock s set reserved = s.reserved + least(c.free, c.wanted - c.before)
    from candidates c where s.id = c.id and c.before < c.wanted
    returning s.item_id, s.id as stock_id, least(c.free, c.wanted - c.before) as quantity
  )
  insert into reservations (order_id, item_id, stock_id, quantity, created_at)
  select the_order, t.item_id, t.stock_id, t.quantity, at from takes t;
end $$;
