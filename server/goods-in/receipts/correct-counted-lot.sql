-- Gives units that were counted of a pending receipt the right lot and expiry date. A lot has one expiry date, so all units of the lot get another
-- date, on whatever handling unit they are. Units that meet others of the right lot on the same handling unit are added to them, with their people
-- and their documents. The caller has locked the receipt against counting.
create or replace function correct_counted_lot(the_receipt integer, the_sku text, lot text, expires date, unit text, right_lot text, right_expiry date)
returns void language plpgsql as $$
declare
  item inventory_items;
  wrong integer[];
  each receipt_counts;
  target integer;
begin
  select i.* into item from receipts r join inventory_items i on i.id = item_with_sku(r.customer_id, the_sku) where r.id = the_receipt;
  select array_agg(c.id order by c.id) into wrong from receipt_counts c
  where c.receipt_id = the_receipt and c.folded_sku = fold(the_sku) and c.counted > 0 and c.lot_number is not distinct from lot
    and (right_lot = lot or c.expires_on is not distinct from expires and c.sscc is not distinct from unit);
  if wrong is null then
    perform refuse('receipt.lot-uncounted', jsonb_build_object('sku', coalesce(item.sku, the_sku), 'lot', lot));
  end if;
  perform require_lot_of_count(the_receipt, item, the_sku, right_lot, right_expiry, wrong);
  for each in select * from receipt_counts c
    where c.id = any(wrong) and (c.lot_number is distinct from right_lot or c.expires_on is distinct from right_expiry) order by c.id
  loop
    insert into receipt_counts as c (receipt_id, sku, lot_number, expires_on, sscc, item_name, started_at)
    values (the_receipt, each.sku, right_lot, right_expiry, each.sscc, each.item_name, each.started_at)
    on conflict on constraint receipt_counts_one_row do update set item_name = coalesce(c.item_name, excluded.item_name)
    returning c.id into target;
    update receipt_counts c set counted = c.counted + each.counted, damaged = c.damaged + each.damaged where c.id = target;
    insert into receipt_count_people as p (count_id, user_id, user_name, counted, damaged, last_at)
    select target, o.user_id, o.user_name, o.counted, o.damaged, o.last_at from receipt_count_people o where o.count_id = each.id
    on conflict on constraint receipt_count_people_one_row do update
    set counted = p.counted + excluded.counted, damaged = p.damaged + excluded.damaged, last_at = greatest(p.last_at, excluded.last_at);
    update receipt_count_documents d set count_id = target where d.count_id = each.id;
    delete from receipt_counts c where c.id = each.id;
  end loop;
end $$;
