-- Locks an item that isn't deleted, so that it can't be deleted or handed over while its stock changes.
create or replace function lock_item(item integer) returns inventory_items language plpgsql as $$
declare
  locked inventory_items;
begin
  select * into locked from inventory_items where id = item and deleted_at is null for no key update;
  if not found then
    raise exception 'This inventory item does not exist.' using errcode = 'TH404';
  end if;
  return locked;
end $$;

-- Locks what decides about a locked item's stock: its home, so that it stays in use while stock is put there, then its
-- stock rows in id order. Whoever locks a location does so before any stock row, so that nobody waits in a ring.
create or replace function lock_item_stock(item integer) returns void language plpgsql as $$
begin
  perform 1 from locations l where l.id = (select i.home_location_id from inventory_items i where i.id = item) for share;
  perform 1 from stock s where s.item_id = item order by s.id for update;
end $$;

-- Refuses a change that was made from another on-hand than there is now.
create or replace function require_quantity(item integer, wanted bigint) returns void language plpgsql as $$
declare
  there bigint;
begin
  perform lock_item_stock(item);
  select coalesce(sum(on_hand), 0) into there from stock where item_id = item;
  if there <> wanted then
    raise exception '%', format('The quantity changed since you read it: it was %s and is %s now. Load the item again.', wanted, there)
      using errcode = 'TH412';
  end if;
end $$;

-- The lot row of a lot number; null for none.
create or replace function lot_of(item integer, wanted text) returns integer language plpgsql as $$
declare
  found_id integer;
begin
  if nullif(wanted, '') is null then
    return null;
  end if;
  select id into found_id from lots where item_id = item and lot_number = wanted;
  if found_id is null then
    insert into lots (item_id, lot_number) values (item, wanted) on conflict (item_id, lot_number) do nothing;
    select id into found_id from lots where item_id = item and lot_number = wanted;
  end if;
  return found_id;
end $$;

-- An adjustment: up at the home (lot = the item's), down from the home first, then from other unreserved stock, first
-- expired first, one ledger line per stock row (decisions §4). `at_location` and `at_lot` pick one place or lot.
create or replace function adjust_stock(
  item integer, delta integer, reason text, at_location text, at_lot text, cause text, actor_id integer, at timestamptz
) returns void language plpgsql as $$
declare
  the_item inventory_items := lock_item(item);
  home integer := coalesce(the_item.home_location_id, built_in_location('UNASSIGNED'));
  place integer;
begin
  if at_location is not null then
    select id into place from locations where code = at_location and not is_virtual;
    if place is null then
      raise exception 'There is no location %.', at_location using errcode = 'TH400';
    end if;
  end if;
  if delta > 0 then
    perform put_stock(item, coalesce(place, home), lot_of(item, coalesce(at_lot, the_item.lot_number)), delta,
      case cause when 'opening' then 'SUPPLIER' else 'ADJUSTMENT' end, reason, cause, actor_id, at);
  elsif delta < 0 then
    perform take_stock(the_item, -delta, place, at_lot, reason, cause, actor_id, at);
  end if;
end $$;

create or replace function put_stock(
  item integer, place integer, lot integer, quantity integer, from_place text, reason text, cause text, actor_id integer, at timestamptz
) returns void language plpgsql as $$
begin
  perform move_stock(
    array[row(item, lot, null, quantity, built_in_location(from_place), place, 0, null)::stock_change],
    case from_place when 'SUPPLIER' then 'inbound' else 'adjustment' end, cause, reason, null, actor_id, at);
end $$;

create or replace function take_stock(
  the_item inventory_items, wanted integer, place integer, at_lot text, reason text, cause text, actor_id integer, at timestamptz
) returns void language plpgsql as $$
declare
  takes stock_change[];
  free bigint;
  held bigint;
begin
  with there as materialized (
    select s.*, l.expires_on
    from stock s left join lots l on l.id = s.lot_id
    where s.item_id = the_item.id and (place is null or s.location_id = place) and (at_lot is null or l.lot_number = at_lot)
    order by s.id for update of s
  ), in_turn as (
    select t.*, t.on_hand - t.reserved as free, sum(t.on_hand - t.reserved) over fefo - (t.on_hand - t.reserved) as before
    from there t
    window fefo as (order by t.location_id is distinct from coalesce(the_item.home_location_id, built_in_location('UNASSIGNED')),
      t.expires_on nulls last, t.received_at, t.id)
  )
  select coalesce(sum(t.free), 0), coalesce(sum(t.reserved), 0),
    array_agg(row(t.item_id, t.lot_id, t.handling_unit_id, least(t.free, wanted - t.before), t.location_id, built_in_location('ADJUSTMENT'), 0, null)::stock_change
      order by t.before, t.id) filter (where t.free > 0 and t.before < wanted)
  into free, held, takes
  from in_turn t;
  if free < wanted then
    raise exception '%', format('Only %s of %s can be removed%s%s.', free, the_item.sku, case when place is null then '' else ' there' end,
      case when held > 0 then format('; %s more are reserved by open movements', held) else '' end) using errcode = 'TH409';
  end if;

  perform move_stock(takes, 'adjustment', cause, reason, null, actor_id, at);
end $$;

-- Sets an item's whole on-hand by adjusting the difference, measured under lock.
create or replace function set_stock(item integer, wanted integer, reason text, actor_id integer, at timestamptz) returns void language plpgsql as $$
declare
  there bigint;
begin
  perform lock_item(item);
  perform lock_item_stock(item);
  select coalesce(sum(on_hand), 0) into there from stock where item_id = item;
  perform adjust_stock(item, (wanted - there)::integer, reason, null, null, 'adjustment', actor_id, at);
end $$;
