-- Fails when some of these reservations of an order are of a lot that has expired at its site, with this problem. Movements promise only what
-- hasn't expired, and goods may expire between the promise and their leaving.
create or replace function refuse_expired(the_order integer, held integer[], problem text, at timestamptz) returns void language plpgsql as $$
declare
  expired record;
begin
  select o.order_number as number, i.sku, l.lot_number as lot, l.expires_on as "expiresOn" into expired
  from reservations r
    join orders o on o.id = r.order_id
    join stock s on s.id = r.stock_id
    join lots l on l.id = s.lot_id and l.expires_on is not null
    join inventory_items i on i.id = s.item_id
  where r.order_id = the_order and r.id = any (held) and l.expires_on < site_day(o.site_id, at)
  order by l.expires_on limit 1;
  if found then
    perform refuse(problem, to_jsonb(expired));
  end if;
end $$;
