-- Writes down the home of a locked item at a site, or that it has none there. The first home is the one at the default site, where there is one.
create or replace function set_home(item integer, at_site integer, new_home integer) returns void language plpgsql as $$
declare
  first_site constant integer := (
    select l.site_id from inventory_items i join locations l on l.id = i.home_location_id where i.id = item);
  next_site integer;
begin
  if new_home is null and at_site = first_site then
    select h.site_id into next_site from item_homes h join sites si on si.id = h.site_id where h.item_id = item order by si.code limit 1;
    update inventory_items set home_location_id = (select h.location_id from item_homes h where h.item_id = item and h.site_id = next_site)
    where id = item;
    delete from item_homes h where h.item_id = item and h.site_id = next_site;
  elsif new_home is null then
    delete from item_homes h where h.item_id = item and h.site_id = at_site;
  elsif coalesce(first_site, at_site) = at_site then
    update inventory_items set home_location_id = new_home where id = item;
  elsif at_site = default_site() then
    insert into item_homes (item_id, site_id, location_id) select i.id, first_site, i.home_location_id from inventory_items i where i.id = item;
    update inventory_items set home_location_id = new_home where id = item;
  else
    insert into item_homes (item_id, site_id, location_id) values (item, at_site, new_home)
    on conflict (item_id, site_id) do update set location_id = excluded.location_id;
  end if;
end $$;
