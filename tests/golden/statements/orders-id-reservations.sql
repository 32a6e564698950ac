-- admin: everything
-- manager: everything
select "o"."id"
from "orders" as "o"
where "o"."id" = $1
-- number

select array_to_json(array((select "r"."id" as "id"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
inner join "locations" as "p" on "p"."id" = "s"."location_id" -- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
left join "handling_units" as "h" on "h"."id" = "s"."handling_unit_id" -- #2399f6
inner join "reservations" as "r" on "r"."stock_id" = "s"."id" -- #78b3fa
and "r"."ended_at" is null
where "i"."deleted_at" is null
and "r"."order_id" = $1
and true
order by "i"."sku" asc , "r"."id" asc)))::text as ids
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "r"."id", "r"."order_id" as "orderId", "o"."order_number" as "orderNumber", "c"."name" as "customerName", "i"."id" as "inventoryId", "i"."sku", case when not p.is_built_in then p.code end as "location", p.site_id as "siteId", (select code -- #109487
from sites
where id = "p"."site_id") as "siteCode", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "h"."id" as "handlingUnitId", "h"."sscc" as "handlingUnit", "r"."quantity", iso("r"."created_at") as "since", ( -- #ecaa1b
select case when current_customer_id() is null
or "e"."user_id" is null
or user_name("e"."user_id") is not null then "e"."user_name" end -- #8cb3f4
from order_tracking_events e
where e.order_id = o.id
and e.stage = 'awaiting_confirmation') as "by"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
inner join "orders" as "o" on "o"."id" = "r"."order_id"
inner join "customers" as "c" on "c"."id" = "o"."customer_id" -- #6e6b26
where "i"."deleted_at" is null
and "r"."order_id" = $2
and "r"."id" = wanted.id)) as "~line"
-- list of number, number

-- admin: limit=1
-- admin: limit=1&sort=sku
-- manager: limit=1
select "o"."id"
from "orders" as "o"
where "o"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
where "i"."deleted_at" is null
and "r"."order_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "r"."id", "r"."order_id" as "orderId", "o"."order_number" as "orderNumber", "c"."name" as "customerName", "i"."id" as "inventoryId", "i"."sku", case when not p.is_built_in then p.code end as "location", p.site_id as "siteId", (select code -- #e61661
from sites
-- #ecaa1b
select case when current_customer_id() is null
or "e"."user_id" is null
-- #8cb3f4
from order_tracking_events e
where e.order_id = o.id
and e.stage = 'awaiting_confirmation') as "by", "i"."sku" as "~key", "r"."id" as "~id" -- #83c7a3
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
inner join "orders" as "o" on "o"."id" = "r"."order_id"
-- #6e6b26
where "i"."deleted_at" is null
and "r"."order_id" = $5
and true
order by "i"."sku" asc , "r"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."orderId", "page"."orderNumber", "page"."customerName", "page"."inventoryId", "page"."sku", "page"."location", "page"."siteId", "page"."siteCode", "page"."lot", "page"."expiresOn", "page"."handlingUnitId", "page"."handlingUnit", "page"."quantity", "page"."since", "page"."by") as "~line" -- #5c0b77
-- number, number, number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=sku&cursor
-- manager: limit=1&cursor
select "o"."id"
from "orders" as "o"
where "o"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
where "i"."deleted_at" is null
and "r"."order_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e61661
from sites
-- #ecaa1b
select case when current_customer_id() is null
or "e"."user_id" is null
-- #8cb3f4
from order_tracking_events e
where e.order_id = o.id
-- #83c7a3
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
inner join "orders" as "o" on "o"."id" = "r"."order_id"
-- #6e6b26
where "i"."deleted_at" is null
and "r"."order_id" = $5
and true
and ("i"."sku", "r"."id") > ($6::text::text, $7::bigint)
order by "i"."sku" asc , "r"."id" asc
limit 11)) as cut) as page
-- #5c0b77
-- number, number, number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select "o"."id"
from "orders" as "o"
where "o"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
where "i"."deleted_at" is null
and "r"."order_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."sku" as "~key", "r"."id" as "~id"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
where "i"."deleted_at" is null
and "r"."order_id" = $5
and true
order by "i"."sku" asc , "r"."id" asc
limit 11
offset 1)) as cut) as page
-- #109487
from sites
-- #ecaa1b
select case when current_customer_id() is null
or "e"."user_id" is null
-- #8cb3f4
from order_tracking_events e
where e.order_id = o.id
and e.stage = 'awaiting_confirmation') as "by"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
inner join "orders" as "o" on "o"."id" = "r"."order_id"
-- #6e6b26
where "i"."deleted_at" is null
and "r"."order_id" = $6
and "r"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select "o"."id"
from "orders" as "o"
where "o"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
where "i"."deleted_at" is null
and "r"."order_id" = $4
and (("i"."search_text" like (select search_pattern($5)))
and ("i"."search_text" like (select search_pattern($6)))))) as every -- #3aa133
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e61661
from sites
-- #ecaa1b
select case when current_customer_id() is null
or "e"."user_id" is null
-- #8cb3f4
from order_tracking_events e
where e.order_id = o.id
-- #83c7a3
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
inner join "orders" as "o" on "o"."id" = "r"."order_id"
-- #6e6b26
where "i"."deleted_at" is null
and "r"."order_id" = $7
and (("i"."search_text" like (select search_pattern($8)))
and ("i"."search_text" like (select search_pattern($9))))
order by "i"."sku" asc , "r"."id" asc
limit 11)) as cut) as page
-- #5c0b77
-- number, number, number, number, string, string, number, string, string

