-- Puts away what is left of a receipt at receiving: on the suggested bins, and where no bin has room, at UNASSIGNED. The caller has locked
-- the receipt.
create or replace function put_away_rest(the_receipt integer, reason text, actor_id integer, at timestamptz) returns void language plpgsql as $$
declare
  t tasks;
  bin integer;
  there bigint;
begin
  perform create_receipt_tasks(the_receipt, actor_id, at);
  for t in select * from tasks where receipt_id = the_receipt and state = 'open' order by id loop
    if t.handling_unit_id is not null then
      select coalesce(sum(s.on_hand), 0) into there from stock s where s.handling_unit_id = any (units_within(t.handling_unit_id));
    else
      select coalesce(sum(s.on_hand), 0) into there from stock s
      where s.item_id = t.item_id and s.location_id = t.from_location_id and s.lot_id is not distinct from t.lot_id and s.handling_unit_id is null;
      there := least(there, t.quantity);
    end if;
    if there > 0 then
      bin := t.suggested_location_id;
      if bin is null or room_at(bin, t.id) < there or not (select is_active from locations where id = bin) then
        update tasks set suggested_location_id = null where id = t.id;
        bin := (suggest_bin(t.item_id, t.lot_id, there, t.from_location_id, fitting_zones(t.item_id))).bin;
      end if;
      perform complete_put_away(t.id, coalesce(bin, unassigned_at((select site_id from receipts where id = the_receipt))), there::integer, reason, actor_id, at);
    end if;
  end loop;
  -- Goods that lie there no longer, and rests of them.
  perform cancel_receipt_tasks(the_receipt, actor_id, at);
end $$;
