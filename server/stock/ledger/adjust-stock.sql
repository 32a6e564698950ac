-- An adjustment: adds at the home location (lot = the item's), removes from the home first, then from other unreserved stock, first
-- expired first, one ledger line per stock row. `at_location` and `at_lot` restrict it to one location or lot. `expires` dates the lot of what
-- is added.
create or replace function adjust_stock(
  item integer, delta integer, reason text, at_location text, at_lot text, cause text, actor_id integer, at timestamptz,
  expires date default null
) returns jsonb language plpgsql as $$
declare
  the_item inventory_items := lock_item(item);
  location integer;
  lot integer;
begin
  if at_location is not null then
    select id into location from locations where code = at_location and not is_virtual and (not is_built_in or cause = 'opening');
    if location is null then
      perform refuse('location.unknown', jsonb_build_object('code', at_location));
    end if;
  end if;
  if delta > 0 then
    lot := lot_of(item, coalesce(at_lot, the_item.lot_number), expires);
    perform put_stock(item, coalesce(location, first_home(item)), lot, delta,
      case cause when 'opening' then 'SUPPLIER' else 'ADJUSTMENT' end, reason, cause, actor_id, at);
  elsif delta < 0 then
    return take_stock(the_item, -delta, location, at_lot, reason, cause, actor_id, at);
  end if;
  return jsonb '[]';
end $$;
