-- The day in the warehouse at a moment: 'today' is warehouse_day of the clock. Write it as a subquery, (select warehouse_day(…)),
-- where many rows are compared with it: the statement then asks once.
create or replace function warehouse_day(at timestamptz) returns date language plpgsql stable parallel safe as $$
begin
  return (at at time zone warehouse_zone())::date;
end $$;
