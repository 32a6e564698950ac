-- Changing an item's home at a site moves the stock of the old one there; reservations move with it. Without a new one
-- the home ends that someone sees who works at `of_sites`, or where that is null the first one. Goods change their site by a transfer only, so
-- homes at other sites stay as they are. Handling units move along when all that is in them moves; otherwise it fails.
create or replace function move_home(item integer, new_home integer, of_sites integer[], actor_id integer, at timestamptz)
returns void language plpgsql as $$
declare
  the_item inventory_items := lock_item(item);
  at_site constant integer := (
    select l.site_id from locations l
    where l.id = coalesce(new_home, case when of_sites is null then the_item.home_location_id else home_within(item, of_sites) end));
  old_location integer := coalesce(home_at(item, at_site), unassigned_at(at_site));
  new_location integer := coalesce(new_home, unassigned_at(at_site));
  units integer[];
  moves stock_change[];
begin
  if old_location is not distinct from new_location then
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
  perform set_home(item, at_site, new_home);
  if moves is not null then
    perform carry_stock(moves, 'transfer', 'Home location changed', actor_id, at);
  end if;
end $$;
