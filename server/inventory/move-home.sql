-- Changing an item's home moves the stock from the old one; reservations move with it. A home at another site moves none, as goods change
-- their site by a transfer only. Handling units move along when
-- all that is in them moves; otherwise it fails.
create or replace function move_home(item integer, new_home integer, actor_id integer, at timestamptz) returns void language plpgsql as $$
declare
  the_item inventory_items := lock_item(item);
  at_site constant integer := (select site_id from locations where id = coalesce(new_home, the_item.home_location_id));
  old_location integer := coalesce(the_item.home_location_id, unassigned_at(at_site));
  new_location integer := coalesce(new_home, unassigned_at(at_site));
  units integer[];
  moves stock_change[];
begin
  if old_location is not distinct from new_location then
    return;
  end if;
  if (select site_id from locations where id = old_location) <> (select site_id from locations where id = new_location) then
    update inventory_items set home_location_id = new_home where id = item;
    return;
  end if;
  select array_agg(s.handling_unit_id) into units
    from stock s where s.item_id = item and s.location_id = old_location and s.handling_unit_id is not null;
  if units is not null then
    perform lock_handling_units(units);
  end if;
  perform 1 from locations l where l.id = new_location for share;
  perform 1 from stock s where s.item_id = item order by s.id for update;
  select array_agg(row(s.item_id, s.lot_id, s.handling_unit_id, s.on_hand, old_location, new_location, 0, null)::stock_change order by s.id)
    into moves from stock s where s.item_id = item and s.location_id = old_location and s.on_hand > 0;
  update inventory_items set home_location_id = new_home where id = item;
  if moves is not null then
    perform carry_stock(moves, 'transfer', 'Home location changed', actor_id, at);
  end if;
end $$;
