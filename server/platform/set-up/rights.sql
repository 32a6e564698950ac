-- Who may do what: roles, grants and row-level security of the whole database, set as a whole. Applied when this file or
-- anything it sets has changed (rights.ts), so that a restored dump, a clone and a grant made by hand end up the same.
-- The names of the roles are replaced by those of the installation (installation.ts). The third, tallyhouse_limited, is a member of the first
-- and sees fewer rows (6).

-- 1. Revoke everything from the two roles, from earlier or copied roles of ours, and from PUBLIC.
do $$
declare
  a_schema text;
  grantee text;
  a_policy record;
begin
  for a_policy in select tablename, policyname from pg_policies where schemaname = 'public' loop
    execute format('drop policy %I on %I', a_policy.policyname, a_policy.tablename);
  end loop;
  for a_schema in select nspname from pg_namespace where nspname in ('public', 'numbers', 'pgboss') or nspname ~ '^fn_[0-9a-f]+$' loop
    for grantee in
      select quote_ident(r.rolname) from pg_roles r
      where r.rolname in ('tallyhouse_app', 'tallyhouse_customer')
         or r.rolname ~ '^tallyhouse_([0-9a-f]{12}_)?(app|customer)$'
            and exists (select from pg_shdepend d join pg_database b on b.oid = d.dbid
              where b.datname = current_database() and d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid)
    loop
      execute format('revoke all on schema %I from %s', a_schema, grantee);
      execute format('revoke all on all tables in schema %I from %s', a_schema, grantee);
      execute format('revoke all on all sequences in schema %I from %s', a_schema, grantee);
      execute format('revoke all on all routines in schema %I from %s', a_schema, grantee);
      execute format('alter default privileges in schema %I revoke all on tables from %s', a_schema, grantee);
      execute format('alter default privileges in schema %I revoke all on sequences from %s', a_schema, grantee);
    end loop;
    execute format('revoke all on all tables in schema %I from public', a_schema);
    execute format('revoke all on all sequences in schema %I from public', a_schema);
    execute format('revoke execute on all routines in schema %I from public', a_schema);
  end loop;
  revoke create on schema public from public;
  -- Other logins can't even connect. The owner always can.
  execute format('revoke connect, temporary on database %I from public', current_database());
end $$;

-- 2. Schemas and functions. Numbers of documents are drawn by a function with the owner's rights.
grant usage on schema public to tallyhouse_app, tallyhouse_customer;
grant usage on schema pgboss to tallyhouse_app;
grant execute on all routines in schema public to tallyhouse_app, tallyhouse_customer;
-- Deletes history, but only what the retention setting allows.
revoke execute on function delete_old_audit_entries from tallyhouse_customer;
grant execute on all routines in schema pgboss to tallyhouse_app;
do $$
declare
  version text;
begin
  for version in select nspname from pg_namespace where nspname ~ '^fn_[0-9a-f]+$' loop
    execute format('grant usage on schema %I to tallyhouse_app, tallyhouse_customer', version);
    execute format('grant execute on all routines in schema %I to tallyhouse_app, tallyhouse_customer', version);
  end loop;
end $$;

-- 3. The application's role. History (docs/architecture.md) has no update and no delete; movements and users are never deleted.
grant select, insert, update, delete on all tables in schema public, pgboss to tallyhouse_app;
grant usage, select on all sequences in schema public to tallyhouse_app, tallyhouse_customer;
revoke update, delete on stock_movements, stock_acts, order_tracking_events, shipment_events, proofs_of_delivery, receipt_steps, pick_exceptions, audit_entries, reconciliations, payments, count_visits, count_line_rounds from tallyhouse_app;
revoke update on quote_lines, invoice_lines from tallyhouse_app;
revoke delete on sites, orders, receipts, returns, users, customer_views, invitations, contacts, activities, tasks, counts, count_plans, count_places, count_lines, adjustment_requests, handling_units, mails, quotes, invoices, document_counters from tallyhouse_app;
revoke all on schema_migrations, installation, function_versions from tallyhouse_app;
grant select, update (used_at) on function_versions to tallyhouse_app;

