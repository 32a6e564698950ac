-- Every change of one person locked that person's row for the check of this key, and several at once shared the lock. Users are disabled, never
-- deleted, and keys expire within a day.
alter table idempotency_keys drop constraint idempotency_keys_user_id_fkey;
