-- The items whose quantity these changes brought down to their threshold (and not those that lay below it before), as
-- [{id, sku, name, customerId, quantity}]. In plpgsql, because PostgreSQL plans the statement of a SQL function again in each transaction.
create or replace function crossed_thresholds(changes stock_change[]) returns jsonb language plpgsql stable as $$
begin
  return (select coalesce(jsonb_agg(
    jsonb_build_object('id', i.id, 'sku', i.sku, 'name', i.name, 'customerId', i.customer_id, 'quantity', now_there.quantity) order by i.id), '[]')
  from (
    select c.item_id, sum(c.quantity * (is_virtual_location(c.from_location_id)::integer - is_virtual_location(c.to_location_id)::integer)) as net
    from unnest(changes) c
    group by 1
  ) change
    join inventory_items i on i.id = change.item_id and i.deleted_at is null
    cross join lateral (select coalesce(sum(s.on_hand), 0) as quantity from stock s where s.item_id = i.id) now_there
  where change.net < 0
    and now_there.quantity <= coalesce(i.low_stock_threshold, 10)
    and now_there.quantity - change.net > coalesce(i.low_stock_threshold, 10));
end $$;
