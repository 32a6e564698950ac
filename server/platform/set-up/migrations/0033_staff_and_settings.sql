-- Members of staff are invited, and suspended, like users of customers.
alter table users drop constraint users_staff_are_not_disabled;

-- There is always somebody who can manage the others. The lock makes two administrators who suspend each other take turns: the second one
-- sees what the first one committed.
create function keep_an_administrator() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('administrators'));
  perform from users where role = 'admin' and disabled_at is null limit 1;
  if not found then
    raise exception using errcode = 'TH001', message = 'staff.last-administrator', detail = '{}';
  end if;
  return null;
end $$;
create constraint trigger users_keep_an_administrator after update of role, disabled_at or delete on users for each row
  when (old.role = 'admin' and old.disabled_at is null) execute function keep_an_administrator();

-- Invitations to become a member of staff are of no customer.
alter table invitations
  alter column customer_id drop not null,
  add column role text not null default 'customer' check (role in ('admin', 'manager', 'customer')),
  add constraint invitations_are_of_a_customer_or_to_the_staff check ((role = 'customer') = (customer_id is not null)),
  add constraint invitations_of_staff_have_no_portal_access check (role = 'customer' or portal_access = 'full');
create index invitations_of_staff on invitations (created_at desc, id desc) where customer_id is null;

-- The picture of a person. Its address is in users, with the version of the picture, so that browsers may keep it.
create table profile_pictures (
  user_id integer primary key references users on delete cascade,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  content bytea not null check (octet_length(content) between 1 and 200000),
  stored_at timestamptz not null
);

-- Notifications by e-mail: of which kinds, and since when a person wants them, so that nothing older is mailed.
alter table notification_preferences
  alter column wanted set default true,
  add column mailed_since timestamptz;
create index notification_preferences_mailed on notification_preferences (kind) where mailed_since is not null;

-- Mails about notifications go to one person, of the staff or of a customer: once, however many servers notice that it is due.
alter table mails
  alter column customer_id drop not null,
  add column user_id integer references users,
  add constraint mails_of_notifications_go_to_a_person check ((kind = 'notification') = (user_id is not null));
create unique index mails_of_notifications on mails (subject_id, user_id) where kind = 'notification';
