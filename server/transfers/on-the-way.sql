-- What is on the way of an item, to a site or to any, by the transfers that sent it, newest first. Both sites of a transfer read its numbers.
create or replace function on_the_way(item integer, to_site integer default null)
returns table (sku text, quantity bigint, site text, number text, receipt text) language plpgsql stable as $$
begin
  return query
    select i.sku, sum(s.on_hand)::bigint, site_here(t.site_id), number_here(o.order_number, o.site_id, t.site_id),
      number_here(r.receipt_number, t.site_id, o.site_id)
    from stock s
      join inventory_items i on i.id = s.item_id
      join locations t on t.id = s.location_id and t.type = 'transit'
      cross join lateral (
        select max(m.order_id) as id from stock_movements m join orders sent on sent.id = m.order_id and sent.transfer_to_site_id = t.site_id
        where m.item_id = s.item_id and m.to_location_id = t.id and m.from_location_id <> t.id
      ) by_transfer
      left join orders o on o.id = by_transfer.id
      left join receipts r on r.transfer_order_id = o.id and r.withdrawn_at is null
    where s.item_id = item and s.on_hand > 0 and t.site_id = coalesce(to_site, t.site_id)
    group by i.sku, t.site_id, o.id, r.id
    order by o.id desc;
end $$;
