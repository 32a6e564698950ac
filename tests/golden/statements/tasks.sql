-- admin: everything
-- manager: everything
select array_to_json(array((select "t"."id" as "id"
from "tasks" as "t"
left join "inventory_items" as "i" on "i"."id" = "t"."item_id" -- #171e48
left join "locations" as "f" on "f"."id" = "t"."from_location_id" -- #2fb3df
left join "locations" as "g" on "g"."id" = "t"."suggested_location_id" -- #aaebf8
left join "handling_units" as "h" on "h"."id" = "t"."handling_unit_id" -- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
order by "t"."created_at" desc , "t"."id" desc)))::text as ids -- #5d9158
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "t"."id", "t"."kind", "t"."state", "t"."customer_id" as "customerId", "c"."name" as "customerName", f.site_id as "siteId", (select code -- #be719b
from sites
where id = "f"."site_id") as "siteCode", "t"."receipt_id" as "receiptId", "r"."receipt_number" as "receiptNumber", "t"."order_id" as "orderId", "o"."order_number" as "orderNumber", "t"."return_id" as "returnId", "rt"."return_number" as "returnNumber", "t"."item_id" as "inventoryId", "i"."sku", "i"."gtin", "i"."name", i.unit_of_measure as "unitOfMeasure", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "t"."handling_unit_id" as "handlingUnitId", "h"."sscc", "t"."quantity", case when not f.is_built_in then f.code end as "fromLocation", "g"."code" as "suggestedLocation", "t"."reason", "d"."code" as "doneLocation", "t"."assigned_to" as "assignedTo", user_name(t.assigned_to) as "assignedToName", iso("t"."created_at") as "createdAt", user_name(t.created_by) as "createdBy", iso("t"."ended_at") as "endedAt", user_name(t.ended_by) as "endedBy", "t"."version" -- #718b4d
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
left join "lots" as "l" on "l"."id" = "t"."lot_id"
left join "locations" as "d" on "d"."id" = "t"."done_location_id" -- #0e5f6e
left join "customers" as "c" on "c"."id" = "t"."customer_id" -- #8bd44e
where "t"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "t"."id", "t"."kind", "t"."state", "t"."customer_id" as "customerId", "c"."name" as "customerName", f.site_id as "siteId", (select code -- #c20c47
from sites
where id = "f"."site_id") as "siteCode", "t"."receipt_id" as "receiptId", "r"."receipt_number" as "receiptNumber", "t"."order_id" as "orderId", "o"."order_number" as "orderNumber", "t"."return_id" as "returnId", "rt"."return_number" as "returnNumber", "t"."item_id" as "inventoryId", "i"."sku", "i"."gtin", "i"."name", i.unit_of_measure as "unitOfMeasure", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "t"."handling_unit_id" as "handlingUnitId", "h"."sscc", "t"."quantity", case when not f.is_built_in then f.code end as "fromLocation", "g"."code" as "suggestedLocation", "t"."reason", "d"."code" as "doneLocation", "t"."assigned_to" as "assignedTo", user_name(t.assigned_to) as "assignedToName", iso("t"."created_at") as "createdAt", user_name(t.created_by) as "createdBy", iso("t"."ended_at") as "endedAt", user_name(t.ended_by) as "endedBy", "t"."version", "t"."created_at" as "~key", "t"."id" as "~id" -- #bfafcf
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
where true
and true
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."kind", "page"."state", "page"."customerId", "page"."customerName", "page"."siteId", "page"."siteCode", "page"."receiptId", "page"."receiptNumber", "page"."orderId", "page"."orderNumber", "page"."returnId", "page"."returnNumber", "page"."inventoryId", "page"."sku", "page"."gtin", "page"."name", "page"."unitOfMeasure", "page"."lot", "page"."expiresOn", "page"."handlingUnitId", "page"."sscc", "page"."quantity", "page"."fromLocation", "page"."suggestedLocation", "page"."reason", "page"."doneLocation", "page"."assignedTo", "page"."assignedToName", "page"."createdAt", "page"."createdBy", "page"."endedAt", "page"."endedBy", "page"."version") as "~line" -- #493bd6
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and ("t"."created_at", "t"."id") < ($4::text::timestamptz, $5::bigint) -- #e90644
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "t"."created_at" as "~key", "t"."id" as "~id"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
order by "t"."created_at" desc , "t"."id" desc
limit 11
offset 1)) as cut) as page
-- #be719b
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
where "t"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and (("i"."search_text" like (select search_pattern($4))
or search_fold("h"."sscc") like (select search_pattern($5))
or search_fold("r"."receipt_number") like (select search_pattern($6)) -- #66324c
or search_fold("o"."order_number") like (select search_pattern($7)) -- #c25b8d
or search_fold("rt"."return_number") like (select search_pattern($8)) -- #8bb9ae
or t.from_location_id in (select l.id
from locations l
where not l.is_built_in
and search_fold("l"."code") like (select search_pattern($9))) -- #806b67
or t.suggested_location_id in (select l.id
from locations l
where not l.is_built_in
and search_fold("l"."code") like (select search_pattern($10))) -- #30e295
or t.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($11)))) -- #c949f9
and ("i"."search_text" like (select search_pattern($12))
or search_fold("h"."sscc") like (select search_pattern($13)) -- #5b7c9e
or search_fold("r"."receipt_number") like (select search_pattern($14)) -- #3b4b35
or search_fold("o"."order_number") like (select search_pattern($15)) -- #d0fd25
or search_fold("rt"."return_number") like (select search_pattern($16)) -- #0ff22b
or t.from_location_id in (select l.id
from locations l
where not l.is_built_in
and search_fold("l"."code") like (select search_pattern($17))) -- #d7f554
or t.suggested_location_id in (select l.id
from locations l
where not l.is_built_in
and search_fold("l"."code") like (select search_pattern($18))) -- #01749d
or t.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($19))))))) as every -- #b2a152
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and (("i"."search_text" like (select search_pattern($20))
or search_fold("h"."sscc") like (select search_pattern($21)) -- #1d1161
or search_fold("r"."receipt_number") like (select search_pattern($22)) -- #7b8143
or search_fold("o"."order_number") like (select search_pattern($23)) -- #177232
or search_fold("rt"."return_number") like (select search_pattern($24)) -- #f8d7c9
or t.from_location_id in (select l.id
from locations l
where not l.is_built_in
and search_fold("l"."code") like (select search_pattern($25))) -- #b019c7
or t.suggested_location_id in (select l.id
from locations l
where not l.is_built_in
and search_fold("l"."code") like (select search_pattern($26))) -- #70330f
or t.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($27)))) -- #d57bcb
and ("i"."search_text" like (select search_pattern($28))
or search_fold("h"."sscc") like (select search_pattern($29)) -- #abe342
or search_fold("r"."receipt_number") like (select search_pattern($30)) -- #32de5c
or search_fold("o"."order_number") like (select search_pattern($31)) -- #edcb4f
or search_fold("rt"."return_number") like (select search_pattern($32)) -- #81baf7
or t.from_location_id in (select l.id
from locations l
where not l.is_built_in
and search_fold("l"."code") like (select search_pattern($33))) -- #e742af
or t.suggested_location_id in (select l.id
from locations l
where not l.is_built_in
and search_fold("l"."code") like (select search_pattern($34))) -- #f40121
or t.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($35))))) -- #c12aac
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and (("i"."search_text" like (select search_pattern($4))
or search_fold("h"."sscc") like (select search_pattern($5))
-- #66324c
-- #c25b8d
-- #8bb9ae
or t.from_location_id in (select l.id
from locations l
where not l.is_built_in
-- #806b67
or t.suggested_location_id in (select l.id
from locations l
where not l.is_built_in
-- #30e295
or t.customer_id in (select c.id
from customers c
-- #c949f9
and ("i"."search_text" like (select search_pattern($12))
-- #5b7c9e
-- #3b4b35
-- #d0fd25
-- #0ff22b
or t.from_location_id in (select l.id
from locations l
where not l.is_built_in
-- #d7f554
or t.suggested_location_id in (select l.id
from locations l
where not l.is_built_in
-- #01749d
or t.customer_id in (select c.id
from customers c
-- #b2a152
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and (("i"."search_text" like (select search_pattern($20))
-- #1d1161
-- #7b8143
-- #177232
-- #f8d7c9
or t.from_location_id in (select l.id
from locations l
where not l.is_built_in
-- #b019c7
or t.suggested_location_id in (select l.id
from locations l
where not l.is_built_in
-- #70330f
or t.customer_id in (select c.id
from customers c
-- #d57bcb
and ("i"."search_text" like (select search_pattern($28))
-- #abe342
-- #32de5c
-- #edcb4f
-- #81baf7
or t.from_location_id in (select l.id
from locations l
where not l.is_built_in
-- #e742af
or t.suggested_location_id in (select l.id
from locations l
where not l.is_built_in
-- #f40121
or t.customer_id in (select c.id
from customers c
-- #c12aac
and ("t"."created_at", "t"."id") < ($36::text::timestamptz, $37::bigint) -- #089014
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&kind=put_away
-- manager: limit=1&kind=put_away
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."kind" in ($5)
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, 'put_away', 'put_away'

-- admin: limit=1&kind=put_away&cursor
-- manager: limit=1&kind=put_away&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."kind" in ($5)
and ("t"."created_at", "t"."id") < ($6::text::timestamptz, $7::bigint) -- #0fdd62
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, 'put_away', 'put_away', string, number

-- admin: limit=1&kind=pick
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."kind" in ($5)
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, 'pick', 'pick'

-- admin: limit=1&kind=count
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."kind" in ($5)
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, 'count', 'count'

-- admin: limit=1&kind=put_back
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."kind" in ($5)
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, 'put_back', 'put_back'

-- admin: limit=1&kind=put_away&kind=pick
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."kind" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."kind" in ($6, $7)
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, 'put_away', 'pick', 'put_away', 'pick'

-- admin: limit=1&kind=put_away&kind=pick&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."kind" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."kind" in ($6, $7)
and ("t"."created_at", "t"."id") < ($8::text::timestamptz, $9::bigint) -- #75e861
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, 'put_away', 'pick', 'put_away', 'pick', string, number

-- admin: limit=1&state=open
-- manager: limit=1&state=open
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."state" in ($5)
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, 'open', 'open'

-- admin: limit=1&state=open&cursor
-- manager: limit=1&state=open&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."state" in ($5)
-- #0fdd62
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, 'open', 'open', string, number

-- admin: limit=1&state=done
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."state" in ($5)
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, 'done', 'done'

-- admin: limit=1&state=cancelled
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."state" in ($5)
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, 'cancelled', 'cancelled'

-- admin: limit=1&state=open&state=done
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."state" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."state" in ($6, $7)
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, 'open', 'done', 'open', 'done'

-- admin: limit=1&state=open&state=done&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."state" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."state" in ($6, $7)
-- #75e861
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, 'open', 'done', 'open', 'done', string, number

-- admin: limit=1&assignedTo=1
-- manager: limit=1&assignedTo=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."assigned_to" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."assigned_to" in ($5)
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, number, number

-- admin: limit=1&receiptId=1
-- manager: limit=1&receiptId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."receipt_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."receipt_id" in ($5)
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, number, number

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."customer_id" in ($5)
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, number, number

-- admin: limit=1&customerId=1&cursor
-- manager: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "t"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "t"."customer_id" in ($5)
-- #0fdd62
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, number, number, string, number

-- admin: limit=1&waiting=true
-- admin: limit=1&waiting=false
-- manager: limit=1&waiting=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and (t.state = 'open'
and t.created_at <= $4::timestamptz - make_interval(hours => 24)) = $5)) as every -- #0dea7b
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and (t.state = 'open'
and t.created_at <= $6::timestamptz - make_interval(hours => 24)) = $7 -- #786d03
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, time, boolean, time, boolean

-- admin: limit=1&waiting=false&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and (t.state = 'open'
-- #0dea7b
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and (t.state = 'open'
-- #786d03
-- #75e861
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, time, boolean, time, boolean, string, number

-- admin: limit=1&siteId=1
-- manager: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "f"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "f"."site_id" in ($5)
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, number, number

-- admin: limit=1&siteId=1&cursor
-- manager: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true
and "f"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and "f"."site_id" in ($5)
-- #0fdd62
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, number, number, string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where ("t"."created_at" >= ($4::date)::timestamp at time zone warehouse_zone()) -- #c16251
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where ("t"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #4f21c9
and true
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
-- #c16251
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
-- #4f21c9
and true
-- #0fdd62
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, '2026-01-31', '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where ("t"."created_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()) -- #5b00ae
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where ("t"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #c1e7be
and true
order by "t"."created_at" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
order by "t"."created_at" asc , "t"."id" asc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #bfafcf
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
where true
and true
and ("t"."created_at", "t"."id") > ($4::text::timestamptz, $5::bigint) -- #c0b378
order by "t"."created_at" asc , "t"."id" asc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, string, number

-- admin: limit=1&sort=endedAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
where id = "f"."site_id") as "siteCode", "t"."receipt_id" as "receiptId", "r"."receipt_number" as "receiptNumber", "t"."order_id" as "orderId", "o"."order_number" as "orderNumber", "t"."return_id" as "returnId", "rt"."return_number" as "returnNumber", "t"."item_id" as "inventoryId", "i"."sku", "i"."gtin", "i"."name", i.unit_of_measure as "unitOfMeasure", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "t"."handling_unit_id" as "handlingUnitId", "h"."sscc", "t"."quantity", case when not f.is_built_in then f.code end as "fromLocation", "g"."code" as "suggestedLocation", "t"."reason", "d"."code" as "doneLocation", "t"."assigned_to" as "assignedTo", user_name(t.assigned_to) as "assignedToName", iso("t"."created_at") as "createdAt", user_name(t.created_by) as "createdBy", iso("t"."ended_at") as "endedAt", user_name(t.ended_by) as "endedBy", "t"."version", "t"."ended_at" as "~key", "t"."id" as "~id" -- #191063
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
where true
and true
order by "t"."ended_at" asc nulls last, "t"."id" asc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number

-- admin: limit=1&sort=endedAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #191063
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
where true
and true
and (("t"."ended_at", "t"."id") > ($4::text::timestamptz, $5::bigint) -- #a2486a
or "t"."ended_at" is null)
order by "t"."ended_at" asc nulls last, "t"."id" asc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, string, number

-- admin: limit=1&sort=-endedAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #191063
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
where true
and true
order by "t"."ended_at" desc nulls last, "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number

-- admin: limit=1&sort=-endedAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #191063
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
where true
and true
and (("t"."ended_at", "t"."id") < ($4::text::timestamptz, $5::bigint) -- #28edc1
or "t"."ended_at" is null)
order by "t"."ended_at" desc nulls last, "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, string, number

-- admin: limit=1&sort=sku
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
where id = "f"."site_id") as "siteCode", "t"."receipt_id" as "receiptId", "r"."receipt_number" as "receiptNumber", "t"."order_id" as "orderId", "o"."order_number" as "orderNumber", "t"."return_id" as "returnId", "rt"."return_number" as "returnNumber", "t"."item_id" as "inventoryId", "i"."sku", "i"."gtin", "i"."name", i.unit_of_measure as "unitOfMeasure", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "t"."handling_unit_id" as "handlingUnitId", "h"."sscc", "t"."quantity", case when not f.is_built_in then f.code end as "fromLocation", "g"."code" as "suggestedLocation", "t"."reason", "d"."code" as "doneLocation", "t"."assigned_to" as "assignedTo", user_name(t.assigned_to) as "assignedToName", iso("t"."created_at") as "createdAt", user_name(t.created_by) as "createdBy", iso("t"."ended_at") as "endedAt", user_name(t.ended_by) as "endedBy", "t"."version", "i"."sku" as "~key", "t"."id" as "~id" -- #3f5aa3
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
where true
and true
order by "i"."sku" asc nulls last, "t"."id" asc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number

-- admin: limit=1&sort=sku&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #3f5aa3
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
where true
and true
and (("i"."sku", "t"."id") > ($4::text::text, $5::bigint)
or "i"."sku" is null)
order by "i"."sku" asc nulls last, "t"."id" asc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, string, number

-- admin: limit=1&sort=-sku
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #3f5aa3
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
where true
and true
order by "i"."sku" desc nulls last, "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number

-- admin: limit=1&sort=-sku&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #3f5aa3
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
where true
and true
and (("i"."sku", "t"."id") < ($4::text::text, $5::bigint)
or "i"."sku" is null)
order by "i"."sku" desc nulls last, "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, string, number

-- admin: limit=1&sort=fromLocation
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
where id = "f"."site_id") as "siteCode", "t"."receipt_id" as "receiptId", "r"."receipt_number" as "receiptNumber", "t"."order_id" as "orderId", "o"."order_number" as "orderNumber", "t"."return_id" as "returnId", "rt"."return_number" as "returnNumber", "t"."item_id" as "inventoryId", "i"."sku", "i"."gtin", "i"."name", i.unit_of_measure as "unitOfMeasure", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "t"."handling_unit_id" as "handlingUnitId", "h"."sscc", "t"."quantity", case when not f.is_built_in then f.code end as "fromLocation", "g"."code" as "suggestedLocation", "t"."reason", "d"."code" as "doneLocation", "t"."assigned_to" as "assignedTo", user_name(t.assigned_to) as "assignedToName", iso("t"."created_at") as "createdAt", user_name(t.created_by) as "createdBy", iso("t"."ended_at") as "endedAt", user_name(t.ended_by) as "endedBy", "t"."version", "f"."code" as "~key", "t"."id" as "~id" -- #86fb07
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
where true
and true
order by "f"."code" asc , "t"."id" asc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number

-- admin: limit=1&sort=fromLocation&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #86fb07
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
where true
and true
and ("f"."code", "t"."id") > ($4::text::text, $5::bigint)
order by "f"."code" asc , "t"."id" asc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, string, number

-- admin: limit=1&sort=-fromLocation
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #86fb07
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
where true
and true
order by "f"."code" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number

-- admin: limit=1&sort=-fromLocation&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #86fb07
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
where true
and true
and ("f"."code", "t"."id") < ($4::text::text, $5::bigint)
order by "f"."code" desc , "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, string, number

-- admin: limit=1&sort=suggestedLocation
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
where id = "f"."site_id") as "siteCode", "t"."receipt_id" as "receiptId", "r"."receipt_number" as "receiptNumber", "t"."order_id" as "orderId", "o"."order_number" as "orderNumber", "t"."return_id" as "returnId", "rt"."return_number" as "returnNumber", "t"."item_id" as "inventoryId", "i"."sku", "i"."gtin", "i"."name", i.unit_of_measure as "unitOfMeasure", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "t"."handling_unit_id" as "handlingUnitId", "h"."sscc", "t"."quantity", case when not f.is_built_in then f.code end as "fromLocation", "g"."code" as "suggestedLocation", "t"."reason", "d"."code" as "doneLocation", "t"."assigned_to" as "assignedTo", user_name(t.assigned_to) as "assignedToName", iso("t"."created_at") as "createdAt", user_name(t.created_by) as "createdBy", iso("t"."ended_at") as "endedAt", user_name(t.ended_by) as "endedBy", "t"."version", "g"."code" as "~key", "t"."id" as "~id" -- #c624e4
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
where true
and true
order by "g"."code" asc nulls last, "t"."id" asc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number

-- admin: limit=1&sort=suggestedLocation&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #c624e4
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
where true
and true
and (("g"."code", "t"."id") > ($4::text::text, $5::bigint)
or "g"."code" is null)
order by "g"."code" asc nulls last, "t"."id" asc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, string, number

-- admin: limit=1&sort=-suggestedLocation
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #c624e4
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
where true
and true
order by "g"."code" desc nulls last, "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number

-- admin: limit=1&sort=-suggestedLocation&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "tasks" as "t"
-- #171e48
-- #2fb3df
-- #aaebf8
-- #e2723e
left join "receipts" as "r" on "r"."id" = "t"."receipt_id"
left join "orders" as "o" on "o"."id" = "t"."order_id"
left join "returns" as "rt" on "rt"."id" = "t"."return_id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c20c47
from sites
-- #c624e4
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
where true
and true
and (("g"."code", "t"."id") < ($4::text::text, $5::bigint)
or "g"."code" is null)
order by "g"."code" desc nulls last, "t"."id" desc
limit 11)) as cut) as page
-- #493bd6
-- number, number, number, string, number
