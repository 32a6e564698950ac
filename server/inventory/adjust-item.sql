-- An adjustment by a person. Fails when the item has changed since the person read it. Returns the items that fell
-- to their threshold (crossed_thresholds).
create or replace function adjust_item(
  item integer, delta integer, reason text, at_location text, at_lot text, if_version integer, if_quantity bigint, actor_id integer, at timestamptz
) returns jsonb language plpgsql as $$
declare
  the_item inventory_items := lock_item(item);
begin
  if if_version <> the_item.version then
    perform refuse('row.changed');
  end if;
  if if_quantity is not null then
    perform 1 from locations l where l.code = at_location for share;
    perform require_quantity(item, if_quantity);
  end if;
  return adjust_stock(item, delta, reason, at_location, at_lot, 'adjustment', actor_id, at);
end $$;
