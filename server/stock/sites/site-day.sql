-- Which day it is at a site at a moment: it decides what is expired there, and whether a movement is late.
create or replace function site_day(site integer, at timestamptz) returns date language plpgsql stable parallel safe as $$
begin
  return (at at time zone site_zone(site))::date;
end $$;
