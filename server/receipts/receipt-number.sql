-- The number of a new receipt: WR-<year>-<count>, the count with three digits or more.
create or replace function receipt_number(at timestamptz) returns text language plpgsql as $$
declare
  year constant integer := extract(year from warehouse_day(at));
  n constant text := next_number('receipts', year);
begin
  return format('WR-%s-%s', year, lpad(n, greatest(3, length(n)), '0'));
end $$;
