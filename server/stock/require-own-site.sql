-- Someone who is limited to sites moves goods only from or to one of them. Calls answer 404 before for what is elsewhere; this holds where one
-- forgets to.
create or replace function require_own_site(from_location integer, to_location integer) returns void language plpgsql as $$
declare
  own constant integer[] := current_site_ids();
begin
  if own is not null and not exists (select from locations l where l.id in (from_location, to_location) and l.site_id = any (own)) then
    perform refuse('site.unknown', jsonb_build_object('site', (
      select si.code from locations l join sites si on si.id = l.site_id where l.id in (from_location, to_location) limit 1)));
  end if;
end $$;
