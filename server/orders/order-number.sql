-- The number of a new order: WM-<year>-<count>, the count with five digits or more.
create or replace function order_number(at timestamptz) returns text language plpgsql as $$
declare
  year constant integer := extract(year from warehouse_day(at));
  n constant text := next_number('orders', year);
begin
  return format('WM-%s-%s', year, lpad(n, greatest(5, length(n)), '0'));
end $$;
