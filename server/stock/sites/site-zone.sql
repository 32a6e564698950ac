-- The time zone of a site, an IANA name: its own, or the one of the warehouse.
create or replace function site_zone(site integer) returns text language plpgsql stable parallel safe as $$
begin
  return coalesce((select si.time_zone from sites si where si.id = site), warehouse_zone());
end $$;
