-- Cancels the open tasks of a receipt that goes back. The caller has locked the receipt. Returns their ids.
create or replace function cancel_receipt_tasks(the_receipt integer, actor_id integer, at timestamptz) returns integer[] language plpgsql as $$
declare
  cancelled integer[];
begin
  perform lock_room();
  with ended as (
    update tasks set state = 'cancelled', ended_at = at, ended_by = actor_id, version = version + 1
    where receipt_id = the_receipt and state = 'open' returning id
  )
  select coalesce(array_agg(id order by id), '{}') into cancelled from ended;
  return cancelled;
end $$;
