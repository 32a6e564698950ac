-- What every change leaves besides itself: its entries of the history, its notices, and the answer for a repeated call. A notice that was given
-- on the same day already isn't given again.
create or replace function record_change(
  history text, notices text, at timestamptz, caller integer, the_key text, hash_of_request bytea, status_of_answer integer, sealed_answer text
) returns void language plpgsql as $$
begin
  -- What is checked at the end of a change is refused now, before its answer is kept. Another change may follow in the transaction.
  set constraints all immediate;
  set constraints all deferred;
  if history <> '[]' then
    insert into audit_entries (at, user_id, user_name, channel, action, entity, entity_id, customer_id, site_id, before, after, address, user_agent)
    select record_change.at, e."userId", e."userName", e.channel, e.action, e.entity, e."entityId", e."customerId", e."siteId", e.before, e.after, e.address, e."userAgent"
    from jsonb_to_recordset(history::jsonb) as e(
      "userId" integer, "userName" text, channel text, action text, entity text, "entityId" bigint, "customerId" integer, "siteId" integer,
      before jsonb, after jsonb, address text, "userAgent" text);
  end if;
  if notices <> '[]' then
    insert into notifications (customer_id, kind, detail, type, title, message, subject_type, subject_id, day, except_user_id, only_user_id, created_at)
    select n."customerId", n.kind, n.detail, n.type, n.title, n.message, n."subjectType", n."subjectId", warehouse_day(record_change.at),
      n."exceptUserId", n."onlyUserId", record_change.at
    from jsonb_to_recordset(notices::jsonb) as n(
      "customerId" integer, kind text, detail text, type text, title text, message text, "subjectType" text, "subjectId" integer, "exceptUserId" integer,
      "onlyUserId" integer)
    on conflict (customer_id, kind, detail, subject_type, subject_id, day) do nothing;
  end if;
  if the_key is not null then
    insert into idempotency_keys (user_id, key, request_hash, status, response, created_at)
    values (caller, the_key, hash_of_request, status_of_answer, sealed_answer, record_change.at)
    on conflict (user_id, key) do update
    set request_hash = excluded.request_hash, status = excluded.status, response = excluded.response, created_at = excluded.created_at;
  end if;
end $$;
