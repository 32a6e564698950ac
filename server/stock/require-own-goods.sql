-- Fails when handling units of an order, with the units in them, hold goods that it hasn't reserved. The caller has locked what it reserved.
create or replace function require_own_goods(the_order integer) returns void language plpgsql stable as $$
declare
  other record;
begin
  -- Asked by itself, because most movements have none.
  if not exists (select from handling_units h where h.order_id = the_order) then
    return;
  end if;
  select h.sscc, i.sku, s.on_hand - coalesce(own.quantity, 0) as quantity, o.order_number as number into other
  from handling_units h
    join orders o on o.id = h.order_id
    join stock s on s.handling_unit_id in (select units_within(h.id)) and s.on_hand > 0
    join inventory_items i on i.id = s.item_id
    left join (
      select r.stock_id, sum(r.quantity) as quantity from reservations r where r.order_id = the_order and r.ended_at is null group by 1
    ) own on own.stock_id = s.id
  where h.order_id = the_order and s.on_hand > coalesce(own.quantity, 0)
  limit 1;
  if found then
    perform refuse('order.unit-holds-others', to_jsonb(other));
  end if;
end $$;
