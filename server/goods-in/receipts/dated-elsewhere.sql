-- Whether a lot has an expiry date that stock movements next to those of this receipt know, so that the receipt can't give it another one.
create or replace function dated_elsewhere(l lots, the_receipt integer) returns boolean language sql stable as $$
  select l.expires_on is not null and exists (select from stock_movements m
    where m.item_id = l.item_id and m.lot_id = l.id and m.receipt_id is distinct from the_receipt)
$$;
