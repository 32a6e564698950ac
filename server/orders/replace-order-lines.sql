-- Puts other lines in the place of a pending order's: what they held is free before the new ones reserve.
create or replace function replace_order_lines(the_order integer, lines jsonb, at timestamptz) returns void language plpgsql as $$
declare
  owner integer;
begin
  select customer_id into owner from orders where id = the_order;
  perform 1 from stock s
  where s.item_id in (select oi.item_id from order_items oi where oi.order_id = the_order)
     or s.item_id in (select i.id from inventory_items i join jsonb_to_recordset(lines) as w(sku text) on w.sku = i.sku where i.customer_id = owner and i.deleted_at is null)
  order by s.id for update;
  perform release_order(the_order, at);
  delete from order_items where order_id = the_order;
  perform write_order_lines(the_order, owner, lines, at);
end $$;
