-- Moves the goods of a locked, open put-away task to a location with room for them, and ends the task. Of loose goods it may be a part:
-- the rest becomes a task of its own, whose id is returned. The caller holds lock_room().
create or replace function complete_put_away(
  the_task integer, to_location integer, wanted integer, reason text, actor_id integer, at timestamptz
) returns integer language plpgsql as $$
declare
  t tasks;
  there bigint;
  bin record;
  rest integer;
  cause text;
  act jsonb;
begin
  select * into t from tasks where id = the_task;
  cause := case when t.receipt_id is not null then 'receipt' when t.return_id is not null then 'return' when t.release_reason is not null then 'dispose' else 'transfer' end;
  act := jsonb_build_object('kind', t.kind) || case
    when t.order_id is not null then jsonb_build_object(
      'subjectType', 'order', 'subjectId', t.order_id, 'number', (select o.order_number from orders o where o.id = t.order_id))
    when t.return_id is not null then jsonb_build_object(
      'subjectType', 'return', 'subjectId', t.return_id, 'number', (select r.return_number from returns r where r.id = t.return_id))
    else jsonb '{}' end;
  if t.handling_unit_id is not null then
    wanted := carry_unit(t.handling_unit_id, to_location, t.id, coalesce(t.release_reason, reason), actor_id, at, t.receipt_id, cause, act);
    t.quantity := wanted;
  else
    perform lock_items(array[t.item_id]);
    perform require_room(to_location, wanted, t.id);
    perform lock_stock_of(array[t.item_id]);
    select coalesce(sum(s.on_hand), 0) into there from stock s
    where s.item_id = t.item_id and s.location_id = t.from_location_id and s.lot_id is not distinct from t.lot_id and s.handling_unit_id is null;
    if there < wanted then
      perform refuse('task.goods-gone', jsonb_build_object('sku', (select sku from inventory_items where id = t.item_id),
        'code', (select code from locations where id = t.from_location_id), 'wanted', wanted, 'there', there));
    end if;
    perform carry_stock(array[row(t.item_id, t.lot_id, null, wanted, t.from_location_id, to_location, 0, null)::stock_change],
      cause, coalesce(t.release_reason, reason), actor_id, at, for_receipt => t.receipt_id,
      act => act);
  end if;

  if t.release_reason is not null then
    insert into disposal_documents (document_id, stock_movement_id)
    select d.document_id, m.id from disposal_documents d
      join stock_movements m on m.item_id = t.item_id and m.created_at = at and m.cause = 'dispose' and m.to_location_id = to_location
    where d.task_id = t.id
    on conflict do nothing;
  end if;
  update tasks set state = 'done', quantity = wanted, done_location_id = to_location, ended_at = at, ended_by = actor_id, version = version + 1,
    done_act_id = (select m.act_id from stock_movements m
      where m.to_location_id = to_location and m.created_at = at and m.user_id is not distinct from actor_id order by m.id desc limit 1)
  where id = the_task;
  if wanted < t.quantity then
    bin := suggest_bin(t.item_id, t.lot_id, t.quantity - wanted, t.from_location_id, fitting_zones(t.item_id));
    insert into tasks (kind, customer_id, receipt_id, item_id, lot_id, quantity, from_location_id, suggested_location_id, reason,
      release_reason, return_id, rest_of_id, assigned_to, created_at, created_by)
    values ('put_away', t.customer_id, t.receipt_id, t.item_id, t.lot_id, t.quantity - wanted, t.from_location_id, bin.bin, bin.reason,
      t.release_reason, t.return_id, t.id, t.assigned_to, at, actor_id)
    returning id into rest;
    insert into disposal_documents (document_id, task_id) select d.document_id, rest from disposal_documents d where d.task_id = t.id;
  end if;
  return rest;
end $$;
