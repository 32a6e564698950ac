-- An adjustment by a person, and the line of history that says so.
create or replace function adjust_item(
  item integer, delta integer, reason text, at_location text, at_lot text, actor_id integer, actor_name text, at timestamptz
) returns void language plpgsql as $$
begin
  perform adjust_stock(item, delta, reason, at_location, at_lot, 'adjustment', actor_id, at);
  perform record_audit(actor_id, actor_name, 'adjust', 'inventoryItem', item, i.customer_id, null,
    jsonb_build_object('adjustment', delta, 'reason', reason, 'quantity', (select coalesce(sum(s.on_hand), 0) from stock s where s.item_id = item)), at)
  from inventory_items i where i.id = item;
end $$;
