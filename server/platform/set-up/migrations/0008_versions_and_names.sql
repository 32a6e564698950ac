-- Functions beside their verbs: each version of the server has them in a schema of its own (function-schema.ts).
create table function_versions (
  name text primary key,
  used_at timestamptz not null default now()
);
delete from schema_migrations where name = 'functions';
do $$
declare
  old_function regprocedure;
begin
  for old_function in
    select oid::regprocedure from pg_proc
    where pronamespace = 'public'::regnamespace and proname = any (array[
      'adjust_item', 'adjust_stock', 'advance_order', 'allocate_inventory', 'built_in_location', 'create_order', 'delete_item', 'export_order',
      'is_virtual_location', 'lock_item', 'lock_order', 'lock_order_stock', 'lot_of', 'move_home', 'move_stock', 'next_number',
      'notify_customer', 'notify_staff', 'order_number', 'put_stock', 'record_audit', 'release_order', 'replace_order_lines', 'reserve_order',
      'restore_item', 'set_stock', 'stage_label', 'take_stock', 'tracking_number', 'tracking_stages', 'warn_of_low_stock', 'write_order_lines'])
  loop
    execute format('drop function %s', old_function);
  end loop;
end $$;

-- Roles, grants and policies are set as a whole by rights.sql, after the migrations.
drop procedure secure_table(regclass, text);
create or replace procedure make_append_only(table_name regclass) language plpgsql as $$
begin
  execute format('create trigger history_is_kept before update or delete on %s for each row execute function refuse_change()', table_name);
  execute format('create trigger history_is_not_emptied before truncate on %s for each statement execute function refuse_change()', table_name);
end $$;

-- Text as names are compared: in one case and one Unicode form, whatever the locale of the database. In a database with
-- locale C, lower() knows A to Z only.
do $$
begin
  execute format(
    'create function fold(value text) returns text language sql immutable strict parallel safe return lower(normalize(value, NFKC) collate %I)',
    coalesce(
      (select collname from pg_collation where collname = 'und-x-icu' and collencoding in (-1, 6) limit 1),
      (select collname from pg_collation where collname = 'pg_c_utf8' limit 1),
      'default'));
end $$;
drop index users_username, users_email, product_categories_name, product_categories_code;
create unique index users_username on users (fold(username));
create unique index users_email on users (fold(email));
create unique index product_categories_name on product_categories (fold(name));
create unique index product_categories_code on product_categories (fold(code));
