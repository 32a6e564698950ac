-- What the lines of an order lack: neither reserved, nor let go by staff, as [{sku, quantity}].
create or replace function missing_lines(the_order integer) returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('sku', m.sku, 'quantity', m.quantity) order by m.line) filter (where m.quantity > 0), '[]')
    from (
      select oi.line, oi.sku, oi.quantity - oi.short_quantity - coalesce(
        (select sum(r.quantity) from reservations r where r.order_id = the_order and r.item_id = oi.item_id and r.ended_at is null), 0) as quantity
      from order_items oi where oi.order_id = the_order
    ) m);
end $$;
