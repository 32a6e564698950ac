-- Fails when the on-hand quantity differs from the one the caller read.
create or replace function require_quantity(item integer, wanted bigint) returns void language plpgsql as $$
declare
  there bigint;
begin
  perform lock_item_stock(item);
  select coalesce(sum(on_hand), 0) into there from stock where item_id = item;
  if there <> wanted then
    perform refuse('item.quantity-changed', jsonb_build_object('was', wanted, 'is', there));
  end if;
end $$;
