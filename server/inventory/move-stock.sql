-- The only place where on-hand changes: balances and ledger lines in one go, on both sides of each entry. One change
-- after the other takes what it needs from what the ones before it left, so together they are covered or refused.
-- The caller has locked the rows it takes from, in id order, and gives the changes in an order that all callers share.
-- Stock is put only at locations in use, each of which stays so until this is committed.
create or replace function move_stock(
  changes stock_change[], movement_type text, cause text, reason text, for_order integer, actor_id integer, at timestamptz
) returns void language plpgsql as $$
declare
  change stock_change;
  something_left boolean := false;
begin
  -- All of them before any stock row: see lock_item_stock().
  foreach change in array changes loop
    if not is_virtual_location(change.to_location_id) then
      perform require_active_location(change.to_location_id);
    end if;
  end loop;

  foreach change in array changes loop
    if not is_virtual_location(change.from_location_id) then
      update stock s set on_hand = s.on_hand - change.quantity, reserved = s.reserved - change.reserved
      where s.item_id = change.item_id and s.location_id = change.from_location_id
        and s.lot_id is not distinct from change.lot_id and s.handling_unit_id is not distinct from change.handling_unit_id
        and s.reserved >= change.reserved and s.on_hand - s.reserved >= change.quantity - change.reserved;
      if not found then
        raise exception 'The stock changed meanwhile and no longer covers this. Look at it again and repeat.' using errcode = 'TH409';
      end if;
      something_left := something_left or is_virtual_location(change.to_location_id);
    end if;
    if not is_virtual_location(change.to_location_id) then
      insert into stock as s (item_id, location_id, lot_id, handling_unit_id, on_hand, reserved, received_at)
      values (change.item_id, change.to_location_id, change.lot_id, change.handling_unit_id, change.quantity,
        case when is_virtual_location(change.from_location_id) then 0 else change.reserved end, at)
      on conflict (item_id, location_id, lot_id, handling_unit_id)
      do update set on_hand = s.on_hand + excluded.on_hand, reserved = s.reserved + excluded.reserved;
    end if;
  end loop;

  insert into stock_movements (created_at, movement_type, item_id, sku, customer_id, lot_id, handling_unit_id, quantity,
    from_location_id, to_location_id, reason, cause, order_id, corrects_id, user_id)
  select at, movement_type, c.item_id, i.sku, i.customer_id, c.lot_id, c.handling_unit_id, c.quantity,
    c.from_location_id, c.to_location_id, reason, cause, for_order, c.corrects_id, actor_id
  from unnest(changes) with ordinality as c(item_id, lot_id, handling_unit_id, quantity, from_location_id, to_location_id, reserved, corrects_id, n)
    join inventory_items i on i.id = c.item_id
  order by c.n;

  if something_left then
    perform warn_of_low_stock(changes, at);
  end if;
end $$;

-- Shared with all who put stock at this location; whoever deactivates it or changes its type waits, and then sees that stock.
create or replace function require_active_location(place integer) returns void language plpgsql as $$
declare
  place_code text;
  in_use boolean;
begin
  -- Locked whether in use or not: a condition in this statement would leave out the row before it is locked.
  select l.code, l.is_active into place_code, in_use from locations l where l.id = place for share;
  if not in_use then
    raise exception '%', format('The location %s is inactive, so no stock can be put there. Activate it, or choose another.', place_code)
      using errcode = 'TH409';
  end if;
end $$;

-- Tells staff and owner when an item's quantity fell to its threshold just now (and not when it lay below before).
create or replace function warn_of_low_stock(changes stock_change[], at timestamptz) returns void language plpgsql as $$
declare
  item record;
begin
  for item in
    select i.id, i.sku, i.name, i.customer_id, now_there.quantity
    from (
      select c.item_id, sum(c.quantity * (is_virtual_location(c.from_location_id)::integer - is_virtual_location(c.to_location_id)::integer)) as net
      from unnest(changes) c
      group by 1
    ) change
      join inventory_items i on i.id = change.item_id and i.deleted_at is null
      cross join lateral (select coalesce(sum(s.on_hand), 0) as quantity from stock s where s.item_id = i.id) now_there
    where change.net < 0
      and now_there.quantity <= coalesce(i.low_stock_threshold, 10)
      and now_there.quantity - change.net > coalesce(i.low_stock_threshold, 10)
    order by i.id
  loop
    perform notify_staff(null, 'low_stock', case when item.quantity = 0 then 'error' else 'warning' end,
      case when item.quantity = 0 then 'Out of stock' else 'Low stock' end,
      format('%s %s: %s left', item.sku, item.name, item.quantity), 'inventory', item.id, at);
    perform notify_customer(item.customer_id, null, 'low_stock', case when item.quantity = 0 then 'error' else 'warning' end,
      case when item.quantity = 0 then 'Out of stock' else 'Low stock' end,
      format('%s %s: %s left', item.sku, item.name, item.quantity), 'inventory', item.id, at);
  end loop;
end $$;
