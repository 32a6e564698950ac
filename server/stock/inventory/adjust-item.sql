-- An adjustment by a person. Fails when the item has changed since the person read it. Returns the items that fell
-- to their threshold (crossed_thresholds).
create or replace function adjust_item(
  item integer, delta integer, reason text, at_location text, at_lot text, expires date, if_version integer, if_quantity bigint, actor_id integer,
  at timestamptz
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
  if delta > 0 and the_item.tracking <> 'none' then
    perform require_tracked(array[row(item, lot_of(item, coalesce(at_lot, the_item.lot_number), expires), null, delta,
      built_in_location('ADJUSTMENT'), unassigned_at(default_site()), 0, null)::stock_change], null, 'lot');
  end if;
  return adjust_stock(item, delta, reason, at_location, at_lot, 'adjustment', actor_id, at, expires);
end $$;
