-- The number of a new row: <prefix>-<year>-<count>, the count with so many digits or more. A refused change leaves a gap; document_number() of
-- billing leaves none.
create or replace function number_of_year(kind text, prefix text, digits integer, at timestamptz) returns text language plpgsql as $$
declare
  year constant integer := extract(year from warehouse_day(at));
  n constant text := next_number(kind, year);
begin
  return format('%s-%s-%s', prefix, year, lpad(n, greatest(digits, length(n)), '0'));
end $$;
