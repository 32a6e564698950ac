-- Brings stock of an item to another location: first what is free, then, with reservations, what pending and processing movements have
-- reserved, each first expired, first in. Returns the handling units that it was in (carry_taken).
create or replace function move_item(
  item integer, from_location integer, to_location integer, wanted integer, named jsonb, with_reservations boolean, reason text,
  actor_id integer, at timestamptz
) returns jsonb language plpgsql as $$
declare
  the_item constant inventory_items := lock_stock_there(item, from_location, to_location, named);
  source locations;
  target locations;
  takes stock_change[];
begin
  select * into source from locations where id = from_location;
  select * into target from locations where id = to_location;
  perform require_active_location(to_location);
  if source.type = 'quarantine' and target.type <> 'quarantine' then
    perform refuse('move.quarantine', jsonb_build_object('from', source.code));
  end if;
  perform require_movable(the_item, source, wanted, named, with_reservations);
  perform require_room(to_location, wanted);
  with there as (
    select t.*, least(t.free, greatest(wanted - (sum(t.free) over in_turn - t.free), 0)) as from_free, sum(t.free) over () as all_free,
      sum(t.carryable) over in_turn - t.carryable as carryable_before
    from stock_there(item, from_location, named) t
    window in_turn as (order by t.place)
  ), taken as (
    select t.*, case when with_reservations then least(t.carryable, greatest(wanted - t.all_free - t.carryable_before, 0)) else 0 end as from_reserved
    from there t
  )
  select array_agg(row(item, t.lot_id, t.unit, t.from_free + t.from_reserved, from_location, to_location, t.from_reserved, null)::stock_change
    order by t.stock_id) filter (where t.from_free + t.from_reserved > 0)
  into takes from taken t;
  return carry_taken(takes, 'move', reason, actor_id, at);
end $$;
