-- Carries the new SKU of a locked item to the receipts that aren't stored yet and to what is counted of them. Answers the ids of these receipts.
create or replace function rename_in_receipts(item integer, former text, renamed text) returns integer[] language plpgsql as $$
declare
  owner integer;
  in_lines integer[];
  in_counts integer[];
  counting text;
begin
  select customer_id into owner from inventory_items where id = item;
  with carried as (
    update receipt_items l set sku = renamed, item_id = item
    from receipts r
    where r.id = l.receipt_id and r.status <> 'stored' and r.withdrawn_at is null
      and (l.item_id = item or l.item_id is null and r.customer_id = owner and fold(l.sku) = fold(former))
    returning l.receipt_id
  )
  select coalesce(array_agg(distinct receipt_id), '{}') into in_lines from carried;
  select number_here(r.receipt_number, r.site_id) into counting
  from receipt_counts c join receipts r on r.id = c.receipt_id
  where r.customer_id = owner and c.folded_sku = fold(renamed) and fold(renamed) <> fold(former)
    and exists (select from receipt_counts o where o.receipt_id = r.id and o.folded_sku = fold(former))
  limit 1;
  if found then
    perform refuse('item.both-counted', jsonb_build_object('sku', former, 'renamed', renamed, 'number', counting));
  end if;
  with carried as (
    update receipt_counts c set sku = renamed from receipts r
    where r.id = c.receipt_id and r.customer_id = owner and c.folded_sku = fold(former)
    returning c.receipt_id
  )
  select coalesce(array_agg(distinct receipt_id), '{}') into in_counts from carried;
  return array(select distinct unnest(in_lines || in_counts) order by 1);
end $$;
