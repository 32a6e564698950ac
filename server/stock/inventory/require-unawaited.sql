-- Fails while deliveries, returns, transfers, counts or put-away tasks of these items are open: they would find the items deleted, or the goods
-- another customer's. `change` is 'delete' or 'owner'. The caller has locked the items, so that no line that names them comes meanwhile.
create or replace function require_unawaited(items integer[], change text) returns void language plpgsql stable as $$
declare
  awaited record;
begin
  select i.sku, jsonb_agg(distinct w.number order by w.number) as numbers, change as change into awaited
  from inventory_items i
    cross join lateral (
      select number_here(r.receipt_number, r.site_id, o.site_id) as number
      from receipt_items l join receipts r on r.id = l.receipt_id left join orders o on o.id = r.transfer_order_id
      where (l.item_id = i.id or l.item_id is null and r.customer_id = i.customer_id and fold(l.sku) = i.folded_sku) and r.withdrawn_at is null and r.status <> 'stored' and (l.expected > 0 or l.counted > 0)
      union all
      select number_here(r.return_number, r.site_id) from return_lines l join returns r on r.id = l.return_id
      where l.item_id = i.id and r.status in ('requested', 'authorised', 'received', 'inspected')
      union all
      select w.number from on_the_way(i.id) w
      union all
      select number_here(c.count_number, c.site_id) from count_lines l join count_places p on p.id = l.place_id join counts c on c.id = p.count_id
      where change = 'delete' and l.item_id = i.id and c.status in ('counting', 'recounting', 'review')
      union all
      select number_here('Put-away from ' || p.code, p.site_id) from tasks t join locations p on p.id = t.from_location_id
      where t.item_id = i.id and t.state = 'open' and t.receipt_id is null
    ) w
  where i.id = any (items)
  group by i.id order by i.sku limit 1;
  if found then
    perform refuse('item.awaited', to_jsonb(awaited));
  end if;
end $$;
