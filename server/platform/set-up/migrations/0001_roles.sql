-- Two roles that own nothing (docs/architecture.md, "Rules of the data"). They are the cluster's, not the
-- database's, so another database, or another process at this moment, may have made them already.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['tallyhouse_app', 'tallyhouse_customer'] loop
    begin
      if not exists (select from pg_roles where rolname = role_name) then
        execute format('create role %I nologin', role_name);
      end if;
    exception when duplicate_object or unique_violation then
      null;
    end;
    begin
      if not pg_has_role(current_user, role_name, 'member') or not (select rolsuper from pg_roles where rolname = current_user) then
        execute format('grant %I to %I', role_name, current_user);
      end if;
    exception when unique_violation then
      null;
    end;
  end loop;
end $$;

grant usage on schema public to tallyhouse_app, tallyhouse_customer;
-- The server counts and looks up what it migrated; nobody but the owner changes it.
alter default privileges in schema public grant select, insert, update, delete on tables to tallyhouse_app;
alter default privileges in schema public grant usage, select on sequences to tallyhouse_app, tallyhouse_customer;

-- Numbers of documents live apart, so that making a year's sequence needs no right in public.
create schema numbers;
grant usage on schema numbers to tallyhouse_app, tallyhouse_customer;

-- The customer a transaction works for; null for staff and the product itself.
create function current_customer_id() returns integer language sql stable parallel safe
  return nullif(current_setting('tallyhouse.customer_id', true), '')::integer;

create function current_user_id() returns integer language sql stable parallel safe
  return nullif(current_setting('tallyhouse.user_id', true), '')::integer;

-- A time as every answer carries it: ISO 8601 in UTC (decisions §3).
create function iso(at timestamptz) returns text language sql stable parallel safe
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- History is written once.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are history: they are never changed or deleted.', tg_table_name using errcode = 'TH409';
end $$;

-- Row-level security for one table: staff and the product see everything, a customer what `customer_sees` says.
create procedure secure_table(table_name regclass, customer_sees text) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('alter table %s force row level security', table_name);
  execute format('create policy app_sees_all on %s to tallyhouse_app using (true) with check (true)', table_name);
  if customer_sees is not null then
    execute format('create policy customer_sees_own on %s to tallyhouse_customer using (%s) with check (%s)', table_name, customer_sees, customer_sees);
  end if;
end $$;

create procedure make_append_only(table_name regclass) language plpgsql as $$
begin
  execute format('create trigger history_is_kept before update or delete on %s for each row execute function refuse_change()', table_name);
  execute format('create trigger history_is_not_emptied before truncate on %s for each statement execute function refuse_change()', table_name);
  execute format('revoke update, delete, truncate on %s from tallyhouse_app, tallyhouse_customer', table_name);
end $$;
