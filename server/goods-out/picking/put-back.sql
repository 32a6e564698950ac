-- Makes put-back tasks for what was picked for an order that is being cancelled, with a suggested bin each, and takes the movement off the
-- units that were packed for it. The caller releases the reservations afterwards. Returns the ids of the tasks.
create or replace function put_back(the_order integer, actor_id integer, at timestamptz) returns integer[] language plpgsql as $$
declare
  owner integer;
  due record;
  bin record;
  made integer;
  all_made integer[] := '{}';
begin
  if not exists (select from reservations where order_id = the_order and ended_at is null and is_picked) then
    return all_made;
  end if;
  select customer_id into owner from orders where id = the_order;
  perform lock_room();
  perform lock_order_stock(the_order);
  update handling_units set order_id = null, version = version + 1 where order_id = the_order;
  for due in
    with picked as (
      select s.item_id, s.lot_id, s.location_id, outermost_unit(s.handling_unit_id) as unit, sum(r.quantity) as quantity
      from reservations r join stock s on s.id = r.stock_id
      where r.order_id = the_order and r.ended_at is null and r.is_picked
      group by 1, 2, 3, 4
    )
    select p.item_id, p.lot_id, p.location_id, null::integer as unit, p.quantity from picked p where p.unit is null
    union all
    select case when count(distinct p.item_id) = 1 then min(p.item_id) end, case when count(distinct coalesce(p.lot_id, 0)) = 1 then min(p.lot_id) end,
      p.location_id, p.unit, (select sum(s.on_hand) from stock s where s.handling_unit_id = any (units_within(p.unit)))
    from picked p
    where p.unit is not null and not exists (select from tasks t where t.handling_unit_id = p.unit and t.state = 'open')
    group by p.location_id, p.unit
    order by unit nulls first, item_id, lot_id nulls first
  loop
    bin := suggest_bin(due.item_id, due.lot_id, due.quantity, due.location_id, fitting_zones(due.item_id));
    insert into tasks (kind, customer_id, order_id, item_id, lot_id, handling_unit_id, quantity, from_location_id, suggested_location_id, reason,
      created_at, created_by)
    values ('put_back', owner, the_order, due.item_id, due.lot_id, due.unit, due.quantity, due.location_id, bin.bin, bin.reason, at, actor_id)
    returning id into made;
    all_made := all_made || made;
  end loop;
  return all_made;
end $$;
