-- Locks items in id order; see lock_item().
create or replace function lock_items(items integer[]) returns void language plpgsql as $$
begin
  perform 1 from inventory_items i where i.id = any (items) order by i.id for no key update;
end $$;
