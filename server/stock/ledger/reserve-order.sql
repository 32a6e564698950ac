-- Reserves stock for every line of an order at its site (see reserve_missing), all lines or none. The rows are locked in id order first,
-- so that concurrent orders can neither reserve the same unit nor deadlock.
create or replace function reserve_order(the_order integer, at timestamptz) returns void language plpgsql as $$
declare
  refused jsonb;
  short jsonb;
begin
  perform lock_order_stock(the_order);

  perform reserve_missing(the_order, at);

  -- Checked last: changing an item's owner, or deleting it, locks its stock first and fails when it is
  -- reserved, so from here on the owner can't change. Before, an item without a stock row to lock still could.
  select jsonb_agg(oi.sku order by oi.line) filter (where i.id is null),
    jsonb_agg(jsonb_build_object('sku', oi.sku, 'wanted', oi.quantity, 'available', held.quantity) order by oi.line) filter (where held.quantity < oi.quantity)
  into refused, short
  from order_items oi
    join orders o on o.id = oi.order_id
    left join inventory_items i on i.id = oi.item_id and i.customer_id = o.customer_id and i.deleted_at is null
    cross join lateral (
      select coalesce(sum(r.quantity), 0) as quantity from reservations r where r.order_id = the_order and r.item_id = oi.item_id and r.ended_at is null
    ) held
  where oi.order_id = the_order and (i.id is null or held.quantity < oi.quantity);
  if refused is not null then
    perform refuse('stock.no-longer-owned', jsonb_build_object('skus', refused));
  end if;
  if short is not null then
    perform refuse('stock.short', jsonb_build_object('lines', short, 'sites', stock_by_site(the_order, short, at)));
  end if;
end $$;
