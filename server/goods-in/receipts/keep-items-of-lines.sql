-- Keeps the items that lines name from being renamed, deleted or given to another customer until the transaction ends. `lines` as
-- write_receipt_lines() takes them. With the owner's rights, because customers announce deliveries and may not lock items.
create or replace function keep_items_of_lines(owner integer, lines jsonb) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform 1 from inventory_items i
  where i.customer_id = owner and i.deleted_at is null and (
    i.folded_sku in (select fold(l ->> 'sku') from jsonb_array_elements(lines) l)
    or i.id in (select k.item_id from receipt_items k join jsonb_array_elements(lines) l on k.id = (l ->> 'id')::integer))
  order by i.id for share;
end $$;
