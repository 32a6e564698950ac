-- SKUs of an owner and codes of locations are unique whatever their case. Rows from before that differ only in case from an
-- older one stay: they are marked, and the index leaves them out. Renaming such a row removes the mark.
alter table inventory_items add column is_case_variant boolean not null default false;
update inventory_items i set is_case_variant = true
where i.deleted_at is null and exists (
  select from inventory_items older
  where older.customer_id is not distinct from i.customer_id and older.folded_sku = i.folded_sku and older.deleted_at is null and older.id < i.id
);
create unique index inventory_items_unique_sku on inventory_items (customer_id, folded_sku) nulls not distinct
  where deleted_at is null and not is_case_variant;

alter table locations add column is_case_variant boolean not null default false;
update locations l set is_case_variant = true
where exists (select from locations older where fold(older.code) = fold(l.code) and older.id < l.id);
create unique index locations_unique_code on locations (fold(code)) where not is_case_variant;
