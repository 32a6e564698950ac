-- Takes an item's stock out by ledger lines and hides it. Refused while any of it is reserved.
create or replace function delete_item(item integer, actor_id integer, at timestamptz) returns void language plpgsql as $$
declare
  the_item inventory_items := lock_item(item);
  takes stock_change[];
  held bigint;
begin
  perform 1 from stock s where s.item_id = item order by s.id for update;
  select sum(reserved) into held from stock where item_id = item;
  if held > 0 then
    raise exception '%', format('%s can''t be deleted: %s of it are reserved by open movements. Cancel or finish those first.', the_item.sku, held)
      using errcode = 'TH409';
  end if;
  select array_agg(row(s.item_id, s.lot_id, s.handling_unit_id, s.on_hand, s.location_id, built_in_location('SCRAP'), 0, null)::stock_change order by s.id)
    into takes from stock s where s.item_id = item and s.on_hand > 0;
  update inventory_items set deleted_at = at, updated_at = at, version = version + 1 where id = item;
  if takes is not null then
    perform move_stock(takes, 'adjustment', 'delete', 'Item deleted', null, actor_id, at);
  end if;
end $$;

-- Undoes a delete: opposite lines that name those of the delete.
create or replace function restore_item(item integer, actor_id integer, at timestamptz) returns void language plpgsql as $$
declare
  the_item inventory_items;
  puts stock_change[];
begin
  select * into the_item from inventory_items where id = item for update;
  if not found then
    raise exception 'This inventory item does not exist.' using errcode = 'TH404';
  end if;
  if the_item.deleted_at is null then
    raise exception '%', format('%s is not deleted.', the_item.sku) using errcode = 'TH409';
  end if;
  begin
    update inventory_items set deleted_at = null, updated_at = at, version = version + 1 where id = item;
  exception when unique_violation then
    raise exception '%', format('The SKU %s was taken meanwhile; rename that item before you restore this one.', the_item.sku) using errcode = 'TH409';
  end;
  select array_agg(row(m.item_id, m.lot_id, m.handling_unit_id, m.quantity, m.to_location_id, m.from_location_id, 0, m.id)::stock_change order by m.id)
    into puts
    from stock_movements m
    where m.item_id = item and m.cause = 'delete' and m.created_at = the_item.deleted_at
      and not exists (select from stock_movements undone where undone.item_id = item and undone.corrects_id = m.id);
  if puts is not null then
    perform move_stock(puts, 'adjustment', 'restore', 'Item restored', null, actor_id, at);
  end if;
end $$;
