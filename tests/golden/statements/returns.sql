-- admin: everything
-- manager: everything
select array_to_json(array((select "r"."id" as "id"
from "returns" as "r"
left join "customers" as "c" on "c"."id" = "r"."customer_id" -- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
order by "r"."created_at" desc , "r"."id" desc)))::text as ids -- #ffc5e6
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "r"."id", "r"."return_number" as "returnNumber", "r"."customer_id" as "customerId", c.name as "customerName", "r"."site_id" as "siteId", si.code as "siteCode", "r"."kind", "r"."status", "r"."order_id" as "orderId", "o"."order_number" as "orderNumber", "s"."id" as "shipmentId", "s"."tracking_number" as "shipmentNumber", "r"."reason", "r"."carrier", "r"."tracking_number" as "trackingNumber", "r"."notes", r.internal_notes as "internalNotes", r.override_reason as "overrideReason", "r"."decline_reason" as "declineReason", (select coalesce(json_agg(json_build_object('name', "d"."file_name", 'url', '/api/objects/uploads/' || "d"."key", 'uploadedAt', iso("d"."stored_at")) -- #6733f0
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
from (select l.id, l.item_id as "inventoryId", i.sku, i.name, i.unit_of_measure as "unitOfMeasure", l.expected, l.received, l.lot_number as lot, l.expires_on as "expiresOn", l.sscc as "handlingUnit", l.ui_codes as "uiCodes", k.excise_code is not null as "isExcise", (select coalesce(json_agg(json_build_object('quantity', p.quantity, 'condition', p.condition, 'disposition', p.disposition, 'note', p.note, 'location', (select l.code -- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
order by l.line, l.id) as line) as "items", (select coalesce(sum(coalesce(l.received, l.expected)), 0)::bigint -- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
where l.id = "r"."return_location_id") as "returnLocation", iso("r"."received_at") as "receivedAt", iso("r"."inspected_at") as "inspectedAt", iso("r"."closed_at") as "closedAt", iso("r"."created_at") as "createdAt", user_name(r.created_by) as "createdBy", "r"."version" -- #a56b73
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "r"."id", "r"."return_number" as "returnNumber", "r"."customer_id" as "customerId", c.name as "customerName", "r"."site_id" as "siteId", si.code as "siteCode", "r"."kind", "r"."status", "r"."order_id" as "orderId", "o"."order_number" as "orderNumber", "s"."id" as "shipmentId", "s"."tracking_number" as "shipmentNumber", "r"."reason", "r"."carrier", "r"."tracking_number" as "trackingNumber", "r"."notes", r.internal_notes as "internalNotes", r.override_reason as "overrideReason", "r"."decline_reason" as "declineReason", (select coalesce(json_agg(json_build_object('name', "d"."file_name", 'url', '/api/objects/uploads/' || "d"."key", 'uploadedAt', iso("d"."stored_at")) -- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
where l.id = "r"."return_location_id") as "returnLocation", iso("r"."received_at") as "receivedAt", iso("r"."inspected_at") as "inspectedAt", iso("r"."closed_at") as "closedAt", iso("r"."created_at") as "createdAt", user_name(r.created_by) as "createdBy", "r"."version", "r"."created_at" as "~key", "r"."id" as "~id" -- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."returnNumber", "page"."customerId", "page"."customerName", "page"."siteId", "page"."siteCode", "page"."kind", "page"."status", "page"."orderId", "page"."orderNumber", "page"."shipmentId", "page"."shipmentNumber", "page"."reason", "page"."carrier", "page"."trackingNumber", "page"."notes", "page"."internalNotes", "page"."overrideReason", "page"."declineReason", "page"."documents", "page"."items", "page"."units", "page"."returnLocation", "page"."receivedAt", "page"."inspectedAt", "page"."closedAt", "page"."createdAt", "page"."createdBy", "page"."version") as "~line" -- #6a8b6c
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and ("r"."created_at", "r"."id") < ($4::text::timestamptz, $5::bigint) -- #5943a0
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "r"."created_at" as "~key", "r"."id" as "~id"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11
offset 1)) as cut) as page
-- #6733f0
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #a56b73
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and ((search_fold("r"."return_number") like (select search_pattern($4)) -- #2ae8e6
or "r"."folded_tracking_number" like upper((select search_pattern($5))) -- #db1a3a
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($6))) -- #267a36
or r.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($7))) -- #d598c1
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
and search_fold("h"."sscc") like (select search_pattern($8))) -- #6b2c2d
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
and (search_fold("i"."sku") like (select search_pattern($9)) -- #e94216
or search_fold("l"."sscc") like (select search_pattern($10))))) -- #008a32
and (search_fold("r"."return_number") like (select search_pattern($11)) -- #2446ef
or "r"."folded_tracking_number" like upper((select search_pattern($12))) -- #a9e674
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($13))) -- #28e951
or r.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($14))) -- #26938c
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
and search_fold("h"."sscc") like (select search_pattern($15))) -- #a6bcb8
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
and (search_fold("i"."sku") like (select search_pattern($16)) -- #aaac05
or search_fold("l"."sscc") like (select search_pattern($17)))))))) as every -- #8a22c8
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and ((search_fold("r"."return_number") like (select search_pattern($18)) -- #deb4e2
or "r"."folded_tracking_number" like upper((select search_pattern($19))) -- #5a07df
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($20))) -- #cde874
or r.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($21))) -- #01db12
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
and search_fold("h"."sscc") like (select search_pattern($22))) -- #92be56
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
and (search_fold("i"."sku") like (select search_pattern($23)) -- #9d21eb
or search_fold("l"."sscc") like (select search_pattern($24))))) -- #bfbdc2
and (search_fold("r"."return_number") like (select search_pattern($25)) -- #bebf9d
or "r"."folded_tracking_number" like upper((select search_pattern($26))) -- #377d4c
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($27))) -- #eaf668
or r.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($28))) -- #82580f
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
and search_fold("h"."sscc") like (select search_pattern($29))) -- #04351f
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
and (search_fold("i"."sku") like (select search_pattern($30)) -- #390c13
or search_fold("l"."sscc") like (select search_pattern($31)))))) -- #e2ef6b
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
-- #2ae8e6
-- #db1a3a
or r.customer_id in (select c.id
from customers c
-- #267a36
or r.order_id in (select o.id
from orders o
-- #d598c1
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
-- #6b2c2d
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
-- #e94216
-- #008a32
-- #2446ef
-- #a9e674
or r.customer_id in (select c.id
from customers c
-- #28e951
or r.order_id in (select o.id
from orders o
-- #26938c
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
-- #a6bcb8
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
-- #aaac05
-- #8a22c8
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
-- #deb4e2
-- #5a07df
or r.customer_id in (select c.id
from customers c
-- #cde874
or r.order_id in (select o.id
from orders o
-- #01db12
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
-- #92be56
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
-- #9d21eb
-- #bfbdc2
-- #bebf9d
-- #377d4c
or r.customer_id in (select c.id
from customers c
-- #eaf668
or r.order_id in (select o.id
from orders o
-- #82580f
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
-- #04351f
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
-- #390c13
-- #e2ef6b
and ("r"."created_at", "r"."id") < ($32::text::timestamptz, $33::bigint) -- #d7a179
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."customer_id" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, number

-- admin: limit=1&customerId=1&cursor
-- manager: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."customer_id" in ($5)
and ("r"."created_at", "r"."id") < ($6::text::timestamptz, $7::bigint) -- #b4b372
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, number, string, number

-- admin: limit=1&siteId=1
-- manager: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."site_id" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, number

-- admin: limit=1&siteId=1&cursor
-- manager: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."site_id" in ($5)
-- #b4b372
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, number, string, number

-- admin: limit=1&status=requested
-- manager: limit=1&status=requested
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'requested', 'requested'

-- admin: limit=1&status=authorised
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'authorised', 'authorised'

-- admin: limit=1&status=received
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'received', 'received'

-- admin: limit=1&status=inspected
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'inspected', 'inspected'

-- admin: limit=1&status=closed
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'closed', 'closed'

-- admin: limit=1&status=declined
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'declined', 'declined'

-- admin: limit=1&status=cancelled
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'cancelled', 'cancelled'

-- admin: limit=1&status=requested&status=authorised
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($6, $7)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'requested', 'authorised', 'requested', 'authorised'

-- admin: limit=1&status=requested&status=authorised&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."status" in ($6, $7)
and ("r"."created_at", "r"."id") < ($8::text::timestamptz, $9::bigint) -- #060a1d
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'requested', 'authorised', 'requested', 'authorised', string, number

-- admin: limit=1&kind=requested
-- manager: limit=1&kind=requested
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."kind" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'requested', 'requested'

-- admin: limit=1&kind=authorised
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."kind" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'authorised', 'authorised'

-- admin: limit=1&kind=blind
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."kind" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'blind', 'blind'

-- admin: limit=1&kind=requested&kind=authorised
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."kind" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."kind" in ($6, $7)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'requested', 'authorised', 'requested', 'authorised'

-- admin: limit=1&kind=requested&kind=authorised&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."kind" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."kind" in ($6, $7)
-- #060a1d
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'requested', 'authorised', 'requested', 'authorised', string, number

-- admin: limit=1&orderId=1
-- manager: limit=1&orderId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."order_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."order_id" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, number

-- admin: limit=1&reason=unwanted
-- manager: limit=1&reason=unwanted
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'unwanted', 'unwanted'

-- admin: limit=1&reason=unwanted&cursor
-- manager: limit=1&reason=unwanted&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($5)
-- #b4b372
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'unwanted', 'unwanted', string, number

-- admin: limit=1&reason=damaged
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'damaged', 'damaged'

-- admin: limit=1&reason=wrong_item
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'wrong_item', 'wrong_item'

-- admin: limit=1&reason=refused
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'refused', 'refused'

-- admin: limit=1&reason=undeliverable
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'undeliverable', 'undeliverable'

-- admin: limit=1&reason=recall
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'recall', 'recall'

-- admin: limit=1&reason=other
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($5)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'other', 'other'

-- admin: limit=1&reason=unwanted&reason=damaged
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($6, $7)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'unwanted', 'damaged', 'unwanted', 'damaged'

-- admin: limit=1&reason=unwanted&reason=damaged&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and "r"."reason" in ($6, $7)
-- #060a1d
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, 'unwanted', 'damaged', 'unwanted', 'damaged', string, number

-- admin: limit=1&waiting=true
-- admin: limit=1&waiting=false
-- manager: limit=1&waiting=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and (r.status = 'received'
and r.received_at <= $4::timestamptz - make_interval(hours => 24)) = $5)) as every -- #669e4a
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and (r.status = 'received'
and r.received_at <= $6::timestamptz - make_interval(hours => 24)) = $7 -- #899aae
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, time, boolean, time, boolean

-- admin: limit=1&waiting=false&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and (r.status = 'received'
-- #669e4a
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and (r.status = 'received'
-- #899aae
-- #060a1d
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, time, boolean, time, boolean, string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where ("r"."created_at" >= ($4::date)::timestamp at time zone warehouse_zone()) -- #4ab7ed
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where ("r"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #0fb884
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
-- #4ab7ed
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
-- #0fb884
and true
-- #b4b372
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, '2026-01-31', '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where ("r"."created_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()) -- #b41efc
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where ("r"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #70caad
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
order by "r"."created_at" asc , "r"."id" asc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #0d913f
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and ("r"."created_at", "r"."id") > ($4::text::timestamptz, $5::bigint) -- #a02493
order by "r"."created_at" asc , "r"."id" asc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, string, number

-- admin: limit=1&sort=returnNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
where l.id = "r"."return_location_id") as "returnLocation", iso("r"."received_at") as "receivedAt", iso("r"."inspected_at") as "inspectedAt", iso("r"."closed_at") as "closedAt", iso("r"."created_at") as "createdAt", user_name(r.created_by) as "createdBy", "r"."version", "r"."return_number" as "~key", "r"."id" as "~id" -- #c35f75
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
order by "r"."return_number" asc , "r"."id" asc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number

-- admin: limit=1&sort=returnNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #c35f75
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and ("r"."return_number", "r"."id") > ($4::text::text, $5::bigint) -- #326b4d
order by "r"."return_number" asc , "r"."id" asc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, string, number

-- admin: limit=1&sort=-returnNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #c35f75
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
order by "r"."return_number" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number

-- admin: limit=1&sort=-returnNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #c35f75
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and ("r"."return_number", "r"."id") < ($4::text::text, $5::bigint) -- #22854f
order by "r"."return_number" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, string, number

-- admin: limit=1&sort=receivedAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
where l.id = "r"."return_location_id") as "returnLocation", iso("r"."received_at") as "receivedAt", iso("r"."inspected_at") as "inspectedAt", iso("r"."closed_at") as "closedAt", iso("r"."created_at") as "createdAt", user_name(r.created_by) as "createdBy", "r"."version", "r"."received_at" as "~key", "r"."id" as "~id" -- #d2cba5
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
order by "r"."received_at" asc nulls last, "r"."id" asc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number

-- admin: limit=1&sort=receivedAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #d2cba5
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and (("r"."received_at", "r"."id") > ($4::text::timestamptz, $5::bigint) -- #b3ecfa
or "r"."received_at" is null)
order by "r"."received_at" asc nulls last, "r"."id" asc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, string, number

-- admin: limit=1&sort=-receivedAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #d2cba5
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
order by "r"."received_at" desc nulls last, "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number

-- admin: limit=1&sort=-receivedAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #d2cba5
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and (("r"."received_at", "r"."id") < ($4::text::timestamptz, $5::bigint) -- #e46b7c
or "r"."received_at" is null)
order by "r"."received_at" desc nulls last, "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, string, number

-- admin: limit=1&sort=status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
where l.id = "r"."return_location_id") as "returnLocation", iso("r"."received_at") as "receivedAt", iso("r"."inspected_at") as "inspectedAt", iso("r"."closed_at") as "closedAt", iso("r"."created_at") as "createdAt", user_name(r.created_by) as "createdBy", "r"."version", array_position('{requested,authorised,received,inspected,closed,declined,cancelled}'::text[], "r"."status"::text) as "~key", "r"."id" as "~id" -- #be8aab
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
order by array_position('{requested,authorised,received,inspected,closed,declined,cancelled}'::text[], "r"."status"::text) asc , "r"."id" asc -- #0c6e26
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number

-- admin: limit=1&sort=status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #be8aab
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and (array_position('{requested,authorised,received,inspected,closed,declined,cancelled}'::text[], "r"."status"::text), "r"."id") > ($4::text::bigint, $5::bigint) -- #89a055
-- #0c6e26
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, '1', number

-- admin: limit=1&sort=-status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #be8aab
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
order by array_position('{requested,authorised,received,inspected,closed,declined,cancelled}'::text[], "r"."status"::text) desc , "r"."id" desc -- #7725dc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number

-- admin: limit=1&sort=-status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a324e5
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #154c4c
from locations l
where l.id = "p"."location_id"), 'done', p.is_done)
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", (select l.code
from locations l
-- #be8aab
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where true
and true
and (array_position('{requested,authorised,received,inspected,closed,declined,cancelled}'::text[], "r"."status"::text), "r"."id") < ($4::text::bigint, $5::bigint) -- #9e4d3f
-- #7725dc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, string, number

-- customer: everything
select array_to_json(array((select "r"."id" as "id"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $1
and true
and true
-- #ffc5e6
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
cross join lateral ((select "r"."id", "r"."return_number" as "returnNumber", "r"."customer_id" as "customerId", c.name as "customerName", "r"."site_id" as "siteId", si.code as "siteCode", "r"."kind", "r"."status", "r"."order_id" as "orderId", "o"."order_number" as "orderNumber", "s"."id" as "shipmentId", "s"."tracking_number" as "shipmentNumber", "r"."reason", "r"."carrier", "r"."tracking_number" as "trackingNumber", "r"."notes", null as "internalNotes", null as "overrideReason", "r"."decline_reason" as "declineReason", (select coalesce(json_agg(json_build_object('name', "d"."file_name", 'url', '/api/objects/uploads/' || "d"."key", 'uploadedAt', iso("d"."stored_at")) -- #9761ef
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
from (select l.id, l.item_id as "inventoryId", i.sku, i.name, i.unit_of_measure as "unitOfMeasure", l.expected, l.received, l.lot_number as lot, l.expires_on as "expiresOn", l.sscc as "handlingUnit", l.ui_codes as "uiCodes", k.excise_code is not null as "isExcise", (select coalesce(json_agg(json_build_object('quantity', p.quantity, 'condition', p.condition, 'disposition', p.disposition, 'note', p.note, 'location', null, 'done', p.is_done) -- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", null as "returnLocation", iso("r"."received_at") as "receivedAt", iso("r"."inspected_at") as "inspectedAt", iso("r"."closed_at") as "closedAt", iso("r"."created_at") as "createdAt", null as "createdBy", "r"."version" -- #2eca64
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $2
and "r"."id" = wanted.id)) as "~line"
-- list of number, number

-- customer: limit=1
-- view-only customer: limit=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "r"."id", "r"."return_number" as "returnNumber", "r"."customer_id" as "customerId", c.name as "customerName", "r"."site_id" as "siteId", si.code as "siteCode", "r"."kind", "r"."status", "r"."order_id" as "orderId", "o"."order_number" as "orderNumber", "s"."id" as "shipmentId", "s"."tracking_number" as "shipmentNumber", "r"."reason", "r"."carrier", "r"."tracking_number" as "trackingNumber", "r"."notes", null as "internalNotes", null as "overrideReason", "r"."decline_reason" as "declineReason", (select coalesce(json_agg(json_build_object('name', "d"."file_name", 'url', '/api/objects/uploads/' || "d"."key", 'uploadedAt', iso("d"."stored_at")) -- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
where l.return_id = r.id) as "units", null as "returnLocation", iso("r"."received_at") as "receivedAt", iso("r"."inspected_at") as "inspectedAt", iso("r"."closed_at") as "closedAt", iso("r"."created_at") as "createdAt", null as "createdBy", "r"."version", "r"."created_at" as "~key", "r"."id" as "~id" -- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $5
and true
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, number

-- customer: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $5
and true
and true
-- #b4b372
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, number, string, number

-- customer: limit=1&page=2
-- view-only customer: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "r"."created_at" as "~key", "r"."id" as "~id"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $5
and true
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11
offset 1)) as cut) as page
-- #9761ef
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #2eca64
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $6
and "r"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, number

-- customer: limit=1&q=ä+ö
-- view-only customer: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and true
and ((search_fold("r"."return_number") like (select search_pattern($5)) -- #80a6a5
or "r"."folded_tracking_number" like upper((select search_pattern($6))) -- #d1cd6e
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($7))) -- #065041
or r.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($8))) -- #3faef2
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
and search_fold("h"."sscc") like (select search_pattern($9))) -- #e05ea4
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
and (search_fold("i"."sku") like (select search_pattern($10)) -- #ba6bcf
or search_fold("l"."sscc") like (select search_pattern($11))))) -- #7e9bec
and (search_fold("r"."return_number") like (select search_pattern($12)) -- #3721db
or "r"."folded_tracking_number" like upper((select search_pattern($13))) -- #45dce0
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($14))) -- #e1837e
or r.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($15))) -- #72d521
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
and search_fold("h"."sscc") like (select search_pattern($16))) -- #36b349
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
and (search_fold("i"."sku") like (select search_pattern($17)) -- #3ffac7
or search_fold("l"."sscc") like (select search_pattern($18)))))))) as every -- #ed4b81
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $19
and true
and ((search_fold("r"."return_number") like (select search_pattern($20)) -- #27af7f
or "r"."folded_tracking_number" like upper((select search_pattern($21))) -- #d3f509
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($22))) -- #3d1dad
or r.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($23))) -- #44fd9c
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
and search_fold("h"."sscc") like (select search_pattern($24))) -- #882ba8
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
and (search_fold("i"."sku") like (select search_pattern($25)) -- #155097
or search_fold("l"."sscc") like (select search_pattern($26))))) -- #10633b
and (search_fold("r"."return_number") like (select search_pattern($27)) -- #eafd1e
or "r"."folded_tracking_number" like upper((select search_pattern($28))) -- #898d90
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($29))) -- #3feb11
or r.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($30))) -- #5bf6df
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
and search_fold("h"."sscc") like (select search_pattern($31))) -- #8d5907
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
and (search_fold("i"."sku") like (select search_pattern($32)) -- #2867f0
or search_fold("l"."sscc") like (select search_pattern($33)))))) -- #026f10
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string

