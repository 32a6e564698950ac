-- Refuses new work at an inactive site. Called once its row is written, because deactivating a site waits for rows that were written before.
create or replace function require_active_site(site integer) returns void language plpgsql as $$
begin
  if not (select is_active from sites where id = site) then
    perform refuse('site.inactive', jsonb_build_object('code', (select code from sites where id = site)));
  end if;
end $$;
