-- Moves a handling unit with all that is in it to another location, in one batch of ledger lines; reservations move along. It leaves
-- the unit that it is in. Fails when there is no room for it there; room promised to `except_task` counts as free. The caller holds
-- lock_room(). Returns what is in it.
create or replace function carry_unit(
  unit integer, to_location integer, except_task integer, reason text, actor_id integer, at timestamptz,
  for_receipt integer default null, cause text default 'transfer', act jsonb default '{}'
) returns integer language plpgsql as $$
declare
  the_unit handling_units;
  items integer[];
  expected bigint;
  contents bigint;
  moves stock_change[];
begin
  select * into the_unit from handling_units where id = unit;
  select array_agg(distinct s.item_id), sum(s.on_hand) into items, expected
    from stock s where s.handling_unit_id = any (units_within(unit)) and s.on_hand > 0;
  if items is null then
    perform refuse('handling-unit.empty', jsonb_build_object('sscc', the_unit.sscc));
  end if;
  perform lock_items(items);
  perform lock_handling_units(array[unit]);
  if unit_location(unit) = to_location then
    perform refuse('handling-unit.already-there',
      jsonb_build_object('sscc', the_unit.sscc, 'code', (select code from locations where id = to_location)));
  end if;
  perform require_room(to_location, expected, except_task);
  perform lock_stock_of(items);
  select array_agg(row(s.item_id, s.lot_id, s.handling_unit_id, s.on_hand, s.location_id, to_location, 0, null)::stock_change order by s.id),
    sum(s.on_hand)
  into moves, contents
  from stock s where s.handling_unit_id = any (units_within(unit)) and s.on_hand > 0;
  if contents is distinct from expected or exists (select from unnest(moves) m where m.item_id <> all (items)) then
    -- Another transaction packed or unpacked before the unit was locked. The server repeats the transaction.
    raise exception using errcode = 'serialization_failure', message = 'what is in the handling unit changed before it was locked';
  end if;
  update handling_units set parent_id = null, version = version + 1 where id = unit;
  perform carry_stock(moves, cause, reason, actor_id, at, for_receipt => for_receipt, act => case
    when for_receipt is not null or act ? 'subjectId' then act
    else act || jsonb_build_object('subjectType', 'handling_unit', 'subjectId', unit, 'number', the_unit.sscc) end);
  return contents;
end $$;
