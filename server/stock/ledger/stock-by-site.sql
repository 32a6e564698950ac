-- What the active sites have of lines that an order lacks, as [{sku, site, available}]; null where there is one site. Someone who is
-- limited to sites reads of these.
create or replace function stock_by_site(the_order integer, short jsonb, at timestamptz) returns jsonb language plpgsql stable as $$
declare
  today constant date[] := site_days(at);
begin
  if not exists (select from sites where is_active and not is_default) then
    return null;
  end if;
  return (
    select jsonb_agg(jsonb_build_object('sku', oi.sku, 'site', si.code, 'available', there.quantity + held.quantity) order by oi.line, si.code)
    from order_items oi
      cross join sites si
      cross join lateral (
        select coalesce(sum(s.on_hand - s.reserved), 0) as quantity
        from stock s join locations p on p.id = s.location_id and p.is_promisable and p.site_id = si.id left join lots l on l.id = s.lot_id
        where s.item_id = oi.item_id and (l.expires_on is null or l.expires_on >= today[si.id])
      ) there
      cross join lateral (
        select coalesce(sum(r.quantity), 0) as quantity
        from reservations r join stock s on s.id = r.stock_id join locations p on p.id = s.location_id and p.site_id = si.id
        where r.order_id = the_order and r.item_id = oi.item_id and r.ended_at is null
      ) held
    where oi.order_id = the_order and si.is_active and is_own_site(si.id)
      and oi.sku in (select lacking ->> 'sku' from jsonb_array_elements(short) as lacking)
      and there.quantity + held.quantity > 0);
end $$;
