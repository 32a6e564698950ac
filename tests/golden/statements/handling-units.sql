-- admin: everything
-- manager: everything
select array_to_json(array((select "u"."id" as "id"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
order by "u"."created_at" desc , "u"."id" desc)))::text as ids -- #dbb843
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "u"."id" as "id", "u"."sscc" as "sscc", "u"."kind" as "kind", "u"."parent_id" as "parentId", "p"."sscc" as "parentSscc", "u"."customer_id" as "customerId", "c"."name" as "customerName", "l"."id" as "locationId", "l"."code" as "location", (select site_id -- #529991
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
where id = unit_location(u.id))) as "siteCode", (select coalesce(sum(s.on_hand), 0) -- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) as "quantity", (select coalesce(sum(s.reserved), 0) -- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) as "reserved", trim_scale(u.weight_kg)::text as "weightKg", (select count(distinct s.item_id) -- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) as "items", "u"."order_id" as "orderId", "o"."order_number" as "orderNumber", iso("o"."exported_at") as "shippedAt", iso("u"."created_at") as "createdAt", user_name(u.created_by) as "createdBy", "u"."version" as "version" -- #b7ed7f
from "handling_units" as "u"
left join "handling_units" as "p" on "p"."id" = "u"."parent_id" -- #70880f
left join "customers" as "c" on "c"."id" = "u"."customer_id" -- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
left join "locations" as "l" on "l"."id" = unit_location(u.id) -- #29f926
and "l"."is_built_in" = $2
where "u"."sscc" is not null
and "u"."id" = wanted.id)) as "~line"
-- list of number, boolean

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "u"."id" as "id", "u"."sscc" as "sscc", "u"."kind" as "kind", "u"."parent_id" as "parentId", "p"."sscc" as "parentSscc", "u"."customer_id" as "customerId", "c"."name" as "customerName", "l"."id" as "locationId", "l"."code" as "location", (select site_id -- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) as "items", "u"."order_id" as "orderId", "o"."order_number" as "orderNumber", iso("o"."exported_at") as "shippedAt", iso("u"."created_at") as "createdAt", user_name(u.created_by) as "createdBy", "u"."version" as "version", "u"."created_at" as "~key", "u"."id" as "~id" -- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $4
where "u"."sscc" is not null
and true
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."sscc", "page"."kind", "page"."parentId", "page"."parentSscc", "page"."customerId", "page"."customerName", "page"."locationId", "page"."location", "page"."siteId", "page"."siteCode", "page"."quantity", "page"."reserved", "page"."weightKg", "page"."items", "page"."orderId", "page"."orderNumber", "page"."shippedAt", "page"."createdAt", "page"."createdBy", "page"."version") as "~line" -- #0f4572
-- number, number, number, boolean

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $4
where "u"."sscc" is not null
and true
and ("u"."created_at", "u"."id") < ($5::text::timestamptz, $6::bigint) -- #7ae25c
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "u"."created_at" as "~key", "u"."id" as "~id"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
order by "u"."created_at" desc , "u"."id" desc
limit 11
offset 1)) as cut) as page
-- #529991
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #b7ed7f
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $4
where "u"."sscc" is not null
and "u"."id" = "page"."~id")) as "~line"
-- number, number, number, boolean

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and ((search_fold("u"."sscc") like (select search_pattern($4)) -- #adbc5d
or u.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($5))) -- #563447
or exists (select
from stock s
join inventory_items i on i.id = s.item_id
where s.handling_unit_id = u.id
and s.on_hand > 0
and "i"."search_text" like (select search_pattern($6))))
and (search_fold("u"."sscc") like (select search_pattern($7)) -- #23e465
or u.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($8))) -- #198ce2
or exists (select
from stock s
join inventory_items i on i.id = s.item_id
where s.handling_unit_id = u.id
and s.on_hand > 0
and "i"."search_text" like (select search_pattern($9))))))) as every -- #49735b
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $10
where "u"."sscc" is not null
and ((search_fold("u"."sscc") like (select search_pattern($11)) -- #424c60
or u.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($12))) -- #0feb2f
or exists (select
from stock s
join inventory_items i on i.id = s.item_id
where s.handling_unit_id = u.id
and s.on_hand > 0
and "i"."search_text" like (select search_pattern($13))))
and (search_fold("u"."sscc") like (select search_pattern($14)) -- #5c3c3c
or u.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($15))) -- #095050
or exists (select
from stock s
join inventory_items i on i.id = s.item_id
where s.handling_unit_id = u.id
and s.on_hand > 0
and "i"."search_text" like (select search_pattern($16)))))
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, string, string, string, string, string, string, boolean, string, string, string, string, string, string

