-- The item of a line: the one that it names already, if it still says that SKU, else the owner's item with the SKU; null when there is none.
create or replace function item_of_line(owner integer, the_line integer, wanted text) returns integer language plpgsql stable as $$
begin
  return coalesce(
    (select i.id from receipt_items l join inventory_items i on i.id = l.item_id
      where l.id = the_line and fold(l.sku) = fold(wanted) and i.customer_id = owner and i.deleted_at is null),
    item_with_sku(owner, wanted));
end $$;
