-- Refuses units of a tracked item that are counted without their lot, or without its expiry date unless that is known, and an expiry date that
-- differs from what is known of the lot: from the ledger, so that receiving doesn't refuse it (date_receipt_lots), or from what this receipt
-- counts of it in other rows. `item` is null where the customer has no such item.
create or replace function require_lot_of_count(the_receipt integer, item inventory_items, the_sku text, lot text, expires date, except_rows integer[])
returns void language plpgsql stable as $$
declare
  known date;
begin
  if item.tracking <> 'none' and lot is null then
    perform refuse_untracked(item.tracking, item.sku, null, 'lotNumber');
  end if;
  if item.tracking = 'lot_expiry' and expires is null
    and not exists (select from lots l where l.item_id = item.id and l.lot_number = lot and l.expires_on is not null) then
    perform refuse_untracked(item.tracking, item.sku, lot, 'expiresOn');
  end if;
  known := coalesce(
    (select l.expires_on from lots l where l.item_id = item.id and l.lot_number = lot and dated_elsewhere(l, the_receipt)),
    (select c.expires_on from receipt_counts c
      where c.receipt_id = the_receipt and c.folded_sku = fold(the_sku) and c.lot_number = lot and c.expires_on <> expires and c.counted > 0
        and c.id <> all(except_rows) order by c.id limit 1));
  if known <> expires then
    perform refuse('receipt.lot-expires-otherwise',
      jsonb_build_object('sku', coalesce(item.sku, the_sku), 'lot', lot, 'known', known, 'sent', expires, 'field', 'expiresOn'));
  end if;
end $$;
