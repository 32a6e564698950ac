-- Goods change their site by a transfer only: they leave it for TRANSIT of the other one, arrive from there, and go back from there when the
-- export is undone. Called once the location they
-- are brought to is locked, so that its site stays.
create or replace function require_same_site(from_location integer, to_location integer) returns void language plpgsql as $$
declare
  source locations;
  target locations;
begin
  select * into source from locations where id = from_location;
  select * into target from locations where id = to_location;
  if source.site_id <> target.site_id and target.type <> 'transit' and source.type <> 'transit' then
    perform refuse('site.transfer-needed', jsonb_build_object('code', target.code, 'site', (select code from sites where id = target.site_id),
      'other', (select code from sites where id = source.site_id)));
  end if;
end $$;
