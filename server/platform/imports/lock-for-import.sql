-- Locks what an import changes, or what undoing it does: items, then the locations and the stock rows of those whose stock may change.
-- All at once, in the order that all callers use, because an import takes its rows in the order of the file.
create or replace function lock_for_import(the_import integer) returns void language plpgsql as $$
declare
  is_of_items boolean := (select kind = 'items' from imports where id = the_import);
  items integer[];
begin
  select array_agg(distinct case when is_of_items and state = 'imported' then record_id else item_id end) into items
  from import_rows where import_id = the_import and state in ('ready', 'imported') and action <> 'unchanged';
  items := array_remove(items, null);
  if is_of_items then
    perform lock_items(items);
    perform 1 from locations l where l.id in (select i.home_location_id from inventory_items i where i.id = any (items)) order by l.id for share;
  end if;
  perform lock_stock_of(items);
end $$;
