-- Takes stock of an item and lot out of a handling unit, with its reservations; it is loose at the same location afterwards.
create or replace function unpack_stock(unit integer, item integer, lot integer, wanted integer, actor_id integer, at timestamptz)
returns void language plpgsql as $$
declare
  the_unit handling_units;
  the_item inventory_items;
  there stock;
begin
  the_item := lock_item(item);
  perform lock_handling_units(array[unit]);
  select * into the_unit from handling_units where id = unit;
  select * into there from stock s
  where s.item_id = item and s.handling_unit_id = unit and s.lot_id is not distinct from lot and s.on_hand > 0;
  if there.location_id is not null then
    perform require_active_location(there.location_id);
  end if;
  perform lock_stock_of(array[item]);
  select * into there from stock s
  where s.item_id = item and s.handling_unit_id = unit and s.lot_id is not distinct from lot and s.on_hand > 0;
  if coalesce(there.on_hand, 0) < wanted then
    perform refuse('handling-unit.too-little', jsonb_build_object('sku', the_item.sku, 'wanted', wanted, 'there', coalesce(there.on_hand, 0),
      'place', 'in ' || the_unit.sscc));
  end if;
  update handling_units set version = version + 1 where id = unit;
  perform carry_stock(array[row(item, lot, unit, wanted, there.location_id, there.location_id, 0, null)::stock_change], 'transfer',
    'Taken out of ' || the_unit.sscc, actor_id, at, repacks => true);
end $$;
