create table item_homes (
  item_id integer not null references inventory_items on delete cascade,
  site_id integer not null references sites,
  location_id integer not null references locations,
  primary key (item_id, site_id)
);
comment on table item_homes is 'Homes of an item at other sites than inventory_items.home_location_id, which is at the default site where it has one there.';
create index item_homes_location on item_homes (location_id);
create index item_homes_site on item_homes (site_id);

-- A location that changes its site is no home there.
create function forget_homes() returns trigger language plpgsql as $$
begin
  delete from item_homes h where h.location_id = new.id;
  return null;
end $$;
create trigger locations_forget_homes after update of site_id on locations
  for each row when (new.site_id is distinct from old.site_id) execute function forget_homes();
