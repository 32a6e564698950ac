-- The stock rows of an item at a location in the lot and the handling unit that `named` has (null is none, and any where the key is
-- missing), first expired, first in, with how much of each is free: neither reserved nor to be brought elsewhere by an open task. What pending
-- and processing movements have reserved there is `carryable`, what was picked is `picked`.
create or replace function stock_there(item integer, location integer, named jsonb) returns table (
  stock_id integer, lot_id integer, unit integer, expires_on date, on_hand integer, reserved integer, promised integer, free integer,
  carryable integer, picked integer, place bigint
) language plpgsql stable as $$
begin
  return query with there as (
    select s.id, s.lot_id, s.handling_unit_id, l.expires_on, s.on_hand, s.reserved, s.received_at,
      taken_by_tasks(s) as promised
    from stock s left join lots l on l.id = s.lot_id
    where s.item_id = item and s.location_id = location and s.on_hand > 0
      and (not named ? 'lot' or l.lot_number is not distinct from named ->> 'lot')
      and (not named ? 'unit' or s.handling_unit_id is not distinct from (named ->> 'unit')::integer)
  ), held as (
    select r.stock_id, sum(r.quantity) filter (where not r.is_picked and o.status in ('pending', 'processing')) as carryable,
      sum(r.quantity) filter (where r.is_picked) as picked
    from there t join reservations r on r.stock_id = t.id and r.ended_at is null join orders o on o.id = r.order_id
    group by 1
  )
  select t.id, t.lot_id, t.handling_unit_id, t.expires_on, t.on_hand, t.reserved, t.promised,
    greatest(t.on_hand - t.reserved - t.promised, 0)::integer, coalesce(h.carryable, 0)::integer, coalesce(h.picked, 0)::integer,
    row_number() over (order by t.expires_on nulls last, t.received_at, t.id)
  from there t left join held h on h.stock_id = t.id;
end $$;
