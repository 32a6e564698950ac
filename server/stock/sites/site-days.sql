-- Which day it is at each site at a moment, by the id of the site; see site-zones.sql.
create or replace function site_days(at timestamptz) returns date[] language plpgsql stable parallel safe as $$
begin
  return array(select (at at time zone z.zone)::date from unnest(site_zones()) with ordinality z(zone, n) order by z.n);
end $$;
