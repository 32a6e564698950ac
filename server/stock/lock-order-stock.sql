-- Every stock row of an order's items, in id order: whoever reserves or releases locks them in the same order.
create or replace function lock_order_stock(the_order integer) returns void language plpgsql as $$
begin
  perform 1 from stock s where s.item_id in (select oi.item_id from order_items oi where oi.order_id = the_order) order by s.id for update;
end $$;
