-- A time as a sentence says it: the time of day in the warehouse, with the date where that isn't today.
create or replace function clock_time(the_time timestamptz, now timestamptz) returns text language plpgsql stable as $$
begin
  return to_char(the_time at time zone warehouse_zone(),
    case when warehouse_day(the_time) = warehouse_day(now) then 'HH24:MI' else 'YYYY-MM-DD HH24:MI' end);
end $$;
