-- Whether the caller works at a site: everyone who isn't limited to sites does.
create or replace function is_own_site(site integer) returns boolean language sql stable as $$
  select current_site_ids() is null or coalesce(site = any (current_site_ids()), false)
$$;
