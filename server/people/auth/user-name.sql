-- The display name of a user; to customers null for all but their own users. With the owner's rights, because not every role reads users.
create or replace function user_name(the_user integer) returns text language sql stable parallel safe security definer
  begin atomic
    select coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.username) from users u
    where u.id = the_user
      and (current_customer_id() is null or u.customer_id = current_customer_id());
  end;
