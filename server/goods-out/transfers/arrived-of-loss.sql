-- The items that an act wrote off as missing from a transfer and that arrived after all: its receipt has received more of them than was on the way.
create or replace function arrived_of_loss(the_act bigint) returns text[] language plpgsql stable as $$
begin
  return array(
    select i.sku
    from stock_movements m
      join locations f on f.id = m.from_location_id and f.type = 'transit'
      join receipts r on r.transfer_order_id = m.order_id and r.withdrawn_at is null
      join stock_movements c on c.receipt_id = r.id and c.item_id = m.item_id and c.lot_id is not distinct from m.lot_id
        and built_in_location('ADJUSTMENT') in (c.from_location_id, c.to_location_id)
      join inventory_items i on i.id = m.item_id
    where m.act_id = the_act and m.to_location_id = built_in_location('ADJUSTMENT')
    group by m.id, i.sku
    having sum(case when c.from_location_id = built_in_location('ADJUSTMENT') then c.quantity else -c.quantity end) > 0
    order by i.sku);
end $$;
