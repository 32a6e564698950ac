-- Reservations follow stock that was moved: for its reserved quantity they end at the old stock row and begin at the new one, first those
-- of movements that aren't being picked yet, then the others, each oldest first. One that is carried in part is divided. `of_orders` restricts
-- it to those of some movements, and `as_picked` says that they count as picked afterwards, or don't.
create or replace function carry_reservations(
  move stock_change, to_unit integer, at timestamptz, of_orders integer[] default null, as_picked boolean default null
) returns void language plpgsql as $$
declare
  from_stock integer;
  to_stock integer;
begin
  select id into from_stock from stock s where s.item_id = move.item_id and s.location_id = move.from_location_id
    and s.lot_id is not distinct from move.lot_id and s.handling_unit_id is not distinct from move.handling_unit_id;
  select id into to_stock from stock s where s.item_id = move.item_id and s.location_id = move.to_location_id
    and s.lot_id is not distinct from move.lot_id and s.handling_unit_id is not distinct from to_unit;
  with held as (
    select r.id, r.order_id, r.item_id, r.quantity, r.created_at, r.is_picked, sum(r.quantity) over in_turn - r.quantity as before
    from reservations r join orders o on o.id = r.order_id
    where r.stock_id = from_stock and r.ended_at is null
      and (of_orders is null or r.order_id = any (of_orders) and (as_picked is null or r.is_picked <> as_picked))
    window in_turn as (order by r.is_picked or o.status not in ('pending', 'processing'), r.id)
  ), carried as (
    select h.*, least(h.quantity, move.reserved - h.before) as along from held h where h.before < move.reserved
  ), ended as (
    update reservations r set ended_at = at, ending = 'released' from carried c where r.id = c.id
  )
  insert into reservations (order_id, item_id, stock_id, quantity, created_at, is_picked)
  select c.order_id, c.item_id, to_stock, c.along, c.created_at, coalesce(as_picked, c.is_picked) from carried c
  union all
  select c.order_id, c.item_id, from_stock, c.quantity - c.along, c.created_at, c.is_picked from carried c where c.along < c.quantity;
end $$;
