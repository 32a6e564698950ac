-- What a receipt brought to a receiving location and, by the ledger, has not left it with the receipt's put-away.
create or replace function goods_of_receipt(the_receipt integer) returns stock_change[] language plpgsql stable as $$
begin
  return array(
    select row(e.item_id, e.lot_id, e.handling_unit_id, sum(e.quantity), null, e.location_id, 0, null)::stock_change
    from (
      select m.item_id, m.lot_id, case when m.is_repacked then m.to_handling_unit_id else m.handling_unit_id end as handling_unit_id,
        m.to_location_id as location_id, m.quantity
      from stock_movements m where m.receipt_id = the_receipt
      union all
      select m.item_id, m.lot_id, m.handling_unit_id, m.from_location_id, -m.quantity from stock_movements m where m.receipt_id = the_receipt
    ) e join locations p on p.id = e.location_id and p.type = 'receiving'
    group by e.item_id, e.lot_id, e.handling_unit_id, e.location_id
    having sum(e.quantity) > 0);
end $$;
