-- The name of a user as people read it. With the owner's rights, because customers read who moved their goods and see no
-- row of staff; of other customers' users it tells them nothing.
create or replace function user_name(the_user integer) returns text language sql stable parallel safe security definer
  begin atomic
    select coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.username) from users u
    where u.id = the_user
      and (current_customer_id() is null or u.customer_id is null or u.customer_id = current_customer_id());
  end;
