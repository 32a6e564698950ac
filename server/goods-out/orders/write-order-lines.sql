-- The lines of an order, by SKU of its owner, and their reservation. `lines`: [{sku, quantity}], each SKU once.
create or replace function write_order_lines(
  the_order integer, owner integer, lines jsonb, at timestamptz, automatic_site boolean default false
) returns void language plpgsql as $$
declare
  lines_written integer;
  unknown jsonb;
begin
  -- Looks up each line's item separately (enforced by the limit): a join may read all items of the owner.
  insert into order_items (order_id, line, item_id, sku, name, quantity)
  select the_order, w.line, i.id, i.sku, i.name, (w.wanted ->> 'quantity')::integer
  from jsonb_array_elements(lines) with ordinality as w(wanted, line)
    cross join lateral (
      select i.id, i.sku, i.name from inventory_items i
      where i.customer_id = owner and i.sku = w.wanted ->> 'sku' and i.deleted_at is null limit 1
    ) i
  on conflict (order_id, item_id) do update set line = excluded.line, sku = excluded.sku, name = excluded.name, quantity = excluded.quantity;
  get diagnostics lines_written = row_count;

  -- Checked after the insert: an item that changed its owner between an earlier check and the insert would be dropped silently.
  if lines_written <> jsonb_array_length(lines) then
    select jsonb_agg(w.sku) into unknown
    from jsonb_to_recordset(lines) as w(sku text)
    where not exists (select from order_items oi where oi.order_id = the_order and oi.sku = w.sku);
    perform refuse('stock.not-owned', jsonb_build_object('skus', unknown));
  end if;

  if automatic_site then
    perform choose_site(the_order, at);
  end if;
  perform reserve_order(the_order, at);
end $$;