-- 4. The customers' role: the statements it may send. The rows it sees follow below.
-- All columns but the notes, which are for staff only.
grant select (id, name, type, plan, industry, status, portal_access, contact_email, contact_phone, primary_contact, address, payment_terms,
  vat_number, seed_id_company, seed_id_warehouse, certified_receiver, tax_warehouse, created_at, updated_at, version) on customers to tallyhouse_customer;
grant select (id, username, email, first_name, last_name, role, customer_id, is_primary, profile_image_url, language, portal_access, disabled_at, created_at, version)
  on users to tallyhouse_customer;
grant update (language, first_name, last_name, profile_image_url, version) on users to tallyhouse_customer;
grant select, insert, update, delete on profile_pictures to tallyhouse_customer;
grant select on product_categories, inventory_items, item_homes, item_pictures, lots, handling_units, stock, stock_movements to tallyhouse_customer;
-- A customer sees only the codes of locations, not the plan of the warehouse.
grant select (id, code, type, is_virtual, is_promisable, is_built_in, site_id, use) on locations to tallyhouse_customer;
grant select (id, code, name, is_active, is_default, time_zone, created_at, version) on sites to tallyhouse_customer;
-- A customer's movements reserve its own stock; it can't change the on-hand quantity.
grant update (reserved) on stock to tallyhouse_customer;
grant select on orders, order_items, order_documents, reservations, order_tracking_events, shipments, shipment_events, proofs_of_delivery, feedback
  to tallyhouse_customer;
-- A customer places, edits and cancels its own movements while they are pending, and rates them.
grant insert on orders, order_items, reservations, order_tracking_events, feedback to tallyhouse_customer;
grant update (type, priority, billing_address, shipping_address, notes, reference, purchase_order, recipient, requested_ship_date, carrier, service_type, status, cancelled_at, cancel_reason, site_id, version) on orders to tallyhouse_customer;
grant delete, update (line, sku, name, quantity) on order_items to tallyhouse_customer;
grant update (ended_at, ending) on reservations to tallyhouse_customer;
grant update (rating, comment, user_id, created_at) on feedback to tallyhouse_customer;
-- A customer shares its shipments with their consignees.
grant update (tracking_token, version) on shipments to tallyhouse_customer;
grant select on notifications to tallyhouse_customer;
grant select, insert, update, delete on notification_reads to tallyhouse_customer;
grant select, insert, update on notification_readers, notification_preferences to tallyhouse_customer;
-- Whom it invited, and whom the warehouse did; never the link.
grant select (id, customer_id, email, first_name, last_name, portal_access, created_by, created_at, expires_at, accepted_at, accepted_by, withdrawn_at)
  on invitations to tallyhouse_customer;
-- Whether its own second factor is on; never the key, nor how many codes were wrong.
grant select (user_id, confirmed_at) on two_factor to tallyhouse_customer;
grant select on settings to tallyhouse_customer;
-- Who of the staff viewed its screens, but not by which session.
grant select (id, customer_id, user_id, started_at, ended_at) on customer_views to tallyhouse_customer;
grant select, insert, delete, update (name, is_shared, definition, version, updated_at) on saved_views to tallyhouse_customer;
-- A customer reads its receipts, and announces deliveries.
grant select (receipt_id) on receipt_counts to tallyhouse_customer;
grant select on receipts, receipt_items, receipt_item_documents, receipt_inspection_points, receipt_steps, disposal_documents to tallyhouse_customer;
grant insert on receipts, receipt_items, receipt_item_documents, receipt_steps to tallyhouse_customer;
grant update (supplier, tracking_number, reference, expected_date, notes, withdrawn_at, version) on receipts to tallyhouse_customer;
grant delete, update (line, sku, description, expected, counted, damaged, condition, lot_number, expires_on, sscc, item_id, lot_id,
  handling_unit_id) on receipt_items to tallyhouse_customer;
