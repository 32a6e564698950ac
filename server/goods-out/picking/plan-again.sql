-- Reserves what an order lacks since a short pick, as far as there is any elsewhere. Returns what it lacked. The caller has locked the order.
create or replace function plan_again(the_order integer, at timestamptz) returns jsonb language plpgsql as $$
declare
  missing jsonb;
begin
  perform lock_order_stock(the_order);
  missing := missing_lines(the_order);
  perform reserve_missing(the_order, at, reported_short(the_order));
  return missing;
end $$;
