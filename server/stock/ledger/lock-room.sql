-- Locks the room that is left in the warehouse: transactions that promise or fill room do so in turn, because the choice of a location
-- depends on the room at all of them. Taken after a receipt and before tasks, items and everything else.
create or replace function lock_room() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('room'));
end $$;
