-- What is to be put away of the goods that a receipt brought, and has no task: loose goods that lie at a receiving location still, and the
-- outermost handling units there, also those that its goods were packed into since.
create or replace function put_away_due(the_receipt integer, goods stock_change[])
returns table (item_id integer, lot_id integer, unit integer, location integer, customer_id integer, quantity bigint) language plpgsql stable as $$
begin
  return query with brought as (
    select g.item_id, g.lot_id, outermost_unit(g.handling_unit_id) as unit, g.to_location_id as location, sum(g.quantity) as quantity
    from unnest(goods) g join locations p on p.id = g.to_location_id and p.type = 'receiving'
    group by 1, 2, 3, 4
  ), loose as (
    select b.item_id, b.lot_id, null::integer as unit, b.location, i.customer_id,
      least(
        b.quantity - coalesce(sum(t.quantity) filter (where t.receipt_id is not distinct from the_receipt), 0),
        s.on_hand - coalesce(sum(t.quantity), 0)
      ) as due
    from brought b
      join inventory_items i on i.id = b.item_id
      join stock s on s.item_id = b.item_id and s.location_id = b.location and s.lot_id is not distinct from b.lot_id and s.handling_unit_id is null
      left join tasks t on t.state = 'open' and t.handling_unit_id is null and t.item_id = b.item_id
        and t.lot_id is not distinct from b.lot_id and t.from_location_id = b.location
    where b.unit is null
    group by b.item_id, b.lot_id, b.location, i.customer_id, b.quantity, s.on_hand
  ), units as (
    select b.unit from brought b where b.unit is not null
    union
    select outermost_unit(m.to_handling_unit_id)
    from brought b join stock_movements m on m.item_id = b.item_id and m.lot_id is not distinct from b.lot_id and m.from_location_id = b.location
      and m.is_repacked and m.to_handling_unit_id is not null
    where b.unit is null
  )
  select l.item_id, l.lot_id, l.unit, l.location, l.customer_id, l.due::bigint
  from loose l where l.due > 0
  union all
  select case when count(distinct s.item_id) = 1 then min(s.item_id) end, case when count(distinct coalesce(s.lot_id, 0)) = 1 then min(s.lot_id) end,
    u.unit, s.location_id, case when count(distinct coalesce(i.customer_id, 0)) = 1 then min(i.customer_id) end, sum(s.on_hand)
  from units u
    join stock s on s.handling_unit_id = any (units_within(u.unit)) and s.on_hand > 0
    join locations p on p.id = s.location_id and p.type = 'receiving'
    join inventory_items i on i.id = s.item_id
  where not exists (select from tasks t where t.handling_unit_id = u.unit and t.state = 'open')
  group by u.unit, s.location_id;
end $$;
