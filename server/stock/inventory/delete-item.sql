-- Removes an item's stock by ledger lines and hides the item. Fails while any of it is reserved, expected or on its way.
create or replace function delete_item(item integer, actor_id integer, at timestamptz) returns void language plpgsql as $$
declare
  the_item inventory_items := lock_item(item);
  takes stock_change[];
  held record;
begin
  perform 1 from stock s where s.item_id = item order by s.id for update;
  select sum(s.reserved) as units, bool_or(not is_own_site(p.site_id)) as elsewhere into held
  from stock s join locations p on p.id = s.location_id where s.item_id = item and s.reserved > 0;
  if held.units > 0 then
    perform refuse('item.reserved', jsonb_build_object('sku', the_item.sku, 'reserved', case when not held.elsewhere then held.units end));
  end if;
  perform require_unawaited(array[item], 'delete');
  select array_agg(row(s.item_id, s.lot_id, s.handling_unit_id, s.on_hand, s.location_id, built_in_location('SCRAP'), 0, null)::stock_change order by s.id)
    into takes from stock s where s.item_id = item and s.on_hand > 0;
  update inventory_items set deleted_at = at, updated_at = at, version = version + 1 where id = item;
  if takes is not null then
    perform move_stock(takes, 'adjustment', 'delete', 'Item deleted', null, actor_id, at);
  end if;
end $$;
