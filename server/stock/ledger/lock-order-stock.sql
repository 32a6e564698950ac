-- Locks every stock row of an order's items in id order, the order that all reserving and releasing functions use.
create or replace function lock_order_stock(the_order integer) returns void language plpgsql as $$
begin
  perform 1 from stock s where s.item_id in (select oi.item_id from order_items oi where oi.order_id = the_order) order by s.id for update;
end $$;
