-- Locks an item that isn't deleted, so that it can't be deleted or change its owner while its stock changes.
create or replace function lock_item(item integer) returns inventory_items language plpgsql as $$
declare
  locked inventory_items;
begin
  select * into locked from inventory_items where id = item and deleted_at is null for no key update;
  if not found then
    perform refuse('item.not-found');
  end if;
  return locked;
end $$;
