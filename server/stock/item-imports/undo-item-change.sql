-- Reverses what an import has changed in the stock of an item: an opposite ledger line for each of its lines, the last one first. What
-- was moved goes back with its reservations. The caller has locked the item; fails where the stock is no longer there.
create or replace function undo_item_change(item integer, made_at timestamptz, actor_id integer, at timestamptz) returns void language plpgsql as $$
declare
  line stock_movements;
  back stock_change;
begin
  perform lock_item_stock(item);
  for line in
    select * from stock_movements m where m.item_id = item and m.created_at = made_at order by m.id desc
  loop
    back := row(line.item_id, line.lot_id, line.handling_unit_id, line.quantity, line.to_location_id, line.from_location_id, 0, line.id)::stock_change;
    if line.movement_type = 'transfer' then
      perform carry_stock(array[back], 'transfer', 'Import undone', actor_id, at, act => jsonb '{"kind": "other"}');
    else
      perform move_stock(array[back], line.movement_type, line.cause, 'Import undone', null, actor_id, at,
        act => jsonb '{"kind": "other"}');
    end if;
  end loop;
end $$;
