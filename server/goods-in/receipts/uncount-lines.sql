-- The lines of a receipt count that much less, as an act took units back; what is left gets its put-away tasks again where it had some.
-- The caller has locked the receipt. Returns the ids of the tasks that were cancelled.
create or replace function uncount_lines(the_receipt integer, undo bigint, actor_id integer, at timestamptz) returns integer[] language plpgsql as $$
declare
  cancelled integer[];
begin
  update receipt_items i set counted = i.counted - t.units, damaged = i.damaged - t.damaged
  from (
    select m.receipt_item_id as line, sum(m.quantity) as units,
      coalesce(sum(m.quantity) filter (where m.from_location_id = r.quarantine_location_id), 0) as damaged
    from stock_movements m join receipts r on r.id = m.receipt_id
    where m.act_id = undo and m.receipt_id = the_receipt group by 1
  ) t
  where i.id = t.line;
  update receipts set version = version + 1 where id = the_receipt;
  if exists (select from receipts where id = the_receipt and transfer_order_id is not null) then
    perform settle_transfer(the_receipt, actor_id, at);
  end if;
  with ended as (
    update tasks t set state = 'cancelled', ended_at = at, ended_by = actor_id, version = t.version + 1
    where t.receipt_id = the_receipt and t.state = 'open' and exists (
      select from stock_movements m where m.act_id = undo and m.from_location_id = t.from_location_id and case
        when t.handling_unit_id is null then m.handling_unit_id is null and m.item_id = t.item_id and m.lot_id is not distinct from t.lot_id
        else m.handling_unit_id = any (units_within(t.handling_unit_id)) end)
    returning t.id
  )
  select coalesce(array_agg(id order by id), '{}') into cancelled from ended;
  if cancelled <> '{}' then
    perform create_receipt_tasks(the_receipt, actor_id, at);
  end if;
  return cancelled;
end $$;
