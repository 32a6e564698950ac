-- Dates the lots that the lines of a receipt count. A lot that no other stock movement knows gets the date of its line; of any other lot
-- a line that names no date takes the known one, a line that names one gives it where none is known, and a different one is refused. Lots of
-- items that ask for an expiry date keep theirs.
create or replace function date_receipt_lots(the_receipt integer) returns void language plpgsql as $$
declare
  undated record;
begin
  perform 1 from lots l where l.id in (select i.lot_id from receipt_items i where i.receipt_id = the_receipt) order by l.id for no key update;
  update lots l set expires_on = named.expires_on
  from (select i.lot_id, max(i.expires_on) as expires_on from receipt_items i where i.receipt_id = the_receipt and i.lot_id is not null group by 1) named
  where l.id = named.lot_id and l.expires_on is distinct from named.expires_on
    and (named.expires_on is not null or (select i.tracking from inventory_items i where i.id = l.item_id) <> 'lot_expiry')
    and not dated_elsewhere(l, the_receipt);
  update receipt_items i set expires_on = l.expires_on
  from lots l where i.receipt_id = the_receipt and l.id = i.lot_id and i.expires_on is null and l.expires_on is not null;
  select i.sku, i.lot_number, l.expires_on as known, i.expires_on as sent into undated
  from receipt_items i join lots l on l.id = i.lot_id
  where i.receipt_id = the_receipt and l.expires_on is distinct from i.expires_on order by i.line limit 1;
  if found then
    perform refuse('receipt.lot-expires-otherwise',
      jsonb_build_object('sku', undated.sku, 'lot', undated.lot_number, 'known', undated.known, 'sent', undated.sent));
  end if;
end $$;
