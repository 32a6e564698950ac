-- The owner's item with this SKU, whatever its case; null when there is none. Of several the one in the same case.
create or replace function item_with_sku(owner integer, wanted text) returns integer language plpgsql stable as $$
begin
  return (select i.id from inventory_items i
    where i.customer_id = owner and i.folded_sku = fold(wanted) and i.deleted_at is null
    order by i.sku = wanted desc, i.id limit 1);
end $$;
