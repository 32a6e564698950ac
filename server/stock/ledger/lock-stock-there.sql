-- Locks what bringing stock of an item from one location to another needs: the room of the warehouse, the item, the handling units with that
-- stock, both locations, the stock of the item. Returns the item.
create or replace function lock_stock_there(item integer, from_location integer, to_location integer, named jsonb) returns inventory_items
language plpgsql as $$
declare
  the_item inventory_items;
  units integer[];
begin
  perform lock_room();
  the_item := lock_item(item);
  units := array(select distinct t.unit from stock_there(item, from_location, named) t where t.unit is not null);
  if units <> '{}' then
    perform lock_handling_units(units);
  end if;
  perform 1 from locations l where l.id in (from_location, to_location) order by l.id for share;
  perform lock_stock_of(array[item]);
  if exists (select from stock_there(item, from_location, named) t where t.unit is not null and t.unit <> all (units)) then
    -- Another transaction packed before the unit was locked. The server repeats the transaction.
    raise exception using errcode = 'serialization_failure', message = 'stock was packed before the handling unit was locked';
  end if;
  return the_item;
end $$;
