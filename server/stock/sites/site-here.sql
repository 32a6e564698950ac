-- The code of a site for a sentence, as number_here() does for records.
create or replace function site_here(site integer) returns text language sql stable as $$
  select case when is_own_site(s.id) then s.code else 'another site' end from sites s where s.id = site
$$;
