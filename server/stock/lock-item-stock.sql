-- Locks what decides about a locked item's stock: its home, so that it stays in use while stock is put there, then its
-- stock rows in id order. Whoever locks a location does so before any stock row, so that nobody waits in a ring.
create or replace function lock_item_stock(item integer) returns void language plpgsql as $$
begin
  perform 1 from locations l where l.id = (select i.home_location_id from inventory_items i where i.id = item) for share;
  perform 1 from stock s where s.item_id = item order by s.id for update;
end $$;
