-- Releases what an order has reserved.
create or replace function release_order(the_order integer, at timestamptz) returns void language plpgsql as $$
begin
  perform lock_order_stock(the_order);
  with released as (
    update reservations set ended_at = at, ending = 'released' where order_id = the_order and ended_at is null returning stock_id, quantity
  )
  update stock s set reserved = s.reserved - r.quantity
  from (select stock_id, sum(quantity) as quantity from released group by 1) r
  where s.id = r.stock_id;
end $$;
