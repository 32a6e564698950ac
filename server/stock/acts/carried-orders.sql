-- The movements whose reservations went along with this ledger line: the one that it was picked or packed for, or those that had some of the
-- stock reserved where it was.
create or replace function carried_orders(line stock_movements) returns integer[] language plpgsql stable as $$
begin
  if coalesce(line.reserved_quantity, 0) = 0 then
    return '{}';
  end if;
  if line.order_id is not null then
    return array[line.order_id];
  end if;
  return array(
    select distinct r.order_id
    from stock s join reservations r on r.stock_id = s.id and r.ended_at = line.created_at and r.ending = 'released'
    where s.item_id = line.item_id and s.location_id = line.from_location_id and s.lot_id is not distinct from line.lot_id
      and s.handling_unit_id is not distinct from line.handling_unit_id);
end $$;
