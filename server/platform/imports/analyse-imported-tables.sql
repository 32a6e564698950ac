-- Brings the statistics of the tables that imports fill up to date, which also ends plans that connections keep from when these were smaller.
-- With the owner's rights, because the servers don't own the tables.
create or replace function analyse_imported_tables() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze inventory_items, stock, stock_movements, orders, order_items, reservations, receipts, receipt_items;
end $$;
