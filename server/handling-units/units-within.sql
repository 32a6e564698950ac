-- A handling unit and all units in it, through all levels.
create or replace function units_within(unit integer) returns setof integer language plpgsql stable rows 3 as $$
begin
  return query with recursive within as (
    select unit as id
    union all
    select h.id from within w join handling_units h on h.parent_id = w.id
  )
  select id from within;
end $$;
