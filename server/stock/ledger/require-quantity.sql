-- Fails when the on-hand quantity differs from the one the caller read, which counts its sites.
create or replace function require_quantity(item integer, wanted bigint) returns void language plpgsql as $$
declare
  there bigint;
begin
  perform lock_item_stock(item);
  select coalesce(sum(on_hand), 0) into there from stock s join locations p on p.id = s.location_id
  where s.item_id = item and is_own_site(p.site_id);
  if there <> wanted then
    perform refuse('item.quantity-changed', jsonb_build_object('was', wanted, 'is', there));
  end if;
end $$;
