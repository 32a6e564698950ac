-- The owner's item with this SKU, whatever its case; a new one with this name where there is none.
create or replace function item_for_sku(owner integer, wanted text, item_name text, at timestamptz, out id integer, out is_new boolean)
language plpgsql as $$
begin
  is_new := false;
  id := item_with_sku(owner, wanted);
  if id is null then
    insert into inventory_items as i (customer_id, sku, name, low_stock_threshold, created_at, updated_at)
    values (owner, wanted, item_name, 10, at, at)
    on conflict do nothing returning i.id into id;
    is_new := id is not null;
    -- Another transaction has just created it.
    id := coalesce(id, item_with_sku(owner, wanted));
  end if;
end $$;
