-- Adds units to what is counted of a pending receipt, whose row the caller has locked against a change of its status. Rows are locked by the
-- update, so that two people count the same goods one after the other. A negative quantity takes units back, never below 0. Units of a
-- tracked item need their lot, and its expiry date unless that is known. Answers the id of the row.
create or replace function count_received(the_receipt integer, the_sku text, quantity integer, of_damaged integer, lot text, expires date,
  unit text, name text, actor_id integer, actor_name text, at timestamptz) returns integer language plpgsql as $$
declare
  r receipts;
  written text;
  row_id integer;
  known record;
  item inventory_items;
begin
  select * into r from receipts where id = the_receipt;
  select i.* into item from inventory_items i where i.id = item_with_sku(r.customer_id, the_sku);
  -- As the receipt writes it, else the customer's item, else who counted it first.
  written := coalesce(
    (select i.sku from receipt_items i where i.receipt_id = the_receipt and fold(i.sku) = fold(the_sku) order by i.line, i.id limit 1),
    item.sku,
    (select c.sku from receipt_counts c where c.receipt_id = the_receipt and c.folded_sku = fold(the_sku) order by c.id limit 1));
  if name is null and written is null then
    perform refuse('receipt.unknown-sku',
      jsonb_build_object('sku', the_sku, 'customer', (select c.name from customers c where c.id = r.customer_id)));
  end if;
  if quantity > 0 then
    perform require_unit_not_left(the_receipt, unit);
    -- People who count the same lot at once are asked in turn, so that they can't give it two dates.
    if lot is not null then
      perform pg_advisory_xact_lock(hashtextextended(fold(the_sku) || ' ' || lot, the_receipt));
    end if;
    perform require_lot_of_count(the_receipt, item, the_sku, lot, expires, '{}');
  end if;
  -- First the row, then the units: a check refuses a negative row before a conflict with the known one is found.
  insert into receipt_counts (receipt_id, sku, lot_number, expires_on, sscc, item_name, started_at)
  values (the_receipt, coalesce(written, the_sku), lot, expires, unit, name, at) on conflict on constraint receipt_counts_one_row do nothing;
  update receipt_counts c set counted = c.counted + quantity, damaged = c.damaged + of_damaged, item_name = coalesce(c.item_name, name)
  where c.receipt_id = the_receipt and c.folded_sku = fold(the_sku) and c.lot_number is not distinct from lot
    and c.expires_on is not distinct from expires and c.sscc is not distinct from unit
    and c.counted + quantity >= 0 and c.damaged + of_damaged between 0 and c.counted + quantity
  returning c.id into row_id;
  if not found then
    select c.counted, c.damaged into known from receipt_counts c
    where c.receipt_id = the_receipt and c.folded_sku = fold(the_sku) and c.lot_number is not distinct from lot
      and c.expires_on is not distinct from expires and c.sscc is not distinct from unit;
    perform refuse(case when known.counted + quantity < 0 then 'receipt.count-negative' else 'receipt.damaged-uncounted' end,
      jsonb_build_object('sku', coalesce(written, the_sku), 'counted', known.counted, 'damaged', known.damaged));
  end if;
  insert into receipt_count_people as p (count_id, user_id, user_name, counted, damaged, last_at)
  values (row_id, actor_id, actor_name, quantity, of_damaged, at)
  on conflict on constraint receipt_count_people_one_row do update
  set counted = p.counted + excluded.counted, damaged = p.damaged + excluded.damaged, user_name = excluded.user_name, last_at = excluded.last_at;
  return row_id;
end $$;
