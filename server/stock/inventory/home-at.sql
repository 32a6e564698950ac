-- The home of an item at a site; null where it has none there.
create or replace function home_at(item integer, at_site integer) returns integer language sql stable parallel safe begin atomic
  select coalesce(
    (select h.location_id from item_homes h where h.item_id = item and h.site_id = at_site),
    (select l.id from inventory_items i join locations l on l.id = i.home_location_id where i.id = item and l.site_id = at_site));
end;
