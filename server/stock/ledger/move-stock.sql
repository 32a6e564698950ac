-- The only function that changes on-hand: it writes balances and ledger lines together, on both sides of each entry. Each change
-- sees the stock that the previous ones left, so all of them are covered, or the call fails.
-- The caller has locked the rows it takes from, in id order, and passes the changes in the order that all callers use.
-- Stock is put only at active locations, which are locked until the commit, and where it may go (require_allowed_places); reserved stock not
-- in receiving or quarantine. With `repacks` the goods leave their handling units and arrive in `into_unit`, or loose where that is null.
-- Ledger lines that a receipt causes name it and, where `receipt_lines` has one for the change at the same position, its line. They belong to one act; `act`
-- names what the other arguments don't say of it (act_of). An adjustment or a count ends the report of a short pick, and so do goods that arrive
-- where the books say that there are none. Returns the items that fell to their threshold (crossed_thresholds).
create or replace function move_stock(
  changes stock_change[], movement_type text, cause text, reason text, for_order integer, actor_id integer, at timestamptz,
  repacks boolean default false, into_unit integer default null,
  for_receipt integer default null, receipt_lines integer[] default null, act jsonb default '{}'
) returns jsonb language plpgsql as $$
declare
  change stock_change;
  counted constant boolean := cause in ('adjustment', 'count');
  -- To some sites.
  is_limited constant boolean := current_site_ids() is not null;
  something_left boolean := false;
  something_came boolean := false;
  leaves_quarantine boolean := false;
  from_place locations;
  to_place locations;
  -- Units that stock is put into.
  units integer[];
  the_act bigint;
begin
  foreach change in array changes loop
    if is_limited then
      perform require_own_site(change);
    end if;
    if not is_virtual_location(change.to_location_id) then
      units := units || case when repacks then into_unit else change.handling_unit_id end;
    end if;
  end loop;
  units := array_remove(units, null);
  if units <> '{}' then
    perform lock_handling_units(units);
  end if;
  -- All locations before any stock row: see lock_item_stock().
  foreach change in array changes loop
    to_place := null;
    if not is_virtual_location(change.to_location_id) then
      to_place := require_active_location(change.to_location_id);
      something_came := something_came or is_virtual_location(change.from_location_id);
      -- Checked once the location is locked: its type may have changed since the caller chose it.
      if change.reserved > 0 and not (to_place.is_promisable or to_place.type = 'transit') then
        perform refuse('stock.reserved-not-promisable', jsonb_build_object('sku', (select sku from inventory_items where id = change.item_id)));
      end if;
    end if;
    from_place := null;
    if not is_virtual_location(change.from_location_id) then
      select * into from_place from locations where id = change.from_location_id;
    end if;
    perform require_allowed_places(change, from_place, to_place, for_order, for_receipt, act);
    leaves_quarantine := leaves_quarantine or coalesce(from_place.type = 'quarantine', false);
  end loop;

  if something_came then
    perform require_tracked(changes, receipt_lines, 'lotNumber');
  end if;

  foreach change in array changes loop
    if not is_virtual_location(change.from_location_id) then
      update stock s set on_hand = s.on_hand - change.quantity, reserved = s.reserved - change.reserved,
        reported_short_at = case when not counted then s.reported_short_at end
      where s.item_id = change.item_id and s.location_id = change.from_location_id
        and s.lot_id is not distinct from change.lot_id and s.handling_unit_id is not distinct from change.handling_unit_id
        and s.reserved >= change.reserved and s.on_hand - s.reserved >= change.quantity - change.reserved;
      if not found then
        perform refuse('stock.changed-meanwhile');
      end if;
      something_left := something_left or is_virtual_location(change.to_location_id);
    end if;
    if not is_virtual_location(change.to_location_id) then
      insert into stock as s (item_id, location_id, lot_id, handling_unit_id, on_hand, reserved, received_at)
      values (change.item_id, change.to_location_id, change.lot_id, case when repacks then into_unit else change.handling_unit_id end, change.quantity,
        -- What leaves with a transfer is reserved no longer.
        case when change.reserved = 0 or is_virtual_location(change.from_location_id)
          or (select type = 'transit' from locations where id = change.to_location_id) then 0 else change.reserved end, at)
      on conflict (item_id, location_id, lot_id, handling_unit_id)
      do update set on_hand = s.on_hand + excluded.on_hand, reserved = s.reserved + excluded.reserved,
        reported_short_at = case when s.on_hand > 0 and not counted then s.reported_short_at end;
    end if;
  end loop;
  if units <> '{}' then
    perform require_whole_units(units);
    perform place_units(units);
  end if;
  if leaves_quarantine and act ->> 'subjectType' is distinct from 'return' then
    perform require_awaited_stays(changes);
  end if;

  the_act := act_of(changes, movement_type, cause, for_order, for_receipt, repacks, into_unit, actor_id, at, act);
  insert into stock_movements (created_at, movement_type, item_id, sku, customer_id, lot_id, handling_unit_id, is_repacked, to_handling_unit_id,
    quantity, from_location_id, to_location_id, reason, cause, order_id, corrects_id, user_id, receipt_id, receipt_item_id, act_id,
    reserved_quantity)
  select at, movement_type, c.item_id, i.sku, i.customer_id, c.lot_id, c.handling_unit_id, repacks, into_unit, c.quantity,
    c.from_location_id, c.to_location_id, reason, cause, for_order, c.corrects_id, actor_id, for_receipt, receipt_lines[c.n], the_act,
    c.reserved
  from unnest(changes) with ordinality as c(item_id, lot_id, handling_unit_id, quantity, from_location_id, to_location_id, reserved, corrects_id, n)
    join inventory_items i on i.id = c.item_id
  order by c.n;

  return case when something_left then crossed_thresholds(changes) else '[]' end;
end $$;