-- customer: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and true
-- #80a6a5
-- #d1cd6e
or r.customer_id in (select c.id
from customers c
-- #065041
or r.order_id in (select o.id
from orders o
-- #3faef2
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
-- #e05ea4
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
-- #ba6bcf
-- #7e9bec
-- #3721db
-- #45dce0
or r.customer_id in (select c.id
from customers c
-- #e1837e
or r.order_id in (select o.id
from orders o
-- #72d521
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
-- #36b349
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
-- #3ffac7
-- #ed4b81
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $19
and true
-- #27af7f
-- #d3f509
or r.customer_id in (select c.id
from customers c
-- #3d1dad
or r.order_id in (select o.id
from orders o
-- #44fd9c
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
-- #882ba8
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
-- #155097
-- #10633b
-- #eafd1e
-- #898d90
or r.customer_id in (select c.id
from customers c
-- #3feb11
or r.order_id in (select o.id
from orders o
-- #5bf6df
or r.order_id in (select h.order_id
from handling_units h
where h.order_id is not null
-- #8d5907
or exists (select
from return_lines l
join inventory_items i on i.id = l.item_id
where l.return_id = r.id
-- #2867f0
-- #026f10
and ("r"."created_at", "r"."id") < ($34::text::timestamptz, $35::bigint) -- #2940f2
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- customer: limit=1&customerId=1
-- view-only customer: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and true
and true
and "r"."customer_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $6
and true
and true
and "r"."customer_id" in ($7)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, number, number, number

-- customer: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and true
and true
and "r"."customer_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $6
and true
and true
and "r"."customer_id" in ($7)
-- #060a1d
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, number, number, number, string, number

-- customer: limit=1&siteId=1
-- view-only customer: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and true
and true
and "r"."site_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $6
and true
and true
and "r"."site_id" in ($7)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, number, number, number

-- customer: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and true
and true
and "r"."site_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $6
and true
and true
and "r"."site_id" in ($7)
-- #060a1d
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, number, number, number, string, number

-- customer: limit=1&status=requested
-- view-only customer: limit=1&status=requested
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and true
and true
and "r"."status" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $6
and true
and true
and "r"."status" in ($7)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, 'requested', number, 'requested'

-- customer: limit=1&kind=requested
-- view-only customer: limit=1&kind=requested
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and true
and true
and "r"."kind" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $6
and true
and true
and "r"."kind" in ($7)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, 'requested', number, 'requested'

-- customer: limit=1&orderId=1
-- view-only customer: limit=1&orderId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and true
and true
and "r"."order_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $6
and true
and true
and "r"."order_id" in ($7)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, number, number, number

-- customer: limit=1&reason=unwanted
-- view-only customer: limit=1&reason=unwanted
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and true
and true
and "r"."reason" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $6
and true
and true
and "r"."reason" in ($7)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, 'unwanted', number, 'unwanted'

-- customer: limit=1&waiting=true
-- view-only customer: limit=1&waiting=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and true
and true
and (r.status = 'received'
and r.received_at <= $5::timestamptz - make_interval(hours => 24)) = $6)) as every -- #c10e94
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $7
and true
and true
and (r.status = 'received'
and r.received_at <= $8::timestamptz - make_interval(hours => 24)) = $9 -- #796d4c
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, time, boolean, number, time, boolean

-- customer: limit=1&createdFrom=2026-01-31
-- view-only customer: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and ("r"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #f72f77
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $6
and ("r"."created_at" >= ($7::date)::timestamp at time zone warehouse_zone()) -- #2968b1
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, '2026-01-31', number, '2026-01-31'

-- customer: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
-- #f72f77
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $6
-- #2968b1
and true
-- #060a1d
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, '2026-01-31', number, '2026-01-31', string, number

-- customer: limit=1&createdTo=2026-01-31
-- view-only customer: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $4
and ("r"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #93f998
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e60109
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #ea9e8d
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $6
and ("r"."created_at" < ($7::date + 1)::timestamp at time zone warehouse_zone()) -- #00861f
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #6a8b6c
-- number, number, number, number, '2026-01-31', number, '2026-01-31'

-- view-only customer: everything
select array_to_json(array((select "r"."id" as "id"
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $1
and true
and true
-- #ffc5e6
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #9761ef
order by a.position), '[]')
from return_documents a
join documents d on d.id = a.document_id
where a.return_id = r.id) as "documents", (
select coalesce(json_agg(row_to_json(line)), '[]')
-- #dcced4
order by p.position), '[]')
from return_parts p
where p.return_line_id = l.id) as parts
from return_lines l
join inventory_items i on i.id = l.item_id
left join product_categories k on k.id = i.category_id
where l.return_id = r.id
-- #997b3c
from return_lines l
-- #2eca64
from "returns" as "r"
-- #8edf79
left join "sites" as "si" on "si"."id" = "r"."site_id"
left join "orders" as "o" on "o"."id" = "r"."order_id"
left join "shipments" as "s" on "s"."return_id" = "r"."id"
where "r"."customer_id" = $2
and "r"."id" = wanted.id)) as "~line"
-- empty list, number
