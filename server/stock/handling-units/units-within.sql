-- A handling unit and all units in it, through all levels. An array, because PostgreSQL looks stock up by the index for `= any (units_within(u))`;
-- for `in (select …)` of a column it would read all stock. At its real cost the planner calls it once for each unit.
create or replace function units_within(unit integer) returns integer[] language plpgsql stable cost 1000 as $$
begin
  return array(
    with recursive within as (
      select unit as id
      union all
      select h.id from within w join handling_units h on h.parent_id = w.id
    )
    select id from within);
end $$;
