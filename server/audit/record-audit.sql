-- One line of history, as recordAudit() writes it for verbs in TypeScript: who did what to which row.
create or replace function record_audit(
  actor_id integer, actor_name text, action text, entity text, entity_id bigint, customer_id integer, before jsonb, after jsonb, at timestamptz
) returns void language plpgsql as $$
begin
  insert into audit_entries (at, user_id, user_name, door, action, entity, entity_id, customer_id, before, after)
  values (at, actor_id, actor_name, case when actor_id is null then 'system' else 'screen' end, action, entity, entity_id, customer_id, before, after);
end $$;
