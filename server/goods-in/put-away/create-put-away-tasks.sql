-- Makes put-away tasks for goods of a receipt: one for each quantity of an item and lot that is loose at a location, and one for each
-- outermost handling unit. `goods` is what the receipt brought where; what is no longer there, or has a task, is left out, so a repeat
-- makes none twice. The caller has locked the receipt. Returns the ids of the tasks.
create or replace function create_put_away_tasks(the_receipt integer, goods stock_change[], actor_id integer, at timestamptz)
returns integer[] language plpgsql as $$
declare
  items constant integer[] := array(select distinct item_id from unnest(goods) where item_id is not null);
  zones jsonb;
  due record;
  bin record;
  made integer;
  all_made integer[] := '{}';
begin
  -- Before the lock, because it reads the most.
  select jsonb_object_agg(i, to_jsonb(fitting_zones(i))) into zones from unnest(items) i;
  perform lock_room();
  perform lock_items(items);
  perform lock_stock_of(items);

  for due in
    select d.* from put_away_due(the_receipt, goods) d order by d.unit nulls first, d.item_id, d.lot_id nulls first
  loop
    bin := suggest_bin(due.item_id, due.lot_id, due.quantity, due.location,
      array(select jsonb_array_elements_text(zones -> coalesce(due.item_id, (
        select s.item_id from stock s where s.handling_unit_id = any (units_within(due.unit)) order by s.on_hand desc, s.id limit 1))::text)));
    insert into tasks (kind, customer_id, receipt_id, item_id, lot_id, handling_unit_id, quantity, from_location_id, suggested_location_id,
      reason, created_at, created_by)
    values ('put_away', due.customer_id, the_receipt, due.item_id, due.lot_id, due.unit, due.quantity, due.location, bin.bin,
      bin.reason, at, actor_id)
    returning id into made;
    all_made := all_made || made;
  end loop;
  return all_made;
end $$;
