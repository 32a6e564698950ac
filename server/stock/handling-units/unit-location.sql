-- Where a handling unit is, with the units it is in and the units in it: where its stock is. Null for an empty one. At its real cost the planner calls it once
-- and looks the location up by its id; at the default one it reads a table of few locations and calls it for each.
create or replace function unit_location(unit integer) returns integer language plpgsql stable cost 1000 as $$
begin
  return (select s.location_id from stock s where s.handling_unit_id = any (units_within(outermost_unit(unit))) and s.on_hand > 0 limit 1);
end $$;
