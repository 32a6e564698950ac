-- The number of a new return: RT-<year>-<count>, the count with four digits or more.
create or replace function return_number(at timestamptz) returns text language plpgsql as $$
declare
  year constant integer := extract(year from warehouse_day(at));
  n constant text := next_number('returns', year);
begin
  return format('RT-%s-%s', year, lpad(n, greatest(4, length(n)), '0'));
end $$;
