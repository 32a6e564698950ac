-- Gives a lot of a locked item another number or expiry date. Its stock and its history keep the lot, and so does what names it by its number:
-- the item, received lines, transfers on their way, announced returns, and open counts of goods that come in or of locations. Fails when the item has a lot with the new number.
create or replace function correct_lot(the_lot integer, new_number text, new_expiry date) returns void language plpgsql as $$
declare
  former lots;
begin
  select * into former from lots where id = the_lot for update;
  if new_number <> former.lot_number and exists (select from lots l where l.item_id = former.item_id and l.lot_number = new_number) then
    perform refuse('lot.number-taken', jsonb_build_object('lot', new_number, 'field', 'lotNumber',
      'sku', (select sku from inventory_items where id = former.item_id)));
  end if;
  update lots set lot_number = new_number, expires_on = new_expiry where id = the_lot;
  update inventory_items set lot_number = new_number where id = former.item_id and lot_number = former.lot_number;
  update receipt_items set lot_number = new_number, expires_on = new_expiry where lot_id = the_lot;
  update receipt_items l set lot_number = new_number, expires_on = new_expiry
  from receipts r
  where r.id = l.receipt_id and r.status = 'pending' and r.transfer_order_id is not null and l.item_id = former.item_id and l.lot_number = former.lot_number;
  update receipt_counts c set lot_number = new_number,
    expires_on = case when c.expires_on is not distinct from former.expires_on then new_expiry else c.expires_on end
  from receipts r join inventory_items i on i.customer_id = r.customer_id
  where r.id = c.receipt_id and r.status = 'pending' and i.id = former.item_id and c.folded_sku = i.folded_sku and c.lot_number = former.lot_number
    and not exists (select from receipt_counts o where o.receipt_id = c.receipt_id and o.folded_sku = c.folded_sku and o.lot_number = new_number
      and o.sscc is not distinct from c.sscc);
  update return_lines l set lot_number = new_number, expires_on = new_expiry
  where l.lot_id = the_lot or l.item_id = former.item_id and l.lot_number = former.lot_number and l.received is null;
  update count_lines c set lot_number = new_number
  where c.item_id = former.item_id and c.lot_number = former.lot_number and c.status in ('open', 'recount', 'right', 'difference')
    and not exists (select from count_lines o where o.place_id = c.place_id and o.item_id = c.item_id and o.lot_number = new_number
      and o.handling_unit_id is not distinct from c.handling_unit_id);
end $$;
