-- Fails when stock that is expired at its site would be released to a location that stock is promised from, which those that tasks bring it to are.
create or replace function require_unexpired(the_item inventory_items, takes stock_change[], to_location integer, at timestamptz) returns void
language plpgsql stable as $$
declare
  expired text;
begin
  if to_location is not null and not (select is_promisable from locations where id = to_location) then
    return;
  end if;
  select l.lot_number into expired
  from unnest(takes) t join lots l on l.id = t.lot_id join locations f on f.id = t.from_location_id
  where l.expires_on < site_day(f.site_id, at) order by l.expires_on limit 1;
  if expired is not null then
    perform refuse('dispose.expired', jsonb_build_object('sku', the_item.sku, 'lot', expired));
  end if;
end $$;
