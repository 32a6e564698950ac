-- A handling unit that is packed for a movement, or left with it, holds only what that movement has reserved, with the units in it: other goods
-- would leave with it, or be on hand in a unit that is gone. Whatever changes it is checked at its end, because goods and their reservations
-- are taken back one after the other.
create function keep_reserved_in_units(rows_of_stock integer[]) returns void language plpgsql as $$
declare
  misused record;
begin
  with recursive around as (
    select s.id as stock_id, s.handling_unit_id as unit from stock s where s.id = any (rows_of_stock) and s.on_hand > 0
    union all
    select a.stock_id, h.parent_id from around a join handling_units h on h.id = a.unit where h.parent_id is not null
  )
  select h.sscc, o.order_number as number, o.status = 'completed' as has_left into misused
  from around a
    join handling_units h on h.id = a.unit
    join orders o on o.id = h.order_id and o.status <> 'cancelled'
    join stock s on s.id = a.stock_id
    join locations l on l.id = s.location_id and l.type <> 'transit'
  where s.on_hand > coalesce((
    select sum(r.quantity) from reservations r where r.stock_id = s.id and r.order_id = o.id and r.ended_at is null), 0)
  limit 1;
  if found then
    raise exception using errcode = 'TH001', detail = to_jsonb(misused)::text,
      message = case when misused.has_left then 'handling-unit.shipped' else 'handling-unit.of-movement' end;
  end if;
end $$;

create function keep_reserved_in_unit_of_stock() returns trigger language plpgsql as $$
begin
  perform keep_reserved_in_units(array[new.id]);
  return null;
end $$;
create constraint trigger stock_in_units_is_reserved after insert or update of on_hand on stock deferrable initially deferred
  for each row when (new.handling_unit_id is not null and new.on_hand > 0) execute function keep_reserved_in_unit_of_stock();

create function keep_reserved_in_changed_unit() returns trigger language plpgsql as $$
begin
  perform keep_reserved_in_units(array(
    with recursive inside as (
      select new.id as unit
      union all
      select h.id from inside i join handling_units h on h.parent_id = i.unit
    )
    select s.id from inside i join stock s on s.handling_unit_id = i.unit));
  return null;
end $$;
create constraint trigger handling_units_hold_what_is_reserved after update of order_id, parent_id on handling_units deferrable initially deferred
  for each row when (new.order_id is not null or new.parent_id is not null) execute function keep_reserved_in_changed_unit();
