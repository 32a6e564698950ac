-- Sets an item's whole on-hand by adjusting the difference, measured under lock.
create or replace function set_stock(item integer, wanted integer, reason text, actor_id integer, at timestamptz) returns jsonb language plpgsql as $$
declare
  there bigint;
begin
  perform lock_item(item);
  perform lock_item_stock(item);
  select coalesce(sum(on_hand), 0) into there from stock where item_id = item;
  return adjust_stock(item, (wanted - there)::integer, reason, null, null, 'adjustment', actor_id, at);
end $$;
