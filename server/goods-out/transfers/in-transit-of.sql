-- What a transfer has in TRANSIT by the ledger: sent, less what arrived with its receipt, was written off or was taken back.
create or replace function in_transit_of(the_order integer, the_receipt integer, transit integer)
returns table (item_id integer, lot_id integer, unit integer, quantity bigint) language plpgsql stable as $$
begin
  return query
    select e.item_id, e.lot_id, e.unit, sum(e.quantity)
    from (
      select m.item_id, m.lot_id, case when m.is_repacked then m.to_handling_unit_id else m.handling_unit_id end as unit, m.quantity
      from stock_movements m where m.to_location_id = transit and (m.order_id = the_order or m.receipt_id = the_receipt)
      union all
      select m.item_id, m.lot_id, m.handling_unit_id, -m.quantity
      from stock_movements m where m.from_location_id = transit and (m.order_id = the_order or m.receipt_id = the_receipt)
    ) e
    group by 1, 2, 3 having sum(e.quantity) > 0;
end $$;
