-- The number of a new order: WM-<year>-<count>, the count with five digits or more.
create or replace function order_number(at timestamptz) returns text language plpgsql as $$
declare
  n text := next_number('orders', at);
begin
  return format('WM-%s-%s', extract(year from at at time zone 'UTC'), lpad(n, greatest(5, length(n)), '0'));
end $$;
