-- Moves what an order has reserved, and its reservations with it, to a location, or null for where it is. `asked` names reservations, each
-- with how much of it; null for all that aren't picked. They count as picked afterwards if `picked`. The goods leave their handling units,
-- and arrive in `into_unit` if given; but a unit that is picked with all that is in it comes along as a whole and is the order's then. The
-- caller has locked the order. Fails when a reservation has ended meanwhile or holds less, as when two pickers take the same goods,
-- and when what is picked or packed has expired.
create or replace function carry_reserved(
  the_order integer, asked jsonb, to_location integer, into_unit integer, picked boolean, reason text, actor_id integer, at timestamptz,
  act_kind text default 'pick'
) returns void language plpgsql as $$
declare
  -- The reservations that are asked for, and how much of each; their positions correspond.
  held integer[];
  along integer[];
  -- Units that come along, with the units in them.
  whole integer[];
  staying stock_change[];
  leaving stock_change[];
begin
  perform lock_handling_units(array_remove(into_unit || array(
    select distinct s.handling_unit_id from reservations r join stock s on s.id = r.stock_id
    where r.order_id = the_order and r.ended_at is null and (asked is null or r.id in (select (a ->> 'id')::integer from jsonb_array_elements(asked) a))
  ), null));
  if to_location is not null then
    perform require_active_location(to_location);
  end if;
  perform lock_order_stock(the_order);
  select array_agg(r.id order by r.id), array_agg(coalesce(a.quantity, r.quantity) order by r.id) into held, along
  from reservations r left join jsonb_to_recordset(asked) as a(id integer, quantity integer) on a.id = r.id
  where r.order_id = the_order and r.ended_at is null and case when asked is null then not r.is_picked else a.id is not null end;
  if asked is not null and (coalesce(cardinality(held), 0) < jsonb_array_length(asked)
    or exists (select from reservations r join unnest(held, along) as a(id, quantity) on a.id = r.id where r.quantity < a.quantity)) then
    perform refuse('pick.changed-meanwhile', jsonb_build_object('number', (select order_number from orders where id = the_order)));
  end if;

  -- Picked goods may be put right.
  if picked then
    perform refuse_expired(the_order, held, 'pick.expired', at);
  end if;
  if picked and into_unit is null then
    whole := units_taken_whole(held, along);
    update handling_units set order_id = the_order, parent_id = case when parent_id = any (whole) then parent_id end, version = version + 1
    where id = any (whole);
  end if;
  select
    array_agg(c.change order by c.stock_id) filter (where c.stays and c.location_id <> to_location),
    array_agg(c.change order by c.stock_id) filter (where not c.stays)
  into staying, leaving
  from (
    select s.id as stock_id, s.location_id,
      s.handling_unit_id is not distinct from into_unit or coalesce(s.handling_unit_id = any (whole), false) as stays,
      row(s.item_id, s.lot_id, s.handling_unit_id, sum(a.quantity), s.location_id, coalesce(to_location, s.location_id), sum(a.quantity), null)::stock_change as change
    from unnest(held, along) as a(id, quantity) join reservations r on r.id = a.id join stock s on s.id = r.stock_id
    group by s.id
  ) c;
  if staying is not null then
    perform move_stock(staying, 'transfer', 'transfer', reason, the_order, actor_id, at, act => jsonb_build_object('kind', act_kind));
  end if;
  if leaving is not null then
    perform move_stock(leaving, 'transfer', 'transfer', reason, the_order, actor_id, at, repacks => true, into_unit => into_unit,
      act => jsonb_build_object('kind', act_kind));
  end if;

  with carried as (
    select r.*, a.quantity as along, coalesce(t.id, s.id) as to_stock
    from unnest(held, along) as a(id, quantity) join reservations r on r.id = a.id join stock s on s.id = r.stock_id
      left join stock t on t.item_id = s.item_id and t.location_id = coalesce(to_location, s.location_id) and t.lot_id is not distinct from s.lot_id
        and t.handling_unit_id is not distinct from case when s.handling_unit_id = any (whole) then s.handling_unit_id else into_unit end
  ), ended as (
    update reservations r set ended_at = at, ending = 'released' from carried c where r.id = c.id
  )
  insert into reservations (order_id, item_id, stock_id, quantity, created_at, is_picked)
  select c.order_id, c.item_id, c.to_stock, c.along, c.created_at, picked from carried c
  union all
  select c.order_id, c.item_id, c.stock_id, c.quantity - c.along, c.created_at, c.is_picked from carried c where c.along < c.quantity;
end $$;
