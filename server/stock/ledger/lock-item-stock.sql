-- Locks a locked item's home location, so that it stays active while stock is put there, then its
-- stock rows in id order. Locations are always locked before stock rows, to avoid deadlocks.
create or replace function lock_item_stock(item integer) returns void language plpgsql as $$
begin
  perform 1 from locations l where l.id = (select i.home_location_id from inventory_items i where i.id = item) for share;
  perform 1 from stock s where s.item_id = item order by s.id for update;
end $$;