-- admin: limit=1&kind=pallet
-- manager: limit=1&kind=pallet
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and "u"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and "u"."kind" in ($6)
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, 'pallet', boolean, 'pallet'

-- admin: limit=1&kind=pallet&cursor
-- manager: limit=1&kind=pallet&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and "u"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and "u"."kind" in ($6)
and ("u"."created_at", "u"."id") < ($7::text::timestamptz, $8::bigint) -- #42a759
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, 'pallet', boolean, 'pallet', string, number

-- admin: limit=1&kind=carton
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and "u"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and "u"."kind" in ($6)
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, 'carton', boolean, 'carton'

-- admin: limit=1&kind=carton&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and "u"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and "u"."kind" in ($6)
-- #42a759
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, 'carton', boolean, 'carton', string, number

-- admin: limit=1&kind=pallet&kind=carton
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and "u"."kind" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $6
where "u"."sscc" is not null
and true
and "u"."kind" in ($7, $8)
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, 'pallet', 'carton', boolean, 'pallet', 'carton'

-- admin: limit=1&kind=pallet&kind=carton&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and "u"."kind" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $6
where "u"."sscc" is not null
and true
and "u"."kind" in ($7, $8)
and ("u"."created_at", "u"."id") < ($9::text::timestamptz, $10::bigint) -- #5cf78e
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, 'pallet', 'carton', boolean, 'pallet', 'carton', string, number

-- admin: limit=1&parentId=1
-- manager: limit=1&parentId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and "u"."parent_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and "u"."parent_id" in ($6)
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, number, boolean, number

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and "u"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and "u"."customer_id" in ($6)
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, number, boolean, number

-- admin: limit=1&orderId=1
-- manager: limit=1&orderId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and "u"."order_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and "u"."order_id" in ($6)
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, number, boolean, number

-- admin: limit=1&location=1
-- manager: limit=1&location=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and unit_location(u.id) in (select l.id
from locations l
where l.code in ($4)))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and unit_location(u.id) in (select l.id
from locations l
where l.code in ($6))
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, '1', boolean, '1'

-- admin: limit=1&inventoryId=1
-- manager: limit=1&inventoryId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and exists (select
from stock s
where s.handling_unit_id = u.id
and s.on_hand > 0
and s.item_id in ($4)))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and exists (select
from stock s
where s.handling_unit_id = u.id
and s.on_hand > 0
and s.item_id in ($6))
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, number, boolean, number

-- admin: limit=1&empty=true
-- admin: limit=1&empty=false
-- manager: limit=1&empty=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and not exists (select
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) = $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and not exists (select
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) = $6
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean, boolean, boolean

-- admin: limit=1&empty=false&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and not exists (select
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) = $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and not exists (select
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) = $6
-- #42a759
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean, boolean, boolean, string, number

-- admin: limit=1&shipped=true
-- admin: limit=1&shipped=false
-- manager: limit=1&shipped=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and exists (select
from orders o
where o.id = u.order_id
and o.status = 'completed') = $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and exists (select
from orders o
where o.id = u.order_id
and o.status = 'completed') = $6
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean, boolean, boolean

-- admin: limit=1&shipped=false&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and exists (select
from orders o
where o.id = u.order_id
and o.status = 'completed') = $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and exists (select
from orders o
where o.id = u.order_id
and o.status = 'completed') = $6
-- #42a759
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean, boolean, boolean, string, number

-- admin: limit=1&siteId=1
-- manager: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and "u"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and "u"."site_id" in ($6)
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, number, boolean, number

