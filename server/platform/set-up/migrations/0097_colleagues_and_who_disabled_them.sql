-- An address may be invited by several customers, which know nothing of each other; staff are invited apart from them.
drop index invitations_open;
create unique index invitations_open on invitations (coalesce(customer_id, 0), fold(email)) where accepted_at is null and withdrawn_at is null;

-- What staff disabled only staff restores. Accounts that were disabled before this was kept are restored by staff.
alter table users add column disabled_by integer references users,
  add constraint users_are_disabled_by_someone check (disabled_by is null or disabled_at is not null);
comment on column users.disabled_by is 'Who disabled the access; null where it isn''t known.';
create index users_disabled_by on users (disabled_by) where disabled_by is not null;
