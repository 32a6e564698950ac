-- The home of an item that is shown to someone who works at these sites: the one at the default site, else the first by the code of the site.
create or replace function home_within(item integer, of_sites integer[]) returns integer language sql stable parallel safe begin atomic
  select h.id from sites si join locations h on h.id = home_at(item, si.id)
  where si.id = any (of_sites) order by si.is_default desc, si.code limit 1;
end;
