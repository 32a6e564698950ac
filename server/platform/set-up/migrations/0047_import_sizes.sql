-- How much text the rows of an import hold, in bytes: customers may keep only so much at the same time.
alter table imports add column size integer not null default 0;
update imports i set size = (
  select coalesce(sum(octet_length(cell)), 0) from import_rows r cross join unnest(r.cells) cell where r.import_id = i.id);

-- Undoing restores category and home by id, and only where the import changed them. Imports from before kept names only: those that still
-- name a category or location are resolved, others are left as they are.
update import_rows r set undo = undo || jsonb_build_object('references',
  case when before ->> 'category' is null then '{"categoryId": null}'
    else coalesce((select jsonb_build_object('categoryId', c.id) from product_categories c where c.name = before ->> 'category'), '{}') end
  || case when before ->> 'location' is null then '{"homeLocationId": null}'
    else coalesce((select jsonb_build_object('homeLocationId', l.id) from locations l where l.code = before ->> 'location'), '{}') end)
from (select id as row_id, undo -> 'before' as before from import_rows where undo is not null) kept
where r.id = kept.row_id;
