-- Makes the ledger have received from the customer exactly what the lines of a return count, at its return location. It writes the difference
-- to what the ledger has, so a repeat writes nothing. The caller has locked the return. Returns the items that fell to their threshold.
create or replace function post_return(the_return integer, actor_id integer, at timestamptz) returns jsonb language plpgsql as $$
declare
  r returns;
  customer constant integer := built_in_location('CUSTOMER');
  act jsonb;
  items integer[];
  taken stock_change[];
  put stock_change[];
  refused jsonb;
  elsewhere record;
begin
  select * into r from returns where id = the_return;
  act := jsonb_build_object('subjectType', 'return', 'subjectId', r.id, 'number', r.return_number);
  items := array(select distinct l.item_id from return_lines l where l.return_id = the_return);
  perform lock_items(items);
  perform lock_handling_units(array(select l.handling_unit_id from return_lines l where l.return_id = the_return and l.handling_unit_id is not null));
  perform 1 from locations l where l.id = r.return_location_id for share;
  perform lock_stock_of(items);

  with counted as (
    select l.item_id, l.lot_id, l.handling_unit_id, r.return_location_id as location_id, l.received as quantity, null::bigint as line
    from return_lines l where l.return_id = the_return and l.received > 0
    union all
    select m.item_id, m.lot_id, m.handling_unit_id, case customer when m.from_location_id then m.to_location_id else m.from_location_id end,
      case customer when m.from_location_id then -m.quantity else m.quantity end, case customer when m.from_location_id then m.id end
    from stock_acts a join stock_movements m on m.act_id = a.id
    where a.subject_type = 'return' and a.subject_id = the_return and customer in (m.from_location_id, m.to_location_id)
  ), difference as (
    select c.item_id, c.lot_id, c.handling_unit_id, c.location_id, sum(c.quantity) as quantity, max(c.line) as corrects_id
    from counted c group by 1, 2, 3, 4 having sum(c.quantity) <> 0
  ), with_stock as (
    select d.*, s.id as stock_id, coalesce(s.on_hand - s.reserved - taken_by_tasks(s), 0) as free
    from difference d left join stock s on s.item_id = d.item_id and s.location_id = d.location_id
      and s.lot_id is not distinct from d.lot_id and s.handling_unit_id is not distinct from d.handling_unit_id
  )
  select
    array_agg(row(w.item_id, w.lot_id, w.handling_unit_id, -w.quantity, w.location_id, customer, 0, w.corrects_id)::stock_change order by w.stock_id)
      filter (where w.quantity < 0),
    array_agg(row(w.item_id, w.lot_id, w.handling_unit_id, w.quantity, customer, w.location_id, 0, null)::stock_change order by w.stock_id, w.item_id)
      filter (where w.quantity > 0),
    jsonb_agg(distinct i.sku) filter (where w.quantity < 0 and w.free < -w.quantity)
  into taken, put, refused
  from with_stock w join inventory_items i on i.id = w.item_id;
  if refused is not null then
    perform refuse('return.moved-on', jsonb_build_object('number', r.return_number, 'skus', refused));
  end if;
  select h.sscc, place_here(p) as place into elsewhere
  from unnest(put) c join handling_units h on h.id = c.handling_unit_id
    join stock s on s.handling_unit_id = h.id and s.on_hand > 0 and s.location_id <> c.to_location_id
    join locations p on p.id = s.location_id
  where not exists (select from unnest(taken) t where t.handling_unit_id = h.id)
  limit 1;
  if found then
    perform refuse('receipt.unit-elsewhere', to_jsonb(elsewhere));
  end if;

  if taken is not null then
    perform move_stock(taken, 'adjustment', 'return', 'Return ' || r.return_number || ' corrected', r.order_id, actor_id, at, act => act);
  end if;
  if put is not null then
    perform move_stock(put, 'inbound', 'return', 'Returned with ' || r.return_number, r.order_id, actor_id, at, act => act);
  end if;
  return case when taken is null then '[]' else crossed_thresholds(taken || put) end;
end $$;
