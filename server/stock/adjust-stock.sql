-- Locks an item and adjusts its stock; see adjust_locked().
create or replace function adjust_stock(
  item integer, delta integer, reason text, at_location text, at_lot text, cause text, actor_id integer, at timestamptz,
  expires date default null
) returns jsonb language plpgsql as $$
begin
  perform lock_item(item);
  return adjust_locked(item, delta, reason, at_location, at_lot, cause, actor_id, at, expires);
end $$;
