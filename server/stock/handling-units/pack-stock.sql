-- Puts loose stock of an item and lot at a location into a handling unit there, with its reservations. What open put-away tasks are for
-- stays loose.
create or replace function pack_stock(
  unit integer, item integer, lot integer, wanted integer, location integer, actor_id integer, at timestamptz
) returns void language plpgsql as $$
declare
  the_unit handling_units;
  the_item inventory_items;
  free bigint;
begin
  the_item := lock_item(item);
  perform lock_handling_units(array[unit]);
  select * into the_unit from handling_units where id = unit;
  if the_unit.customer_id is not null and the_unit.customer_id is distinct from the_item.customer_id then
    perform refuse('handling-unit.other-owner',
      jsonb_build_object('sscc', the_unit.sscc, 'customer', (select name from customers where id = the_unit.customer_id)));
  end if;
  perform require_active_location(location);
  perform lock_stock_of(array[item]);
  select coalesce(sum(s.on_hand), 0) - (select coalesce(sum(t.quantity), 0) from tasks t where t.state = 'open' and t.handling_unit_id is null
      and t.item_id = item and t.lot_id is not distinct from lot and t.from_location_id = location)
  into free
  from stock s where s.item_id = item and s.location_id = location and s.lot_id is not distinct from lot and s.handling_unit_id is null;
  if free < wanted then
    perform refuse('handling-unit.too-little', jsonb_build_object('sku', the_item.sku, 'wanted', wanted, 'there', greatest(free, 0),
      'place', 'loose at ' || (select code from locations where id = location)));
  end if;
  update handling_units set version = version + 1 where id = unit;
  perform carry_stock(array[row(item, lot, null, wanted, location, location, 0, null)::stock_change], 'transfer',
    'Packed into ' || the_unit.sscc, actor_id, at, repacks => true, into_unit => unit);
end $$;
