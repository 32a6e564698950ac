-- Fails when a handling unit, with the units in it, is at more than one location.
create or replace function require_whole_units(units integer[]) returns void language plpgsql as $$
declare
  split_up text;
begin
  select h.sscc into split_up
  from (select distinct outermost_unit(u) as id from unnest(units) u) o join handling_units h on h.id = o.id
  where (select count(distinct s.location_id) from stock s where s.handling_unit_id = any (units_within(o.id)) and s.on_hand > 0) > 1
  limit 1;
  if found then
    perform refuse('handling-unit.split', jsonb_build_object('sscc', split_up));
  end if;
end $$;
