-- Where a new order ships from that names no site: the first active site that has every line available, the default one first, then by code.
-- Where none has, it stays at the first one, and reserving it fails. Someone who is limited to sites chooses among these.
create or replace function choose_site(the_order integer, at timestamptz) returns void language plpgsql as $$
declare
  today constant date[] := site_days(at);
  destination constant integer := (select transfer_to_site_id from orders where id = the_order);
  own constant integer[] := current_site_ids();
  chosen integer;
begin
  if not exists (select from sites where is_active and not is_default) then
    return;
  end if;
  perform lock_order_stock(the_order);
  select si.id into chosen
  from sites si
    cross join lateral (select not exists (
      select from order_items oi
      where oi.order_id = the_order and oi.quantity > (
        select coalesce(sum(s.on_hand - s.reserved), 0)
        from stock s join locations p on p.id = s.location_id and p.is_promisable and p.site_id = si.id left join lots l on l.id = s.lot_id
        where s.item_id = oi.item_id and (l.expires_on is null or l.expires_on >= today[si.id])))) as r(has_all)
  where si.is_active and si.id is distinct from destination and (own is null or si.id = any (own))
    and (r.has_all or own is not null)
  order by r.has_all desc, si.is_default desc, si.code
  limit 1;
  update orders set site_id = chosen where id = the_order and site_id <> chosen;
end $$;
