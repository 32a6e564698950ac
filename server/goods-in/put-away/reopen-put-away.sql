-- Opens the tasks again by which an act put goods away; the same goods that are waiting as the rest of such a task are joined to it. A
-- stored receipt is inspected again. The caller has locked both. Returns the receipt's id and new version if it changed, else null.
create or replace function reopen_put_away(the_act bigint, why text, actor_id integer, actor_name text, at timestamptz) returns jsonb
language plpgsql as $$
declare
  a stock_acts;
  t tasks;
  bin record;
  made integer;
  changed jsonb;
begin
  select * into a from stock_acts where id = the_act;
  for t in
    select d.* from tasks d
    where d.state = 'done' and d.kind = 'put_away' and (d.done_act_id = the_act or d.done_act_id is null and d.ended_at = a.created_at)
      and d.receipt_id is not distinct from case a.subject_type when 'receipt' then a.subject_id end
      and exists (
        select from stock_movements m where m.act_id = the_act and m.to_location_id = d.done_location_id and case
          when d.handling_unit_id is null then m.handling_unit_id is null and m.item_id = d.item_id and m.lot_id is not distinct from d.lot_id
          else m.handling_unit_id = any (units_within(d.handling_unit_id)) end)
    order by d.id
  loop
    bin := suggest_bin(t.item_id, t.lot_id, t.quantity, t.from_location_id, fitting_zones(t.item_id));
    insert into tasks as w (kind, customer_id, receipt_id, order_id, item_id, lot_id, handling_unit_id, quantity, from_location_id,
      suggested_location_id, reason, release_reason, created_at, created_by)
    values (t.kind, t.customer_id, t.receipt_id, t.order_id, t.item_id, t.lot_id, t.handling_unit_id, t.quantity, t.from_location_id,
      bin.bin, bin.reason, t.release_reason, at, actor_id)
    on conflict (receipt_id, order_id, from_location_id, item_id, lot_id)
      where state = 'open' and handling_unit_id is null and release_reason is null
    do update set quantity = w.quantity + excluded.quantity, version = w.version + 1
    returning w.id into made;
    insert into disposal_documents (document_id, task_id) select d.document_id, made from disposal_documents d where d.task_id = t.id
    on conflict do nothing;
  end loop;
  if a.subject_type = 'receipt' then
    update receipts set status = 'inspected', stored_at = null, version = version + 1 where id = a.subject_id and status = 'stored'
    returning jsonb_build_object('id', id, 'version', version) into changed;
    if changed is not null then
      insert into receipt_steps (receipt_id, status, reason, user_id, user_name, at) values (a.subject_id, 'inspected', why, actor_id, actor_name, at);
    end if;
  end if;
  return changed;
end $$;
