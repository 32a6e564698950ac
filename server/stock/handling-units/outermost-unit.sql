-- The handling unit that a unit is in, through all levels; itself when it is in none.
create or replace function outermost_unit(unit integer) returns integer language plpgsql stable as $$
declare
  outermost integer := unit;
  above integer;
begin
  loop
    select parent_id into above from handling_units where id = outermost;
    if above is null then
      return outermost;
    end if;
    outermost := above;
  end loop;
end $$;
