-- The items of a class by the units that were shipped in the last 90 days, as in the report Velocity.
create or replace function items_of_class(class text, at timestamptz) returns integer[] language sql stable
  return (
    with shipped as (
      select m.item_id, sum(m.quantity) as units from stock_movements m
      where m.movement_type = 'outbound' and m.cause = 'order' and m.created_at > at - interval '90 days' and m.created_at <= at group by 1
    ), ranked as (
      select s.*, sum(units) over (order by units desc, item_id) as up_to, sum(units) over () as whole from shipped s
    )
    select coalesce(array_agg(r.item_id), '{}') from ranked r
    where class = case when (r.up_to - r.units) * 100 < r.whole * 80 then 'A' when (r.up_to - r.units) * 100 < r.whole * 95 then 'B' else 'C' end);
