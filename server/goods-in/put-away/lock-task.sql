-- Locks a task for completing or cancelling it: its receipt, which may be done afterwards, then the room of the warehouse, then the task.
create or replace function lock_task(the_task integer) returns void language plpgsql as $$
begin
  perform 1 from receipts r where r.id = (select t.receipt_id from tasks t where t.id = the_task) for no key update;
  perform lock_room();
  perform 1 from tasks where id = the_task for no key update;
end $$;
