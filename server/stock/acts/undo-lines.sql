-- Takes lines of an act back by opposite lines, with the reservations that went along, and makes the act of that; `asked` names the lines,
-- null for all that are left. The caller has locked what lock_acts() locks. Returns the new act and the items that fell to their threshold
-- (crossed_thresholds) as {act, crossed}.
create or replace function undo_lines(the_act bigint, asked bigint[], why text, actor_id integer, at timestamptz) returns jsonb language plpgsql as $$
declare
  a stock_acts;
  undo bigint;
  batch record;
  change stock_change;
  line stock_movements;
  crossed jsonb := '[]';
begin
  select * into a from stock_acts where id = the_act;
  insert into stock_acts (kind, created_at, user_id, site_id, subject_type, subject_id, number, undoes_id, undoes_lines)
  values (a.kind, at, actor_id, a.site_id, a.subject_type, a.subject_id, a.number, a.id, asked)
  returning id into undo;
  for batch in
    with lines as (
      select t.*, greatest(least(coalesce((t.line).reserved_quantity, 0),
          t.own - sum(coalesce((t.line).reserved_quantity, 0)) over in_row + coalesce((t.line).reserved_quantity, 0)), 0) as carried
      from lines_to_undo(array[the_act], asked) t
      window in_row as (partition by t.stock_id order by (t.line).id)
    )
    select (l.line).movement_type, (l.line).cause, (l.line).order_id, (l.line).receipt_id, (l.line).is_repacked,
      case when (l.line).is_repacked then (l.line).handling_unit_id end as back_into,
      array_agg(row((l.line).item_id, (l.line).lot_id, l.unit, (l.line).quantity, (l.line).to_location_id, (l.line).from_location_id, l.carried,
        (l.line).id)::stock_change order by l.stock_id, (l.line).id) as changes,
      array_agg((l.line).receipt_item_id order by l.stock_id, (l.line).id) as receipt_lines
    from lines l
    group by 1, 2, 3, 4, 5, 6
    order by min((l.line).id) desc
  loop
    crossed := crossed || move_stock(batch.changes, case batch.movement_type when 'inbound' then 'adjustment' else batch.movement_type end, batch.cause,
      why, batch.order_id, actor_id, at, repacks => batch.is_repacked, into_unit => batch.back_into, for_receipt => batch.receipt_id,
      receipt_lines => batch.receipt_lines, act => jsonb_build_object('id', undo, 'subjectType', a.subject_type));
    foreach change in array batch.changes loop
      if change.reserved > 0 then
        select * into line from stock_movements where id = change.corrects_id;
        perform carry_reservations(change, case when batch.is_repacked then batch.back_into else change.handling_unit_id end, at,
          of_orders => carried_orders(line), as_picked => case when a.kind = 'pick' then false end);
      end if;
    end loop;
  end loop;
  update handling_units u set version = u.version + 1,
    order_id = case when a.kind = 'pick' and u.order_id = a.subject_id then null else u.order_id end
  where u.id in (
    select case when m.is_repacked then m.to_handling_unit_id else m.handling_unit_id end from stock_movements m where m.act_id = the_act
    union select m.handling_unit_id from stock_movements m where m.act_id = the_act);
  -- A unit that was packed for a movement, and is empty again, is no one's.
  if a.kind = 'pack' and a.subject_type = 'order' then
    update handling_units u set order_id = null, customer_id = null
    where u.order_id = a.subject_id and u.id in (select m.to_handling_unit_id from stock_movements m where m.act_id = the_act)
      and not exists (select from stock s where s.handling_unit_id = any (units_within(u.id)) and s.on_hand > 0);
  end if;
  return jsonb_build_object('act', undo, 'crossed', crossed);
end $$;
