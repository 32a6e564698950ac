-- What the lines of a transfer's receipt count, less what the ledger has of them: where it differs, the sum isn't 0.
create or replace function received_of_transfer(the_receipt integer)
returns table (line integer, item_id integer, lot_id integer, unit integer, location_id integer, quantity integer) language plpgsql stable as $$
begin
  return query
    with ends as (
      select l.id from locations l where l.type = 'transit' or l.id = built_in_location('ADJUSTMENT')
    )
    select i.id, i.item_id, i.lot_id, i.handling_unit_id, r.receiving_location_id, i.counted - i.damaged
    from receipt_items i join receipts r on r.id = i.receipt_id where i.receipt_id = the_receipt and i.counted > i.damaged
    union all
    select i.id, i.item_id, i.lot_id, null, r.quarantine_location_id, i.damaged::integer
    from receipt_items i join receipts r on r.id = i.receipt_id where i.receipt_id = the_receipt and i.counted is not null and i.damaged > 0
    union all
    select m.receipt_item_id, m.item_id, m.lot_id, case when m.is_repacked then m.to_handling_unit_id else m.handling_unit_id end, m.to_location_id,
      -m.quantity
    from stock_movements m
    where m.receipt_id = the_receipt and m.from_location_id in (select ends.id from ends) and m.to_location_id not in (select ends.id from ends)
    union all
    select m.receipt_item_id, m.item_id, m.lot_id, m.handling_unit_id, m.from_location_id, m.quantity
    from stock_movements m
    where m.receipt_id = the_receipt and m.to_location_id in (select ends.id from ends) and m.from_location_id not in (select ends.id from ends);
end $$;
