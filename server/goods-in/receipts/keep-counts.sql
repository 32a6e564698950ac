-- Keeps what a receipt counted before all of it was taken back, as what is counted of a pending receipt: the lines of this undo, per SKU, lot and
-- handling unit. The caller has locked the receipt.
create or replace function keep_counts(the_receipt integer, undo bigint, actor_id integer, actor_name text, at timestamptz) returns void language plpgsql as $$
begin
  with counted as (
    select i.sku, i.lot_number, i.expires_on, i.sscc, sum(m.quantity) as units,
      coalesce(sum(m.quantity) filter (where m.from_location_id = r.quarantine_location_id), 0) as damaged
    from stock_movements m join receipts r on r.id = m.receipt_id join receipt_items i on i.id = m.receipt_item_id
    where m.act_id = undo and m.receipt_id = the_receipt group by 1, 2, 3, 4
  ), kept as (
    insert into receipt_counts (receipt_id, sku, lot_number, expires_on, sscc, counted, damaged, started_at)
    select the_receipt, c.sku, c.lot_number, c.expires_on, c.sscc, c.units, c.damaged, at from counted c
    returning id, counted, damaged
  )
  insert into receipt_count_people (count_id, user_id, user_name, counted, damaged, last_at)
  select k.id, actor_id, actor_name, k.counted, k.damaged, at from kept k;
end $$;
