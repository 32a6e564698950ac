-- admin: everything
-- manager: everything
select "t"."id", "t"."kind", "t"."state", "t"."customer_id" as "customerId", "c"."name" as "customerName", f.site_id as "siteId", (select code -- #f29eb8
from sites
where id = "f"."site_id") as "siteCode", "t"."receipt_id" as "receiptId", "r"."receipt_number" as "receiptNumber", "t"."order_id" as "orderId", "o"."order_number" as "orderNumber", "t"."return_id" as "returnId", "rt"."return_number" as "returnNumber", "t"."item_id" as "inventoryId", "i"."sku", "i"."gtin", "i"."name", i.unit_of_measure as "unitOfMeasure", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "t"."handling_unit_id" as "handlingUnitId", "h"."sscc", "t"."quantity", case when not f.is_built_in then f.code end as "fromLocation", "g"."code" as "suggestedLocation", "t"."reason", "d"."code" as "doneLocation", "t"."assigned_to" as "assignedTo", user_name(t.assigned_to) as "assignedToName", iso("t"."created_at") as "createdAt", user_name(t.created_by) as "createdBy", iso("t"."ended_at") as "endedAt", user_name(t.ended_by) as "endedBy", "t"."version" -- #718b4d
from "tasks" as "t"
left join "inventory_items" as "i" on "i"."id" = "t"."item_id" -- #171e48
left join "locations" as "f" on "f"."id" = "t"."from_location_id" -- #2fb3df
left join "locations" as "g" on "g"."id" = "t"."suggested_location_id" -- #aaebf8
left join "handling_units" as "h" on "h"."id" = "t"."handling_unit_id" -- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
left join "lots" as "l" on "l"."id" = "t"."lot_id"
left join "locations" as "d" on "d"."id" = "t"."done_location_id" -- #0e5f6e
left join "customers" as "c" on "c"."id" = "t"."customer_id" -- #8bd44e
where "t"."id" = $1
-- number

select array_to_json(array((select "e"."id" as "id"
from "audit_entries" as "e"
where "e"."entity" = $1
and "e"."entity_id" = $2
and true
order by "e"."at" desc , "e"."id" desc)))::text as ids
-- string, number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "e"."id", iso("e"."at") as "at", "e"."user_name" as "by", "e"."action", e.before as "before", case when e.action = 'allocate' then jsonb_build_object('items', jsonb_array_length(e.after -> 'inventoryIds')) else e.after end as "after" -- #d29ad7
from "audit_entries" as "e"
where "e"."entity" = $2
and "e"."entity_id" = $3
and "e"."id" = wanted.id)) as "~line"
-- list of number, string, number

-- admin: limit=1
-- admin: limit=1&sort=-at
-- manager: limit=1
-- #f29eb8
from sites
-- #718b4d
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
left join "lots" as "l" on "l"."id" = "t"."lot_id"
-- #0e5f6e
-- #8bd44e
where "t"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "audit_entries" as "e"
where "e"."entity" = $4
and "e"."entity_id" = $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "e"."id", iso("e"."at") as "at", "e"."user_name" as "by", "e"."action", e.before as "before", case when e.action = 'allocate' then jsonb_build_object('items', jsonb_array_length(e.after -> 'inventoryIds')) else e.after end as "after", "e"."at" as "~key", "e"."id" as "~id" -- #0b2597
from "audit_entries" as "e"
where "e"."entity" = $6
and "e"."entity_id" = $7
and true
order by "e"."at" desc , "e"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."at", "page"."by", "page"."action", "page"."before", "page"."after") as "~line" -- #f24f45
-- number, number, number, string, number, string, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=-at&cursor
-- manager: limit=1&cursor
-- #f29eb8
from sites
-- #718b4d
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
left join "lots" as "l" on "l"."id" = "t"."lot_id"
-- #0e5f6e
-- #8bd44e
where "t"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "audit_entries" as "e"
where "e"."entity" = $4
and "e"."entity_id" = $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #0b2597
from "audit_entries" as "e"
where "e"."entity" = $6
and "e"."entity_id" = $7
and true
and ("e"."at", "e"."id") < ($8::text::timestamptz, $9::bigint) -- #a66b7a
order by "e"."at" desc , "e"."id" desc
limit 11)) as cut) as page
-- #f24f45
-- number, number, number, string, number, string, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
-- #f29eb8
from sites
-- #718b4d
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
left join "lots" as "l" on "l"."id" = "t"."lot_id"
-- #0e5f6e
-- #8bd44e
where "t"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "audit_entries" as "e"
where "e"."entity" = $4
and "e"."entity_id" = $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "e"."at" as "~key", "e"."id" as "~id"
from "audit_entries" as "e"
where "e"."entity" = $6
and "e"."entity_id" = $7
and true
order by "e"."at" desc , "e"."id" desc
limit 11
offset 1)) as cut) as page
-- #d29ad7
from "audit_entries" as "e"
where "e"."entity" = $8
and "e"."entity_id" = $9
and "e"."id" = "page"."~id")) as "~line"
-- number, number, number, string, number, string, number, string, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
-- #f29eb8
from sites
-- #718b4d
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
left join "lots" as "l" on "l"."id" = "t"."lot_id"
-- #0e5f6e
-- #8bd44e
where "t"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "audit_entries" as "e"
where "e"."entity" = $4
and "e"."entity_id" = $5
and ((search_fold("e"."user_name") like (select search_pattern($6)) -- #85db0b
or search_fold("e"."action") like (select search_pattern($7))) -- #2729bc
and (search_fold("e"."user_name") like (select search_pattern($8)) -- #f702b2
or search_fold("e"."action") like (select search_pattern($9)))))) as every -- #abc201
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #0b2597
from "audit_entries" as "e"
where "e"."entity" = $10
and "e"."entity_id" = $11
and ((search_fold("e"."user_name") like (select search_pattern($12)) -- #652673
or search_fold("e"."action") like (select search_pattern($13))) -- #b08e1e
and (search_fold("e"."user_name") like (select search_pattern($14)) -- #910d35
or search_fold("e"."action") like (select search_pattern($15)))) -- #edb7f1
order by "e"."at" desc , "e"."id" desc
limit 11)) as cut) as page
-- #f24f45
-- number, number, number, string, number, string, string, string, string, string, number, string, string, string, string

-- admin: limit=1&sort=at
-- #f29eb8
from sites
-- #718b4d
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
left join "lots" as "l" on "l"."id" = "t"."lot_id"
-- #0e5f6e
-- #8bd44e
where "t"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "audit_entries" as "e"
where "e"."entity" = $4
and "e"."entity_id" = $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #0b2597
from "audit_entries" as "e"
where "e"."entity" = $6
and "e"."entity_id" = $7
and true
order by "e"."at" asc , "e"."id" asc
limit 11)) as cut) as page
-- #f24f45
-- number, number, number, string, number, string, number

-- admin: limit=1&sort=at&cursor
-- #f29eb8
from sites
-- #718b4d
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
left join "lots" as "l" on "l"."id" = "t"."lot_id"
-- #0e5f6e
-- #8bd44e
where "t"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "audit_entries" as "e"
where "e"."entity" = $4
and "e"."entity_id" = $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #0b2597
from "audit_entries" as "e"
where "e"."entity" = $6
and "e"."entity_id" = $7
and true
and ("e"."at", "e"."id") > ($8::text::timestamptz, $9::bigint) -- #96a5a8
order by "e"."at" asc , "e"."id" asc
limit 11)) as cut) as page
-- #f24f45
-- number, number, number, string, number, string, number, string, number
