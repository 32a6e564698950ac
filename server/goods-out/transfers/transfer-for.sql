-- The site that a transfer brings goods to, given its movement or its receipt; null for other movements and receipts.
create or replace function transfer_for(the_order integer, the_receipt integer) returns integer language plpgsql stable as $$
begin
  return (select o.transfer_to_site_id from orders o
    where o.id = coalesce(the_order, (select r.transfer_order_id from receipts r where r.id = the_receipt)));
end $$;
