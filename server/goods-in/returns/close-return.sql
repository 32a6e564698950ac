-- Carries out what the inspection of a locked return decided, part by part: put-away tasks of what is sold again, quarantine, scrap, and back to
-- the customer. All of it is one act. Returns the tasks, the handling units, the items that fell to their threshold, and how many units are
-- sent back.
create or replace function close_return(the_return integer, actor_id integer, at timestamptz) returns jsonb language plpgsql as $$
declare
  r returns;
  act jsonb;
  items integer[];
  source locations;
  part record;
  item inventory_items;
  takes stock_change[];
  reason text;
  done jsonb;
  tasks_made jsonb := '[]';
  units jsonb := '[]';
  crossed jsonb := '[]';
  sent_back bigint := 0;
begin
  select * into r from returns where id = the_return;
  act := jsonb_build_object('subjectType', 'return', 'subjectId', r.id, 'number', r.return_number);
  items := array(select distinct l.item_id from return_lines l where l.return_id = the_return);
  perform lock_room();
  perform lock_items(items);
  perform lock_handling_units(array(select l.handling_unit_id from return_lines l where l.return_id = the_return and l.handling_unit_id is not null));
  perform 1 from locations l where l.id = r.return_location_id
    or l.id in (select p.location_id from return_parts p join return_lines l on l.id = p.return_line_id where l.return_id = the_return)
  order by l.id for share;
  perform lock_stock_of(items);
  select * into source from locations where id = r.return_location_id;

  for part in
    select p.*, l.item_id, l.handling_unit_id, jsonb_build_object('lot', l.lot_number, 'unit', l.handling_unit_id) as named
    from return_lines l join return_parts p on p.return_line_id = l.id
    where l.return_id = the_return and not p.is_done order by l.line, l.id, p.position
  loop
    select * into item from inventory_items where id = part.item_id;
    reason := format('%s: %s', r.return_number, coalesce(part.note, replace(part.condition, '_', ' ')));
    if part.disposition = 'quarantine' and coalesce(part.location_id, source.id) = source.id then
      continue;
    end if;
    takes := disposable(item, source, part.quantity, part.named, case part.disposition
      when 'scrap' then built_in_location('SCRAP')
      when 'send_back' then built_in_location('CUSTOMER')
      else coalesce(part.location_id, source.id) end);
    case part.disposition
      when 'restock' then
        perform require_unexpired(item, takes, null, at);
        done := release_by_tasks(takes, reason, actor_id, at, cause => 'return', act => act, for_return => the_return);
        tasks_made := tasks_made || (done -> 'tasks');
        units := units || (done -> 'units');
      when 'quarantine' then
        perform require_room(part.location_id, part.quantity);
        units := units || carry_taken(takes, 'return', reason, actor_id, at, act => act);
      else
        crossed := crossed || move_stock(takes, case part.disposition when 'scrap' then 'adjustment' else 'outbound' end, 'return', reason, null, actor_id, at,
          act => act);
        sent_back := sent_back + case part.disposition when 'send_back' then part.quantity else 0 end;
    end case;
  end loop;
  update return_parts p set is_done = true from return_lines l where l.id = p.return_line_id and l.return_id = the_return;
  return jsonb_build_object('tasks', tasks_made, 'units', units, 'crossed', crossed, 'sentBack', sent_back);
end $$;