grant delete on receipt_item_documents to tallyhouse_customer;
-- A customer requests returns, and changes and cancels them until they are answered. What staff write about them isn't for customers.
grant select (id, return_number, customer_id, site_id, kind, status, order_id, reason, carrier, tracking_number, folded_tracking_number, notes,
  decline_reason, received_at, inspected_at, closed_at, created_at, version) on returns to tallyhouse_customer;
grant insert, update (reason, carrier, tracking_number, notes, status, version) on returns to tallyhouse_customer;
grant select (id, subject_type, subject_id) on stock_acts to tallyhouse_customer;
grant select, delete on return_lines, return_documents to tallyhouse_customer;
grant insert (return_id, line, item_id, expected, lot_number) on return_lines to tallyhouse_customer;
grant insert on return_documents to tallyhouse_customer;
grant select (id, return_line_id, position, quantity, condition, disposition, note, is_done) on return_parts to tallyhouse_customer;
-- A customer reads what was sent to it and answers quotes; its row's trigger lets it do no more.
grant select on quotes, quote_lines, invoices, invoice_lines, payments to tallyhouse_customer;
grant update (status, answered_at, answered_by, decline_reason, version) on quotes to tallyhouse_customer;
-- A customer imports files of its own; jobs of the application carry them out.
grant select, insert, update on imports, import_rows, import_mappings to tallyhouse_customer;
-- A customer's user uploads files, and attaches them to lines of deliveries.
grant select, insert, update (bytes, sha256, media_type, state, stored_at, file_name, customer_id, attached_at, expires_at, uploaded_by) on documents to tallyhouse_customer;

-- 5. Row-level security of every table: the application sees all rows, a customer those that the condition selects, or none.
do $$
declare
  rule record;
  forgotten text;
