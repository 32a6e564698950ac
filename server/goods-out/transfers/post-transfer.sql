-- Makes the ledger have received exactly what the lines of a transfer's receipt count, as post_receipt() does for goods of a supplier. Goods of
-- the transfer come from TRANSIT, whatever is more than was sent from ADJUSTMENT. A line whose count has changed is taken back and received
-- again; a repeat writes nothing. The caller has locked the receipt.
create or replace function post_transfer(the_receipt integer, actor_id integer, at timestamptz) returns jsonb language plpgsql as $$
declare
  r receipts;
  transit integer;
  items integer[];
  changed integer[];
  part record;
  source record;
  remaining integer;
  planned stock_change[] := '{}';
  lines integer[] := '{}';
  -- The units that the goods arrive in.
  units integer[] := '{}';
begin
  select * into r from receipts where id = the_receipt;
  select id into transit from locations where site_id = r.site_id and type = 'transit';
  items := array(
    select i.item_id from receipt_items i where i.receipt_id = the_receipt and i.item_id is not null
    union select m.item_id from stock_movements m where m.order_id = r.transfer_order_id
    union select m.item_id from stock_movements m where m.receipt_id = the_receipt);
  perform lock_items(items);
  perform lock_handling_units(array(
    select i.handling_unit_id from receipt_items i where i.receipt_id = the_receipt and i.handling_unit_id is not null
    union select m.handling_unit_id from stock_movements m where m.order_id = r.transfer_order_id and m.handling_unit_id is not null));
  perform 1 from locations l where l.id in (transit, r.receiving_location_id, r.quarantine_location_id) order by l.id for share;
  perform lock_stock_of(items);

  changed := array(
    select distinct d.line
    from (select w.line from received_of_transfer(the_receipt) w group by w.line, w.item_id, w.lot_id, w.unit, w.location_id having sum(w.quantity) <> 0) d);
  if changed = '{}' then
    return '[]';
  end if;
  perform take_back_received(the_receipt, changed, transit, actor_id, at);

  -- First each line takes what is on the way in its own unit, then what is left in others, and what is more than was sent from ADJUSTMENT.
  for pass in 1..3 loop
    for part in
      select w.line, w.item_id, w.lot_id, w.unit, w.location_id, sum(w.quantity) as quantity
      from received_of_transfer(the_receipt) w where w.line = any (changed)
      group by w.line, w.item_id, w.lot_id, w.unit, w.location_id having sum(w.quantity) > 0
      order by w.line, w.location_id <> r.receiving_location_id
    loop
      remaining := part.quantity - coalesce((
        select sum((planned[n]).quantity) from generate_subscripts(planned, 1) n
        where lines[n] = part.line and (planned[n]).to_location_id = part.location_id and units[n] is not distinct from part.unit), 0);
      for source in
        select s.unit, s.quantity - coalesce((
          select sum(c.quantity) from unnest(planned) c
          where c.item_id = s.item_id and c.lot_id is not distinct from s.lot_id and c.handling_unit_id is not distinct from s.unit
            and c.from_location_id = transit), 0) as quantity
        from in_transit_of(r.transfer_order_id, the_receipt, transit) s
        where pass < 3 and s.item_id = part.item_id and s.lot_id is not distinct from part.lot_id and (pass = 2 or s.unit is not distinct from part.unit)
        order by s.unit nulls first
      loop
        continue when remaining = 0 or source.quantity <= 0;
        planned := planned || row(part.item_id, part.lot_id, source.unit, least(remaining, source.quantity), transit, part.location_id, 0, null)::stock_change;
        lines := lines || part.line;
        units := array_append(units, part.unit);
        remaining := remaining - least(remaining, source.quantity);
      end loop;
      if pass = 3 and remaining > 0 then
        planned := planned || row(part.item_id, part.lot_id, part.unit, remaining, built_in_location('ADJUSTMENT'), part.location_id, 0, null)::stock_change;
        lines := lines || part.line;
        units := array_append(units, part.unit);
      end if;
    end loop;
  end loop;
  -- They were packed for the transfer, which has ended for them.
  update handling_units h set order_id = null, version = h.version + 1
  where h.order_id = r.transfer_order_id and h.id in (select c.handling_unit_id from unnest(planned) c);
  perform write_transfer_received(the_receipt, transit, planned, lines, units, actor_id, at);
  perform settle_transfer(the_receipt, actor_id, at);
  perform repack_on_the_way(the_receipt, transit, planned <> '{}', actor_id, at);
  return crossed_thresholds(planned);
end $$;
