-- An adjustment by a person, and the line of history that says so. Refused when the item isn't as the person read it.
create or replace function adjust_item(
  item integer, delta integer, reason text, at_location text, at_lot text, if_version integer, if_quantity bigint, actor_id integer, actor_name text, at timestamptz
) returns void language plpgsql as $$
declare
  the_item inventory_items := lock_item(item);
begin
  if if_version <> the_item.version then
    raise exception 'This item was changed since you read it. Load it again.' using errcode = 'TH412';
  end if;
  if if_quantity is not null then
    perform 1 from locations l where l.code = at_location for share;
    perform require_quantity(item, if_quantity);
  end if;
  perform adjust_stock(item, delta, reason, at_location, at_lot, 'adjustment', actor_id, at);
  perform record_audit(actor_id, actor_name, 'adjust', 'inventoryItem', item, i.customer_id, null,
    jsonb_build_object('adjustment', delta, 'reason', reason, 'quantity', (select coalesce(sum(s.on_hand), 0) from stock s where s.item_id = item)), at)
  from inventory_items i where i.id = item;
end $$;
