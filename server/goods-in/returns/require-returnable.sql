-- Fails when the lines of a return, as they are written, name more than its movement shipped and other returns leave of it. Locks the movement,
-- because of two returns of the last unit one has to fail. A return without a movement has no limit.
create or replace function require_returnable(the_return integer) returns void language plpgsql as $$
declare
  the_order integer;
  exceeded record;
begin
  select order_id into the_order from returns where id = the_return;
  if the_order is null then
    return;
  end if;
  perform 1 from orders o where o.id = the_order for no key update;
  select number_here(o.order_number, o.site_id) as number, i.sku, coalesce(s.shipped, 0) as shipped, coalesce(s.returned, 0) as returned,
    greatest(coalesce(s.shipped, 0) - coalesce(s.returned, 0), 0) as left
  into exceeded
  from (
    select l.item_id, greatest(sum(l.expected), sum(coalesce(l.received, 0))) as units, min(l.line) as line
    from return_lines l where l.return_id = the_return group by 1
  ) own
    join inventory_items i on i.id = own.item_id
    join orders o on o.id = the_order
    left join returnable_of(the_order, the_return) s on s.item_id = own.item_id
  where own.units > coalesce(s.shipped, 0) - coalesce(s.returned, 0)
  order by own.line limit 1;
  if found then
    perform refuse('return.more-than-shipped', to_jsonb(exceeded));
  end if;
end $$;
