-- The time zone of each site, an IANA name, by the id of the site: (select site_zones())[site_id] asks once in a statement over many rows. A
-- site without one has the time zone of the warehouse.
create or replace function site_zones() returns text[] language plpgsql stable parallel safe as $$
declare
  zone constant text := warehouse_zone();
begin
  return (
    select array_agg(coalesce(si.time_zone, zone) order by n)
    from generate_series(1, (select max(id) from sites)) n left join sites si on si.id = n);
end $$;
