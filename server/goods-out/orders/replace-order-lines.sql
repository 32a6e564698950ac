-- Puts other lines in the place of a pending order's: what they reserved is free before the new ones reserve. A line whose item stays keeps
-- its id.
create or replace function replace_order_lines(the_order integer, lines jsonb, at timestamptz) returns void language plpgsql as $$
declare
  owner integer;
  wanted integer[];
begin
  select customer_id into owner from orders where id = the_order;
  select array_agg(i.id) into wanted
  from jsonb_to_recordset(lines) as w(sku text) join inventory_items i on i.sku = w.sku
  where i.customer_id = owner and i.deleted_at is null;
  perform 1 from stock s
  where s.item_id = any (wanted) or s.item_id in (select oi.item_id from order_items oi where oi.order_id = the_order)
  order by s.id for update;
  perform release_order(the_order, at);
  delete from order_items where order_id = the_order and item_id <> all (coalesce(wanted, '{}'));
  perform write_order_lines(the_order, owner, lines, at);
end $$;
