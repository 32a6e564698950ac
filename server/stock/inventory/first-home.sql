-- Where stock of an item is put that names no location: its home, or where goods without a location are at the default site. Someone who is
-- limited to sites puts it at one of these: the default site where it is one, else the first by id.
create or replace function first_home(item integer) returns integer language plpgsql stable as $$
declare
  own constant integer[] := current_site_ids();
  at_site integer;
begin
  if own is null then
    return coalesce((select i.home_location_id from inventory_items i where i.id = item), unassigned_at(default_site()));
  end if;
  at_site := case when default_site() = any (own) then default_site() else own[1] end;
  return coalesce(home_at(item, at_site), unassigned_at(at_site));
end $$;
