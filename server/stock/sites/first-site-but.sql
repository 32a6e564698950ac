-- The default site, or where goods of a transfer may not leave it, the first other active one by code.
create or replace function first_site_but(excluded integer) returns integer language plpgsql stable as $$
begin
  if excluded is null or excluded <> default_site() then
    return default_site();
  end if;
  return (select id from sites where is_active and id <> excluded order by code limit 1);
end $$;
