-- Someone who is limited to sites moves goods only from or to one of them. Calls answer 404 before for what is elsewhere; here it is found of
-- what belongs to no site, as an item, and of what several sites did together.
create or replace function require_own_site(change stock_change) returns void language plpgsql as $$
declare
  own constant integer[] := current_site_ids();
begin
  if own is not null
    and not exists (select from locations l where l.id in (change.from_location_id, change.to_location_id) and l.site_id = any (own)) then
    perform refuse('stock.of-other-site', jsonb_build_object('sku', (select sku from inventory_items where id = change.item_id)));
  end if;
end $$;
