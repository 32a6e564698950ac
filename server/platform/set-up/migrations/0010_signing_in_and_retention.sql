-- Failed sign-ins of the last minutes, counted by all servers together. The name that was typed is stored as a hash: somebody may have
-- typed a password there.
create table failed_sign_ins (
  id bigint generated always as identity primary key,
  -- An IPv4 address, or the /64 network of an IPv6 address.
  address text not null,
  account_hash bytea not null,
  at timestamptz not null
);
create index failed_sign_ins_address on failed_sign_ins (address, at desc);

-- Where the call came from; null for what the server does by itself, and for changes of which only the user matters.
alter table audit_entries add column address text, add column user_agent text;

-- How long the audit history and read notifications are kept, in days; null is for ever. Thirty days are the least.
insert into settings (key, value) values ('retention', '{"auditDays": 1095, "readNotificationsDays": 90}');
create function is_retention(days jsonb) returns boolean language sql immutable parallel safe
  return case jsonb_typeof(days)
    when 'null' then true
    when 'number' then days::numeric between 30 and 36500 and days::numeric = trunc(days::numeric)
    else false
  end;
alter table settings add constraint settings_retention_is_sound
  check (key <> 'retention' or (is_retention(value->'auditDays') and is_retention(value->'readNotificationsDays')));

-- Audit entries before this time may be deleted; null when all are kept.
create function audit_kept_since() returns timestamptz language sql stable parallel safe
  begin atomic
    select now() - make_interval(days => (value->>'auditDays')::integer) from settings where key = 'retention';
  end;

-- History is written once. Of audit entries, the owner of the table may delete those that are older than the retention setting.
create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < audit_kept_since()
     and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    return old;
  end if;
  raise exception 'Audit entries are history: they are never changed, and deleted only when they are older than the retention setting.'
    using errcode = 'TH409';
end $$;
drop trigger history_is_kept on audit_entries;
create trigger history_is_kept before update or delete on audit_entries for each row execute function refuse_change_of_audit();

-- Deletes at most so many of the oldest audit entries that the retention setting gives up, and answers how many. The servers have no right
-- to delete audit entries otherwise. Entries are written in the order of their time, so the first ids are the oldest and no index on
-- time is needed, which every change would have to pay for.
create function delete_old_audit_entries(at_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  deleted integer;
begin
  delete from audit_entries a using (select id, at from audit_entries order by id limit at_most) oldest
  where a.id = oldest.id and oldest.at < audit_kept_since();
  get diagnostics deleted = row_count;
  return deleted;
end $$;

create index notifications_read on notifications (read_at) where read_at is not null;
