-- The bytes of all files that people of a customer uploaded, attached or not, and of those that arrive. With the owner's rights, because a
-- customer's people don't see the uploads of their colleagues.
create or replace function bytes_of_customer(the_customer integer) returns bigint language sql stable security definer
  begin atomic
    select coalesce(sum(d.bytes), 0)::bigint from documents d
    where d.customer_id = the_customer and d.uploaded_by in (select u.id from users u where u.customer_id = the_customer)
      and (current_customer_id() is null or the_customer = current_customer_id());
  end;