-- admin: limit=1&sort=-sku
select "o"."id"
from "orders" as "o"
where "o"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
where "i"."deleted_at" is null
and "r"."order_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e61661
from sites
-- #ecaa1b
select case when current_customer_id() is null
or "e"."user_id" is null
-- #8cb3f4
from order_tracking_events e
where e.order_id = o.id
-- #83c7a3
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
inner join "orders" as "o" on "o"."id" = "r"."order_id"
-- #6e6b26
where "i"."deleted_at" is null
and "r"."order_id" = $5
and true
order by "i"."sku" desc , "r"."id" desc
limit 11)) as cut) as page
-- #5c0b77
-- number, number, number, number, number

-- admin: limit=1&sort=-sku&cursor
select "o"."id"
from "orders" as "o"
where "o"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
where "i"."deleted_at" is null
and "r"."order_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e61661
from sites
-- #ecaa1b
select case when current_customer_id() is null
or "e"."user_id" is null
-- #8cb3f4
from order_tracking_events e
where e.order_id = o.id
-- #83c7a3
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
inner join "orders" as "o" on "o"."id" = "r"."order_id"
-- #6e6b26
where "i"."deleted_at" is null
and "r"."order_id" = $5
and true
and ("i"."sku", "r"."id") < ($6::text::text, $7::bigint)
order by "i"."sku" desc , "r"."id" desc
limit 11)) as cut) as page
-- #5c0b77
-- number, number, number, number, number, string, number

-- admin: limit=1&sort=since
select "o"."id"
from "orders" as "o"
where "o"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
where "i"."deleted_at" is null
and "r"."order_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e61661
from sites
-- #ecaa1b
select case when current_customer_id() is null
or "e"."user_id" is null
-- #8cb3f4
from order_tracking_events e
where e.order_id = o.id
and e.stage = 'awaiting_confirmation') as "by", "r"."created_at" as "~key", "r"."id" as "~id" -- #caca97
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
inner join "orders" as "o" on "o"."id" = "r"."order_id"
-- #6e6b26
where "i"."deleted_at" is null
and "r"."order_id" = $5
and true
order by "r"."created_at" asc , "r"."id" asc
limit 11)) as cut) as page
-- #5c0b77
-- number, number, number, number, number

-- admin: limit=1&sort=since&cursor
select "o"."id"
from "orders" as "o"
where "o"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
where "i"."deleted_at" is null
and "r"."order_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e61661
from sites
-- #ecaa1b
select case when current_customer_id() is null
or "e"."user_id" is null
-- #8cb3f4
from order_tracking_events e
where e.order_id = o.id
-- #caca97
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
inner join "orders" as "o" on "o"."id" = "r"."order_id"
-- #6e6b26
where "i"."deleted_at" is null
and "r"."order_id" = $5
and true
and ("r"."created_at", "r"."id") > ($6::text::timestamptz, $7::bigint) -- #f9e09e
order by "r"."created_at" asc , "r"."id" asc
limit 11)) as cut) as page
-- #5c0b77
-- number, number, number, number, number, string, number

-- admin: limit=1&sort=-since
select "o"."id"
from "orders" as "o"
where "o"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
where "i"."deleted_at" is null
and "r"."order_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e61661
from sites
-- #ecaa1b
select case when current_customer_id() is null
or "e"."user_id" is null
-- #8cb3f4
from order_tracking_events e
where e.order_id = o.id
-- #caca97
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
inner join "orders" as "o" on "o"."id" = "r"."order_id"
-- #6e6b26
where "i"."deleted_at" is null
and "r"."order_id" = $5
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #5c0b77
-- number, number, number, number, number

-- admin: limit=1&sort=-since&cursor
select "o"."id"
from "orders" as "o"
where "o"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
where "i"."deleted_at" is null
and "r"."order_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e61661
from sites
-- #ecaa1b
select case when current_customer_id() is null
or "e"."user_id" is null
-- #8cb3f4
from order_tracking_events e
where e.order_id = o.id
-- #caca97
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #78b3fa
and "r"."ended_at" is null
inner join "orders" as "o" on "o"."id" = "r"."order_id"
-- #6e6b26
where "i"."deleted_at" is null
and "r"."order_id" = $5
and true
and ("r"."created_at", "r"."id") < ($6::text::timestamptz, $7::bigint) -- #b4b372
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #5c0b77
-- number, number, number, number, number, string, number

-- customer: 404 everything
-- customer: 404 limit=1
-- customer: 404 limit=1&page=2
-- customer: 404 limit=1&q=ä+ö
-- view-only customer: 404 everything
-- view-only customer: 404 limit=1
-- view-only customer: 404 limit=1&page=2
-- view-only customer: 404 limit=1&q=ä+ö
select "o"."id"
from "orders" as "o"
where "o"."customer_id" = $1
and "o"."id" = $2
-- number, number
