-- Locks every stock row of these items in id order, the order that all reserving and releasing functions use.
create or replace function lock_stock_of(items integer[]) returns void language plpgsql as $$
begin
  perform 1 from stock s where s.item_id = any (items) order by s.id for update;
end $$;
