-- Undoes a delete by opposite ledger lines that reference the delete's. What lay in a handling unit that is elsewhere by now, or
-- packed for a movement, comes back loose.
create or replace function restore_item(item integer, actor_id integer, at timestamptz) returns void language plpgsql as $$
declare
  the_item inventory_items;
  puts stock_change[];
begin
  select * into the_item from inventory_items where id = item for update;
  if not found then
    perform refuse('item.not-found');
  end if;
  if the_item.deleted_at is null then
    perform refuse('item.not-deleted', jsonb_build_object('sku', the_item.sku));
  end if;
  begin
    update inventory_items set deleted_at = null, updated_at = at, version = version + 1 where id = item;
  exception when unique_violation then
    perform refuse('item.sku-taken-meanwhile', jsonb_build_object('sku', the_item.sku));
  end;
  perform lock_handling_units(array(
    select m.handling_unit_id from stock_movements m
    where m.item_id = item and m.cause = 'delete' and m.created_at = the_item.deleted_at and m.handling_unit_id is not null));
  select array_agg(row(m.item_id, m.lot_id, (select h.id from handling_units h where h.id = m.handling_unit_id and not is_of_movement(h.id)
        and coalesce(unit_location(h.id), m.from_location_id) = m.from_location_id),
      m.quantity, m.to_location_id, m.from_location_id, 0, m.id)::stock_change order by m.id)
    into puts
    from stock_movements m
    where m.item_id = item and m.cause = 'delete' and m.created_at = the_item.deleted_at
      and not exists (select from stock_movements undone where undone.item_id = item and undone.corrects_id = m.id);
  if puts is not null then
    perform move_stock(puts, 'adjustment', 'restore', 'Item restored', null, actor_id, at);
  end if;
end $$;