-- admin: limit=1&siteId=1&cursor
-- manager: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and "u"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and "u"."site_id" in ($6)
-- #42a759
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, number, boolean, number, string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and ("u"."created_at" >= ($4::date)::timestamp at time zone warehouse_zone()))) as every -- #93540d
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and ("u"."created_at" >= ($6::date)::timestamp at time zone warehouse_zone()) -- #bf933c
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, '2026-01-31', boolean, '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
-- #93540d
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
-- #bf933c
-- #42a759
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, '2026-01-31', boolean, '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true
and ("u"."created_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()))) as every -- #9de4f8
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $5
where "u"."sscc" is not null
and true
and ("u"."created_at" < ($6::date + 1)::timestamp at time zone warehouse_zone()) -- #2b447a
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, '2026-01-31', boolean, '2026-01-31'

-- admin: limit=1&sort=sscc
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) as "items", "u"."order_id" as "orderId", "o"."order_number" as "orderNumber", iso("o"."exported_at") as "shippedAt", iso("u"."created_at") as "createdAt", user_name(u.created_by) as "createdBy", "u"."version" as "version", "u"."sscc" as "~key", "u"."id" as "~id" -- #88ff73
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $4
where "u"."sscc" is not null
and true
order by "u"."sscc" asc , "u"."id" asc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean

-- admin: limit=1&sort=sscc&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #88ff73
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $4
where "u"."sscc" is not null
and true
and ("u"."sscc", "u"."id") > ($5::text::text, $6::bigint)
order by "u"."sscc" asc , "u"."id" asc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean, string, number

-- admin: limit=1&sort=-sscc
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #88ff73
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $4
where "u"."sscc" is not null
and true
order by "u"."sscc" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean

-- admin: limit=1&sort=-sscc&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #88ff73
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $4
where "u"."sscc" is not null
and true
and ("u"."sscc", "u"."id") < ($5::text::text, $6::bigint)
order by "u"."sscc" desc , "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean, string, number

-- admin: limit=1&sort=quantity
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) as "items", "u"."order_id" as "orderId", "o"."order_number" as "orderNumber", iso("o"."exported_at") as "shippedAt", iso("u"."created_at") as "createdAt", user_name(u.created_by) as "createdBy", "u"."version" as "version", (select coalesce(sum(s.on_hand), 0) -- #18f5ac
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) as "~key", "u"."id" as "~id"
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $4
where "u"."sscc" is not null
and true
order by (select coalesce(sum(s.on_hand), 0)
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) asc nulls last, "u"."id" asc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean

-- admin: limit=1&sort=quantity&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #18f5ac
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) as "~key", "u"."id" as "~id"
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $4
where "u"."sscc" is not null
and true
and (((select coalesce(sum(s.on_hand), 0)
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0), "u"."id") > ($5::text::bigint, $6::bigint) -- #9b67cc
or (select coalesce(sum(s.on_hand), 0)
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) is null)
order by (select coalesce(sum(s.on_hand), 0)
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) asc nulls last, "u"."id" asc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean, string, number

-- admin: limit=1&sort=-quantity
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #18f5ac
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) as "~key", "u"."id" as "~id"
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $4
where "u"."sscc" is not null
and true
order by (select coalesce(sum(s.on_hand), 0)
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) desc nulls last, "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean

-- admin: limit=1&sort=-quantity&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #18f5ac
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) as "~key", "u"."id" as "~id"
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $4
where "u"."sscc" is not null
and true
and (((select coalesce(sum(s.on_hand), 0)
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0), "u"."id") < ($5::text::bigint, $6::bigint) -- #e5cdef
or (select coalesce(sum(s.on_hand), 0)
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) is null)
order by (select coalesce(sum(s.on_hand), 0)
from stock s
where s.handling_unit_id in (select units_within(u.id))
and s.on_hand > 0) desc nulls last, "u"."id" desc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean, string, number

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $4
where "u"."sscc" is not null
and true
order by "u"."created_at" asc , "u"."id" asc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "handling_units" as "u"
where "u"."sscc" is not null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05a95d
from locations
where id = unit_location(u.id)) as "siteId", (select code
from sites
where id = (select site_id
from locations
-- #c44ac9
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #3e824f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #9a782f
from stock s
where s.handling_unit_id in (select units_within(u.id))
-- #4a9ec0
from "handling_units" as "u"
-- #70880f
-- #c8129b
left join "orders" as "o" on "o"."id" = "u"."order_id"
-- #29f926
and "l"."is_built_in" = $4
where "u"."sscc" is not null
and true
and ("u"."created_at", "u"."id") > ($5::text::timestamptz, $6::bigint) -- #3df19a
order by "u"."created_at" asc , "u"."id" asc
limit 11)) as cut) as page
-- #0f4572
-- number, number, number, boolean, string, number
