-- Moves stock within the warehouse, or into or out of handling units (see move_stock), with its reservations: what is unreserved goes
-- first. The caller has locked the stock rows. `act` goes to move_stock().
create or replace function carry_stock(
  moves stock_change[], cause text, reason text, actor_id integer, at timestamptz, repacks boolean default false, into_unit integer default null,
  for_receipt integer default null, act jsonb default '{}'
) returns void language plpgsql as $$
declare
  move stock_change;
  carried stock_change[] := '{}';
  free integer;
begin
  foreach move in array moves loop
    select s.on_hand - s.reserved into free from stock s
    where s.item_id = move.item_id and s.location_id = move.from_location_id
      and s.lot_id is not distinct from move.lot_id and s.handling_unit_id is not distinct from move.handling_unit_id;
    move.reserved := greatest(move.quantity - coalesce(free, 0), 0);
    carried := carried || move;
  end loop;
  perform move_stock(carried, 'transfer', cause, reason, null, actor_id, at, repacks, into_unit, for_receipt => for_receipt, act => act);
  foreach move in array carried loop
    if move.reserved > 0 then
      perform carry_reservations(move, case when repacks then into_unit else move.handling_unit_id end, at);
    end if;
  end loop;
end $$;
