-- The number of the transfer that a receipt belongs to. With the owner's rights, because staff of its destination see the receipt and not the
-- movement, which belongs to the site that it leaves; null for receipts of other customers.
create or replace function transfer_number(the_receipt integer) returns text language sql stable parallel safe security definer
  begin atomic
    select o.order_number from receipts r join orders o on o.id = r.transfer_order_id
    where r.id = the_receipt and (current_customer_id() is null or r.customer_id = current_customer_id());
  end;
