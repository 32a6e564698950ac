-- Where a handling unit is, with the units it is in and the units in it: where its stock is. Null for an empty one.
create or replace function unit_location(unit integer) returns integer language plpgsql stable as $$
begin
  return (select s.location_id from stock s where s.handling_unit_id in (select units_within(outermost_unit(unit))) and s.on_hand > 0 limit 1);
end $$;
