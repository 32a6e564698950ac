-- A movement whose export is undone has its goods picked again where they were, and is documented again; its shipment is withdrawn, and so is
-- the receipt of a transfer. The caller
-- has locked both, and taken the goods back. Returns the shipment.
create or replace function unship_order(the_act bigint, why text, actor_id integer, actor_name text, at timestamptz) returns integer
language plpgsql as $$
declare
  a stock_acts;
  withdrawn integer;
begin
  select * into a from stock_acts where id = the_act;
  with held as (
    insert into reservations (order_id, item_id, stock_id, quantity, created_at, is_picked)
    select r.order_id, r.item_id, r.stock_id, r.quantity, r.created_at, r.is_picked
    from reservations r where r.order_id = a.subject_id and r.ending = 'consumed' and r.ended_at = a.created_at
    returning stock_id, quantity
  )
  update stock s set reserved = s.reserved + h.quantity
  from (select stock_id, sum(quantity) as quantity from held group by 1) h where s.id = h.stock_id;
  update orders set status = 'packing', tracking_stage = 'documented', exported_at = null, version = version + 1 where id = a.subject_id;
  insert into order_tracking_events (order_id, stage, round, notes, user_id, user_name, at)
  values (a.subject_id, 'documented', (select max(e.round) + 1 from order_tracking_events e where e.order_id = a.subject_id),
    'Export undone: ' || why, actor_id, actor_name, at);
  update shipments set withdrawn_at = at, version = version + 1 where order_id = a.subject_id and withdrawn_at is null returning id into withdrawn;
  update receipts set withdrawn_at = at, version = version + 1 where transfer_order_id = a.subject_id and withdrawn_at is null;
  return withdrawn;
end $$;
