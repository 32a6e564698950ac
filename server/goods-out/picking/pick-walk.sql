-- What is to be picked for an order, by reservation, with its position on the walk: aisle by aisle in walking order, the second one
-- backwards, the third one forwards and so on, so that no aisle is walked for nothing. Aisles that goods were picked from already
-- count, so that the direction stays when the first of them is done. An aisle is the first three parts of a path (site/zone/aisle), or of
-- a location without a path its zone and all of its code but the last part.
create or replace function pick_walk(the_order integer) returns table (reservation_id integer, place bigint) language plpgsql stable as $$
begin
  return query with due as (
    select r.id, l.walk_order, s.lot_id
    from reservations r join stock s on s.id = r.stock_id join locations l on l.id = s.location_id
    where r.order_id = the_order and r.ended_at is null and not r.is_picked
  ), bins as (
    select d.walk_order from due d
    union
    select l.walk_order from stock_movements m join locations l on l.id = m.from_location_id and l.type = 'storage'
    where m.order_id = the_order and m.movement_type = 'transfer'
  ), aisles as (
    select b.walk_order, dense_rank() over (order by coalesce(
      substring(b.walk_order from '^[^/]*/[^/]*/[^/]*/'), substring(b.walk_order from '^(.*)[^0-9A-Za-z][0-9A-Za-z]*$'), b.walk_order)) as n
    from bins b
  ), in_aisle as (
    select a.walk_order, a.n, rank() over (partition by a.n order by a.walk_order) as step from aisles a
  )
  select d.id, row_number() over (order by i.n, case when i.n % 2 = 1 then i.step else -i.step end, d.lot_id, d.id)
  from due d join in_aisle i on i.walk_order = d.walk_order;
end $$;
