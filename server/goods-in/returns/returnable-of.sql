-- What left with a movement, by item, and what other returns than this one have of it: returned, or on its way back. An export that was
-- undone has shipped nothing.
create or replace function returnable_of(the_order integer, except_return integer) returns table (item_id integer, shipped bigint, returned bigint)
language plpgsql stable as $$
begin
  return query with gone as (
    select m.item_id, sum(case built_in_location('CUSTOMER') when m.to_location_id then m.quantity when m.from_location_id then -m.quantity else 0 end) as units
    from stock_movements m where m.order_id = the_order and m.cause <> 'return' group by 1
  ), of_returns as (
    select i.return_id, i.item_id, greatest(sum(i.expected), sum(coalesce(i.received, 0))) as units
    from returns r join return_lines i on i.return_id = r.id
    where r.order_id = the_order and r.status not in ('declined', 'cancelled') and r.id is distinct from except_return
    group by 1, 2
  )
  select g.item_id, g.units::bigint, coalesce((select sum(o.units) from of_returns o where o.item_id = g.item_id), 0)::bigint
  from gone g where g.units > 0;
end $$;
