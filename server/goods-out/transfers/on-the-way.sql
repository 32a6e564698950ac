-- What is on the way of an item, to a site or to any, by the transfers that have it in TRANSIT, newest first; of a handling unit, by the one that
-- brings it. What is in TRANSIT without a transfer, from before each of it had one, comes last, without a number. Both sites of a
-- transfer read its numbers.
create or replace function on_the_way(item integer, to_site integer default null, in_unit integer default null)
returns table (sku text, quantity bigint, site text, number text, receipt text) language plpgsql stable as $$
begin
  return query
    with there as (
      select t.site_id, t.id as transit, sum(s.on_hand)::bigint as quantity
      from stock s join locations t on t.id = s.location_id and t.type = 'transit'
      where s.item_id = item and s.on_hand > 0 and t.site_id = coalesce(to_site, t.site_id) and (in_unit is null or s.handling_unit_id = in_unit)
      group by t.id
    ), sent as (
      select h.transit, o.id, o.site_id, o.order_number, r.receipt_number, sum(w.quantity)::bigint as quantity
      from there h
        cross join lateral (
          select distinct m.order_id from stock_movements m where m.item_id = item and m.to_location_id = h.transit and m.order_id is not null
        ) by_transfer
        join orders o on o.id = by_transfer.order_id and o.transfer_to_site_id = h.site_id
        left join receipts r on r.transfer_order_id = o.id and r.withdrawn_at is null
        cross join lateral in_transit_of(o.id, r.id, h.transit) w
      where w.item_id = item and (in_unit is null or w.unit = in_unit)
      group by h.transit, o.id, r.id
    )
    select i.sku, e.quantity, site_here(t.site_id), number_here(e.order_number, e.site_id, t.site_id), number_here(e.receipt_number, e.site_id, t.site_id)
    from (
      select n.transit, n.id, n.site_id, n.order_number, n.receipt_number, n.quantity from sent n
      union all
      select h.transit, null, null, null, null, h.quantity - coalesce((select sum(n.quantity) from sent n where n.transit = h.transit), 0)::bigint from there h
    ) e
      join locations t on t.id = e.transit
      join inventory_items i on i.id = item
    where e.quantity > 0
    order by e.id desc nulls last;
end $$;