begin
  for rule in select rules.table_name, rules.customer_sees from (values
    -- Which day it is in the warehouse, who runs it and what is switched on for customers concerns everyone; the other settings do not.
    ('settings', 'key in (''warehouse'', ''operator'', ''portal'')'),
    ('customers', 'id = current_customer_id()'),
    ('users', 'customer_id = current_customer_id()'),
    ('sessions', null),
    ('two_factor', 'user_id = current_user_id()'),
    ('recovery_codes', null),
    ('profile_pictures', 'user_id = current_user_id()'),
    ('item_pictures', 'exists (select from inventory_items i where i.id = item_id)'),
    ('customer_views', 'customer_id = current_customer_id()'),
    ('invitations', 'customer_id = current_customer_id()'),
    ('contacts', null),
    ('activities', null),
    ('failed_sign_ins', null),
    ('idempotency_keys', null),
    ('audit_entries', null),
    ('product_categories', 'true'),
    ('sites', 'true'),
    ('locations', 'true'),
    ('inventory_items', 'customer_id = current_customer_id()'),
    ('item_homes', 'exists (select from inventory_items i where i.id = item_id)'),
    ('lots', 'exists (select from inventory_items i where i.id = item_id)'),
    ('handling_units', 'customer_id = current_customer_id()'),
    ('tasks', null),
    ('adjustment_requests', null),
    ('counts', null),
    ('count_items', null),
    ('count_places', null),
    ('count_visits', null),
    ('count_lines', null),
    ('count_line_rounds', null),
    ('count_plans', null),
    ('stock', 'exists (select from inventory_items i where i.id = item_id)'),
    -- Which return a ledger line belongs to; the other acts aren't for customers.
    ('stock_acts', 'subject_type = ''return'' and exists (select from returns r where r.id = subject_id)'),
    ('stock_movements', 'customer_id = current_customer_id()'),
    ('orders', 'customer_id = current_customer_id()'),
    ('order_items', 'exists (select from orders o where o.id = order_id)'),
    ('order_documents', 'exists (select from orders o where o.id = order_id)'),
    ('reservations', 'exists (select from orders o where o.id = order_id)'),
    ('pick_exceptions', null),
    ('order_tracking_events', 'exists (select from orders o where o.id = order_id)'),
    ('shipments', 'customer_id = current_customer_id()'),
    ('shipment_events', 'exists (select from shipments s where s.id = shipment_id)'),
    ('proofs_of_delivery', 'exists (select from shipments s where s.id = shipment_id)'),
    ('feedback', 'customer_id = current_customer_id()'),
    ('receipts', 'customer_id = current_customer_id()'),
    ('receipt_items', 'exists (select from receipts r where r.id = receipt_id)'),
    ('receipt_item_documents', 'exists (select from receipt_items i where i.id = receipt_item_id)'),
    ('receipt_inspection_points', 'exists (select from receipts r where r.id = receipt_id)'),
    ('receipt_steps', 'exists (select from receipts r where r.id = receipt_id)'),
    -- Whether its receipt is being counted, but not what was counted.
    ('receipt_counts', 'exists (select from receipts r where r.id = receipt_id)'),
    ('receipt_count_people', null),
    ('receipt_count_documents', null),
    ('disposal_documents', 'exists (select from documents d where d.id = document_id)'),
    ('returns', 'customer_id = current_customer_id()'),
    ('return_lines', 'exists (select from returns r where r.id = return_id)'),
    ('return_parts', 'exists (select from return_lines l where l.id = return_line_id)'),
    ('return_documents', 'exists (select from returns r where r.id = return_id)'),
    ('notifications', 'customer_id = current_customer_id()'),
    ('notification_readers', 'user_id = current_user_id()'),
    ('notification_reads', 'user_id = current_user_id()'),
    ('notification_preferences', 'user_id = current_user_id()'),
    ('saved_views', 'customer_id = current_customer_id() and (is_shared or user_id = current_user_id())'),
    ('mails', null),
    ('quotes', 'customer_id = current_customer_id() and status <> ''draft'''),
    ('quote_lines', 'exists (select from quotes q where q.id = quote_id)'),
    ('invoices', 'customer_id = current_customer_id() and status <> ''draft'''),
    ('invoice_lines', 'exists (select from invoices i where i.id = invoice_id)'),
    ('payments', 'exists (select from invoices i where i.id = invoice_id)'),
    ('document_counters', null),
    ('documents', 'customer_id = current_customer_id() and (attached_at is not null or uploaded_by = current_user_id())'),
    ('reconciliations', null),
    ('report_exports', null),
    ('imports', 'customer_id = current_customer_id()'),
    ('import_rows', 'exists (select from imports i where i.id = import_id)'),
    ('import_mappings', 'user_id = current_user_id()'),
    ('function_versions', null)) as rules(table_name, customer_sees)
  loop
    execute format('alter table public.%I enable row level security, force row level security', rule.table_name);
    execute format('create policy app_sees_all on public.%I to tallyhouse_app using (true) with check (true)', rule.table_name);
    if rule.customer_sees is not null then
      execute format('create policy customer_sees_own on public.%I to tallyhouse_customer using (%s) with check (%s)',
        rule.table_name, rule.customer_sees, rule.customer_sees);
    end if;
  end loop;
  -- A customer's user changes nothing of its colleagues.
  create policy customer_changes_itself on public.users as restrictive for update to tallyhouse_customer using (id = current_user_id());
  -- What the warehouse entered or received a customer only reads.
  create policy customer_announces on public.receipts as restrictive for insert to tallyhouse_customer
    with check (announced and status = 'pending');
  create policy customer_changes_announced on public.receipts as restrictive for update to tallyhouse_customer
    using (true) with check (announced and status = 'pending');
  create policy customer_adds_to_announced on public.receipt_items as restrictive for insert to tallyhouse_customer
    with check (counted is null and exists (select from receipts r where r.id = receipt_id and r.announced and r.status = 'pending'));
  create policy customer_changes_announced on public.receipt_items as restrictive for update to tallyhouse_customer
    using (true) with check (counted is null and exists (select from receipts r where r.id = receipt_id and r.announced and r.status = 'pending'));
  create policy customer_removes_from_announced on public.receipt_items as restrictive for delete to tallyhouse_customer
    using (counted is null and exists (select from receipts r where r.id = receipt_id and r.announced and r.status = 'pending'));
  create policy customer_takes_first_step on public.receipt_steps as restrictive for insert to tallyhouse_customer
    with check (status = 'pending');
  create policy customer_requests on public.returns as restrictive for insert to tallyhouse_customer
    with check (kind = 'requested' and status = 'requested');
  create policy customer_changes_requested on public.returns as restrictive for update to tallyhouse_customer
    using (true) with check (kind = 'requested' and status in ('requested', 'cancelled'));
  create policy customer_adds_to_requested on public.return_lines as restrictive for insert to tallyhouse_customer
    with check (exists (select from returns r where r.id = return_id and r.status = 'requested'));
  create policy customer_removes_from_requested on public.return_lines as restrictive for delete to tallyhouse_customer
    using (exists (select from returns r where r.id = return_id and r.status = 'requested'));
  create policy customer_adds_to_requested on public.return_documents as restrictive for insert to tallyhouse_customer
    with check (exists (select from returns r where r.id = return_id and r.status = 'requested'));
  create policy customer_removes_from_requested on public.return_documents as restrictive for delete to tallyhouse_customer
    using (exists (select from returns r where r.id = return_id and r.status = 'requested'));
  select string_agg(c.relname, ', ') into forgotten from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity
    and c.relname not in ('schema_migrations', 'installation');
  if forgotten is not null then
    raise exception 'rights.sql names no row-level security for: %', forgotten;
  end if;
