-- An adjustment of a locked item: adds at the home location (lot = the item's), removes from the home first, then from other unreserved stock,
-- first expired first, one ledger line per stock row. `at_location` and `at_lot` restrict it to one location or lot. `expires` dates the lot of
-- what is added.
create or replace function adjust_locked(
  item integer, delta integer, reason text, at_location text, at_lot text, cause text, actor_id integer, at timestamptz, expires date
) returns jsonb language plpgsql as $$
declare
  is_opening constant boolean := cause = 'opening';
  location integer;
  lot integer;
begin
  if at_location is not null then
    select id into location from locations where code = at_location and not is_virtual;
    if location is null then
      perform refuse('location.unknown', jsonb_build_object('code', at_location));
    end if;
  end if;
  if delta > 0 then
    lot := lot_of(item, coalesce(at_lot, (select i.lot_number from inventory_items i where i.id = item)), expires);
    return move_stock(
      array[row(item, lot, null, delta, built_in_location(case when is_opening then 'SUPPLIER' else 'ADJUSTMENT' end),
        coalesce(location, first_home(item)), 0, null)::stock_change],
      case when is_opening then 'inbound' else 'adjustment' end, cause, reason, null, actor_id, at);
  elsif delta < 0 then
    return take_stock(item, -delta, location, at_lot, reason, cause, actor_id, at);
  end if;
  return jsonb '[]';
end $$;
