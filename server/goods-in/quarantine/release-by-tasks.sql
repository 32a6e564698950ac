-- Makes put-away tasks for goods in quarantine that are released, also by closing their return, with a suggested bin each. A handling unit that is taken completely is brought
-- as a whole, out of the unit that it is in; goods in others are taken out and are loose from now on. The caller holds lock_room() and has
-- locked the stock.
create or replace function release_by_tasks(
  takes stock_change[], why text, actor_id integer, at timestamptz, cause text default 'dispose', act jsonb default '{}', for_return integer default null
) returns jsonb language plpgsql as $$
declare
  whole constant integer[] := units_emptied(takes);
  leaving constant stock_change[] := array(
    select t::stock_change from unnest(takes) t where t.handling_unit_id is not null and t.handling_unit_id <> all (whole));
  due record;
  bin record;
  made integer;
  tasks_made integer[] := '{}';
begin
  if leaving <> '{}' then
    perform move_stock(leaving, 'transfer', cause, why, null, actor_id, at, repacks => true, act => act);
  end if;
  update handling_units u set parent_id = case when u.id <> all (whole) then u.parent_id end, version = u.version + 1
  where u.id in (select t.handling_unit_id from unnest(takes) t);
  for due in
    select t.item_id, case when count(distinct coalesce(t.lot_id, 0)) = 1 then min(t.lot_id) end as lot_id, t.from_location_id, w.unit,
      sum(t.quantity) as quantity
    from unnest(takes) t cross join lateral (select case when t.handling_unit_id = any (whole) then t.handling_unit_id end as unit) w
    group by t.item_id, t.from_location_id, w.unit, case when w.unit is null then t.lot_id end
    order by w.unit nulls first, 2 nulls first
  loop
    bin := suggest_bin(due.item_id, due.lot_id, due.quantity, due.from_location_id, fitting_zones(due.item_id));
    insert into tasks (kind, customer_id, item_id, lot_id, handling_unit_id, quantity, from_location_id, suggested_location_id, reason,
      release_reason, return_id, created_at, created_by)
    select 'put_away', i.customer_id, due.item_id, due.lot_id, due.unit, due.quantity, due.from_location_id, bin.bin, bin.reason, why, for_return,
      at, actor_id
    from inventory_items i where i.id = due.item_id
    returning id into made;
    tasks_made := tasks_made || made;
  end loop;
  return jsonb_build_object('tasks', to_jsonb(tasks_made), 'crossed', jsonb '[]', 'units', (
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'customerId', u.customer_id, 'whole', u.id = any (whole)) order by u.id), '[]')
    from handling_units u where u.id in (select t.handling_unit_id from unnest(takes) t)));
end $$;
