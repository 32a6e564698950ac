-- Ships what an order has reserved: to its consignee, and with a transfer to TRANSIT of the other site. Fails when some of it is at receiving or
-- in quarantine or has expired; that its handling units hold nothing else is a constraint (keep_reserved_in_units). Returns the items that fell
-- to their threshold (crossed_thresholds).
create or replace function ship_order(the_order integer, actor_id integer, at timestamptz) returns jsonb language plpgsql as $$
declare
  leaving stock_change[];
  held_back jsonb;
  expires_first date;
  held integer[];
  number text;
  site integer;
  transfer_to integer;
  target integer := built_in_location('CUSTOMER');
begin
  select order_number, site_id, transfer_to_site_id into number, site, transfer_to from orders where id = the_order;
  if transfer_to is not null then
    select id into target from locations where site_id = transfer_to and type = 'transit';
  end if;
  perform lock_order_stock(the_order);
  with consumed as (
    update reservations set ended_at = at, ending = 'consumed' where order_id = the_order and ended_at is null returning id, stock_id, quantity
  )
  select array_agg(row(s.item_id, s.lot_id, s.handling_unit_id, c.quantity, s.location_id, target, c.quantity, null)::stock_change order by s.id),
    jsonb_agg(distinct jsonb_build_object('sku', i.sku, 'location', p.code, 'type', p.type)) filter (where not p.is_promisable),
    min(l.expires_on), array_agg(c.id)
  into leaving, held_back, expires_first, held
  from consumed c join stock s on s.id = c.stock_id join locations p on p.id = s.location_id join inventory_items i on i.id = s.item_id
    left join lots l on l.id = s.lot_id;
  if expires_first is not null and expires_first < site_day(site, at) then
    perform refuse_expired(the_order, held, 'order.items-expired', at);
  end if;
  if held_back is not null then
    perform refuse('order.items-held-back', jsonb_build_object('number', number, 'items', held_back));
  end if;
  return move_stock(leaving, case when transfer_to is null then 'outbound' else 'transfer' end, 'order', 'Shipped with ' || number, the_order, actor_id, at);
end $$;
