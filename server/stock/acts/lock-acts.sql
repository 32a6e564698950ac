-- Locks what undoing these acts changes, in the order of all changes: receipts and movements with their shipments, the room of the warehouse,
-- tasks, items, handling units, locations, stock rows.
create or replace function lock_acts(acts bigint[]) returns void language plpgsql as $$
declare
  orders_of constant integer[] := array(select a.subject_id from stock_acts a where a.id = any (acts) and a.subject_type = 'order');
  -- Receipts of the acts, and receipts of transfers among their orders.
  receipts_of constant integer[] := array(
    select a.subject_id from stock_acts a where a.id = any (acts) and a.subject_type = 'receipt'
    union select r.id from receipts r where r.transfer_order_id = any (orders_of));
  items constant integer[] := array(select distinct m.item_id from stock_movements m where m.act_id = any (acts));
  units constant integer[] := array(
    select distinct u from stock_movements m cross join unnest(array[m.handling_unit_id, m.to_handling_unit_id]) u
    where m.act_id = any (acts) and u is not null);
begin
  perform 1 from receipts r where r.id = any (receipts_of) order by r.id for no key update;
  perform 1 from orders o where o.id = any (orders_of) order by o.id for no key update;
  perform 1 from shipments s where s.order_id = any (orders_of) order by s.id for no key update;
  perform lock_room();
  perform 1 from tasks t where t.receipt_id = any (receipts_of) and t.state = 'open' order by t.id for no key update;
  perform lock_items(items);
  if units <> '{}' then
    perform lock_handling_units(units);
  end if;
  perform 1 from locations l
  where l.id in (select p from stock_movements m cross join unnest(array[m.from_location_id, m.to_location_id]) p where m.act_id = any (acts))
    and not l.is_virtual
  order by l.id for share;
  perform lock_stock_of(items);
end $$;
