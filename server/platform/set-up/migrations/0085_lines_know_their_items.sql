-- Lines of receipts name their item from the start, so that it can be renamed while the goods are on their way.
alter table receipt_items drop constraint receipt_items_counted_are_known;
update receipt_items l set item_id = known.item_id
from (
  select distinct on (e.id) e.id, i.id as item_id
  from receipt_items e join receipts r on r.id = e.receipt_id
    join inventory_items i on i.customer_id = r.customer_id and i.folded_sku = fold(e.sku) and i.deleted_at is null
  where e.item_id is null
  order by e.id, i.sku = e.sku desc, i.id
) known
where known.id = l.id;
alter table receipt_items add constraint receipt_items_counted_are_known check (
  (counted is null or item_id is not null)
  and (lot_id is not null) = (counted is not null and lot_number is not null)
  and (handling_unit_id is not null) = (counted is not null and sscc is not null));
comment on column receipt_items.item_id is 'The item of the line; null while its owner has none with this SKU.';
create index receipt_items_item on receipt_items (item_id) where item_id is not null;
