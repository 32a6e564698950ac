-- Sets an item's whole on-hand by adjusting the difference, measured under lock. What one call changes has the limit of
-- an adjustment (contract/fields.ts, mostUnits): more is most likely a code that was scanned into the field of the quantity.
create or replace function set_stock(item integer, wanted integer, reason text, actor_id integer, at timestamptz) returns jsonb language plpgsql as $$
declare
  there bigint;
begin
  perform lock_item(item);
  perform lock_item_stock(item);
  select coalesce(sum(on_hand), 0) into there from stock where item_id = item;
  if abs(wanted - there) > 1000000 then
    perform refuse('stock.change-too-large', jsonb_build_object('sku', (select sku from inventory_items where id = item), 'there', there));
  end if;
  return adjust_stock(item, (wanted - there)::integer, reason, null, null, 'adjustment', actor_id, at);
end $$;
