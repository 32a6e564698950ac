-- What the search over everything needs; lists search as before.

-- A SKU is found by its beginning too, in any collation. Finding the whole SKU uses the same index.
drop index inventory_items_folded_sku;
create index inventory_items_folded_sku on inventory_items (folded_sku text_pattern_ops) where deleted_at is null;
create index inventory_items_gtin on inventory_items (gtin) where gtin is not null and deleted_at is null;

-- Words within the text of items are found by their trigrams where PostgreSQL has that extension and this login may create it. Without
-- it the same rows are found by reading all items. It has a schema of its own, as rights.sql takes all functions in `public` for ours.
do $$
declare
  operators text;
begin
  if not exists (select from pg_available_extensions where name = 'pg_trgm') then
    return;
  end if;
  begin
    if not exists (select from pg_extension where extname = 'pg_trgm') then
      create schema trigrams;
      create extension pg_trgm schema trigrams;
    end if;
  exception when insufficient_privilege or undefined_file or feature_not_supported then
    return;
  end;
  select format('%I.gin_trgm_ops', n.nspname) into operators
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  execute format('create index inventory_items_trigrams on inventory_items using gin (search_text %s) where deleted_at is null', operators);
end $$;