end $$;

-- 6. Staff who are limited to sites read what happens there: rows of the application's role that these conditions select too. What isn't named
-- here is no site's: customers, what is billed, items. Where a row belongs to another, it is seen with that.
do $$
declare
  own constant text := 'any ((select current_site_ids())::integer[])';
  there constant text := format('(select l.id from locations l where l.site_id = %s)', own);
  rule record;
  forgotten text;
begin
  for rule in select rules.table_name, rules.sees from (values
    ('sites', 'id = ' || own),
    -- Locations that belong to no building, and where goods are on their way to a site.
    ('locations', 'is_built_in or site_id = ' || own),
    ('handling_units', 'site_id is null or site_id = ' || own),
    ('stock', 'location_id in ' || there),
    ('item_homes', 'site_id = ' || own),
    ('stock_movements', format('(from_location_id in %s or to_location_id in %s)', there, there)),
    ('stock_acts', 'exists (select from stock_movements m where m.act_id = stock_acts.id)'),
    ('disposal_documents', 'exists (select from stock_movements m where m.id = stock_movement_id) or exists (select from tasks t where t.id = task_id)'),
    ('adjustment_requests', 'site_id = ' || own),
    ('audit_entries', 'site_id is null or site_id = ' || own),
    ('mails', 'case when kind = ''receipt'' then exists (select from receipts r where r.id = subject_id)
      when kind in (''notification'', ''digest'') then user_id = current_user_id() else true end'),
    ('tasks', 'from_location_id in ' || there),
    ('counts', 'site_id = ' || own),
    ('count_plans', 'site_id = ' || own),
    ('count_items', 'exists (select from counts n where n.id = count_id)'),
    ('count_places', 'exists (select from counts n where n.id = count_id)'),
    ('count_visits', 'exists (select from count_places p where p.id = place_id)'),
    ('count_lines', 'exists (select from count_places p where p.id = place_id)'),
    ('count_line_rounds', 'exists (select from count_lines l where l.id = line_id)'),
    ('documents', 'uploaded_by = current_user_id()
      or exists (select from order_documents x where x.document_id = documents.id)
      or exists (select from receipt_item_documents x where x.document_id = documents.id)
      or exists (select from receipt_count_documents x where x.document_id = documents.id)
      or exists (select from return_documents x where x.document_id = documents.id)
      or exists (select from proofs_of_delivery x where x.document_id = documents.id)
      or is_of_disposal_at(documents.id, (select current_site_ids()))'),
    ('orders', 'site_id = ' || own),
    ('order_items', 'exists (select from orders o where o.id = order_id)'),
    ('order_documents', 'exists (select from orders o where o.id = order_id)'),
    ('reservations', 'exists (select from orders o where o.id = order_id)'),
    ('pick_exceptions', 'exists (select from order_items i where i.id = order_item_id)'),
    ('order_tracking_events', 'exists (select from orders o where o.id = order_id)'),
    ('feedback', 'exists (select from orders o where o.id = order_id)'),
    ('shipments', 'site_id = ' || own),
    ('shipment_events', 'exists (select from shipments s where s.id = shipment_id)'),
    ('proofs_of_delivery', 'exists (select from shipments s where s.id = shipment_id)'),
    ('receipts', 'site_id = ' || own),
    ('receipt_items', 'exists (select from receipts r where r.id = receipt_id)'),
    ('receipt_item_documents', 'exists (select from receipt_items i where i.id = receipt_item_id)'),
    ('receipt_inspection_points', 'exists (select from receipts r where r.id = receipt_id)'),
    ('receipt_steps', 'exists (select from receipts r where r.id = receipt_id)'),
    ('receipt_counts', 'exists (select from receipts r where r.id = receipt_id)'),
    ('receipt_count_people', 'exists (select from receipt_counts r where r.id = count_id)'),
    ('receipt_count_documents', 'exists (select from receipt_counts r where r.id = count_id)'),
    ('returns', 'site_id = ' || own),
    ('return_lines', 'exists (select from returns r where r.id = return_id)'),
    ('return_parts', 'exists (select from return_lines l where l.id = return_line_id)'),
    ('return_documents', 'exists (select from returns r where r.id = return_id)'),
    ('imports', 'user_id = current_user_id()'),
    ('import_rows', 'exists (select from imports i where i.id = import_id)'),
    ('notifications', 'case subject_type
      when ''order'' then exists (select from orders o where o.id = subject_id)
      when ''receipt'' then exists (select from receipts r where r.id = subject_id)
      when ''return'' then exists (select from returns r where r.id = subject_id)
      when ''shipment'' then exists (select from shipments s where s.id = subject_id)
      when ''count'' then exists (select from counts n where n.id = subject_id)
      when ''task'' then exists (select from tasks t where t.id = subject_id)
      when ''adjustmentRequest'' then exists (select from adjustment_requests a where a.id = subject_id)
      else true end')) as rules(table_name, sees)
  loop
    -- The owner is a member of the role too, and backs up all rows.
    execute format('create policy limited_sees_sites on public.%I as restrictive to tallyhouse_limited using (current_user <> %L or (%s))',
      rule.table_name, 'tallyhouse_limited', rule.sees);
  end loop;
  -- What was read of a notification is a person's own, and items are at no site.
  select string_agg(distinct c.conrelid::regclass::text, ', ') into forgotten from pg_constraint c
  where c.contype = 'f' and c.confrelid in (select polrelid from pg_policy where polname = 'limited_sees_sites')
    and c.conrelid not in (select polrelid from pg_policy where polname = 'limited_sees_sites')
    and c.conrelid <> all (array['inventory_items', 'notification_reads']::regclass[]);
  if forgotten is not null then
    raise exception 'rights.sql doesn''t say what staff of some sites see of: %', forgotten;
  end if;
end $$;
