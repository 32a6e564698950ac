-- Records what a person counted at a place in a round. `named` is [{item, lot, expiresOn, unit, quantity}]; what was asked for and isn't named counts 0.
-- A line whose difference has to be looked at again is left to recount. The caller has locked the count.
create or replace function submit_count(
  the_place integer, the_round integer, named jsonb, rules jsonb, person integer, opened timestamptz, counted timestamptz, at timestamptz
) returns text language plpgsql as $$
declare
  the_count counts;
  place count_places;
begin
  select * into place from count_places where id = the_place;
  select * into the_count from counts where id = place.count_id;
  insert into count_visits (place_id, round, user_id, opened_at, counted_at, submitted_at) values (the_place, the_round, person, opened, counted, at);
  if the_round = 1 then
    insert into count_lines (place_id, item_id, lot_number, handling_unit_id)
    select the_place, s.item_id, l.lot_number, s.handling_unit_id
    from stock_as_of(place.location_id, counted) s left join lots l on l.id = s.lot_id
    where s.quantity <> 0 and (s.item_id in (select i.item_id from count_items i where i.count_id = the_count.id)
      or not exists (select from count_items i where i.count_id = the_count.id));
  end if;
  insert into count_lines as c (place_id, item_id, lot_number, expires_on, handling_unit_id)
  select the_place, n.item, n.lot, n."expiresOn", n.unit from jsonb_to_recordset(named) as n(item integer, lot text, "expiresOn" date, unit integer)
  on conflict on constraint count_lines_one_row do update set expires_on = excluded.expires_on
  where excluded.expires_on is distinct from c.expires_on and excluded.expires_on is not null;

  -- What was decided about stays as it is.
  with moved as materialized (
    select distinct m.item_id, m.lot_id, m.handling_unit_id
    from moves_at(place.location_id, opened, counted + make_interval(mins => (rules ->> 'windowMinutes')::integer), the_count.id) m
  ), there as materialized (
    select * from stock_as_of(place.location_id, counted)
  )
  insert into count_line_rounds (line_id, round, counted, expected, moved)
  select c.id, the_round, coalesce(n.quantity, 0), coalesce(s.quantity, 0), m.item_id is not null
  from count_lines c
    left join jsonb_to_recordset(named) as n(item integer, lot text, unit integer, quantity integer)
      on n.item = c.item_id and n.lot is not distinct from c.lot_number and n.unit is not distinct from c.handling_unit_id
    left join lots l on l.item_id = c.item_id and l.lot_number = c.lot_number
    left join there s on s.item_id = c.item_id and s.lot_id is not distinct from l.id and s.handling_unit_id is not distinct from c.handling_unit_id
      and (c.lot_number is null or l.id is not null)
    left join moved m on m.item_id = c.item_id and m.lot_id is not distinct from l.id and m.handling_unit_id is not distinct from c.handling_unit_id
      and (c.lot_number is null or l.id is not null)
  where c.place_id = the_place and (c.status in ('open', 'recount') or n.item is not null and c.status in ('right', 'difference'));

  update count_lines c set status = case
      when d.difference = 0 then 'right'
      when d.difference = d.before or the_round = 3 then 'difference'
      when d.before is null and not d.moved and category.excise_code is null
        and abs(d.difference) <= greatest((rules ->> 'toleranceUnits')::integer, floor(d.expected * (rules ->> 'tolerancePercent')::numeric / 100))
        then 'difference'
      else 'recount'
    end
  from (
    select r.line_id, r.counted - r.expected as difference, r.expected, r.moved,
      (select b.counted - b.expected from count_line_rounds b where b.line_id = r.line_id and b.round < the_round order by b.round desc limit 1) as before
    from count_line_rounds r join count_lines own on own.id = r.line_id
    where own.place_id = the_place and r.round = the_round
  ) d join count_lines line on line.id = d.line_id
    join inventory_items i on i.id = line.item_id left join product_categories category on category.id = i.category_id
  where c.id = d.line_id;

  update count_places p set
    status = case when again.due then 'recount' else 'counted' end,
    round = case when again.due then the_round + 1 else the_round end
  from (select exists (select from count_lines c where c.place_id = the_place and c.status = 'recount') as due) again
  where p.id = the_place;
  return go_on_with_count(the_count.id, at);
end $$;
