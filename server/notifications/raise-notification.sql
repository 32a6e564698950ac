-- A notification is one row per user and cause and day: raising it twice changes nothing.
-- With the owner's rights, because a customer's movement is told to staff, whose rows it can't see.
create or replace function notify_staff(
  except_user integer, kind text, type text, title text, message text, subject_type text, subject_id integer, at timestamptz
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into notifications (user_id, kind, type, title, message, subject_type, subject_id, day, created_at)
  select u.id, kind, type, title, message, subject_type, subject_id, (at at time zone 'UTC')::date, at
  from users u
  where u.role in ('admin', 'manager') and u.id is distinct from except_user
  order by u.id
  on conflict do nothing;
end $$;

create or replace function notify_customer(
  owner integer, except_user integer, kind text, type text, title text, message text, subject_type text, subject_id integer, at timestamptz
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into notifications (user_id, kind, type, title, message, subject_type, subject_id, day, created_at)
  select u.id, kind, type, title, message, subject_type, subject_id, (at at time zone 'UTC')::date, at
  from users u
  where u.customer_id = owner and u.id is distinct from except_user
  order by u.id
  on conflict do nothing;
end $$;
