-- admin: everything
-- manager: everything
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select array_to_json(array((select "s"."id" as "id"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
inner join "locations" as "p" on "p"."id" = "s"."location_id" -- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
left join "handling_units" as "h" on "h"."id" = "s"."handling_unit_id" -- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $1
and "s"."on_hand" > $2
and true
order by "i"."sku" asc , "s"."id" asc)))::text as ids
-- number, number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "s"."id", "i"."id" as "inventoryId", "i"."sku", "i"."name", "i"."unit_of_measure" as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "h"."id" as "handlingUnitId", "h"."sscc" as "handlingUnit", s.on_hand as "onHand", s.reserved as "reserved", case when p.type = 'transit' then 'in_transit' when not p.is_promisable then p.type when l.expires_on < (select site_days($2))["p"."site_id"] then 'expired' else 'available' end as "availability", iso("s"."received_at") as "receivedAt", iso("s"."reported_short_at") as "reportedShortAt" -- #17c543
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
left join "customers" as "c" on "c"."id" = "i"."customer_id" -- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $3
and "s"."on_hand" > $4
and "s"."id" = wanted.id)) as "~line"
-- list of number, time, number, number

-- admin: limit=1
-- admin: limit=1&sort=sku
-- manager: limit=1
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $4
and "s"."on_hand" > $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "s"."id", "i"."id" as "inventoryId", "i"."sku", "i"."name", "i"."unit_of_measure" as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "h"."id" as "handlingUnitId", "h"."sscc" as "handlingUnit", s.on_hand as "onHand", s.reserved as "reserved", case when p.type = 'transit' then 'in_transit' when not p.is_promisable then p.type when l.expires_on < (select site_days($6))["p"."site_id"] then 'expired' else 'available' end as "availability", iso("s"."received_at") as "receivedAt", iso("s"."reported_short_at") as "reportedShortAt", "i"."sku" as "~key", "s"."id" as "~id" -- #c325af
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $7
and "s"."on_hand" > $8
and true
order by "i"."sku" asc , "s"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."inventoryId", "page"."sku", "page"."name", "page"."unitOfMeasure", "page"."customerId", "page"."customerName", "page"."lot", "page"."expiresOn", "page"."handlingUnitId", "page"."handlingUnit", "page"."onHand", "page"."reserved", "page"."availability", "page"."receivedAt", "page"."reportedShortAt") as "~line" -- #a505ab
-- number, number, number, number, number, time, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=sku&cursor
-- manager: limit=1&cursor
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $4
and "s"."on_hand" > $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c325af
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $7
and "s"."on_hand" > $8
and true
and ("i"."sku", "s"."id") > ($9::text::text, $10::bigint)
order by "i"."sku" asc , "s"."id" asc
limit 11)) as cut) as page
-- #a505ab
-- number, number, number, number, number, time, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $4
and "s"."on_hand" > $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."sku" as "~key", "s"."id" as "~id"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $6
and "s"."on_hand" > $7
and true
order by "i"."sku" asc , "s"."id" asc
limit 11
offset 1)) as cut) as page
cross join lateral ((select "s"."id", "i"."id" as "inventoryId", "i"."sku", "i"."name", "i"."unit_of_measure" as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "h"."id" as "handlingUnitId", "h"."sscc" as "handlingUnit", s.on_hand as "onHand", s.reserved as "reserved", case when p.type = 'transit' then 'in_transit' when not p.is_promisable then p.type when l.expires_on < (select site_days($8))["p"."site_id"] then 'expired' else 'available' end as "availability", iso("s"."received_at") as "receivedAt", iso("s"."reported_short_at") as "reportedShortAt" -- #5d8c92
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $9
and "s"."on_hand" > $10
and "s"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, number, number, time, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $4
and "s"."on_hand" > $5
and (("i"."search_text" like (select search_pattern($6)))
and ("i"."search_text" like (select search_pattern($7)))))) as every -- #294b7a
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "s"."id", "i"."id" as "inventoryId", "i"."sku", "i"."name", "i"."unit_of_measure" as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "h"."id" as "handlingUnitId", "h"."sscc" as "handlingUnit", s.on_hand as "onHand", s.reserved as "reserved", case when p.type = 'transit' then 'in_transit' when not p.is_promisable then p.type when l.expires_on < (select site_days($8))["p"."site_id"] then 'expired' else 'available' end as "availability", iso("s"."received_at") as "receivedAt", iso("s"."reported_short_at") as "reportedShortAt", "i"."sku" as "~key", "s"."id" as "~id" -- #56a5d5
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $9
and "s"."on_hand" > $10
and (("i"."search_text" like (select search_pattern($11)))
and ("i"."search_text" like (select search_pattern($12))))
order by "i"."sku" asc , "s"."id" asc
limit 11)) as cut) as page
-- #a505ab
-- number, number, number, number, number, string, string, time, number, number, string, string

-- admin: limit=1&sort=-sku
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $4
and "s"."on_hand" > $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c325af
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $7
and "s"."on_hand" > $8
and true
order by "i"."sku" desc , "s"."id" desc
limit 11)) as cut) as page
-- #a505ab
-- number, number, number, number, number, time, number, number

-- admin: limit=1&sort=-sku&cursor
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $4
and "s"."on_hand" > $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c325af
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $7
and "s"."on_hand" > $8
and true
and ("i"."sku", "s"."id") < ($9::text::text, $10::bigint)
order by "i"."sku" desc , "s"."id" desc
limit 11)) as cut) as page
-- #a505ab
-- number, number, number, number, number, time, number, number, string, number

-- admin: limit=1&sort=onHand
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $4
and "s"."on_hand" > $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "s"."id", "i"."id" as "inventoryId", "i"."sku", "i"."name", "i"."unit_of_measure" as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "h"."id" as "handlingUnitId", "h"."sscc" as "handlingUnit", s.on_hand as "onHand", s.reserved as "reserved", case when p.type = 'transit' then 'in_transit' when not p.is_promisable then p.type when l.expires_on < (select site_days($6))["p"."site_id"] then 'expired' else 'available' end as "availability", iso("s"."received_at") as "receivedAt", iso("s"."reported_short_at") as "reportedShortAt", "s"."on_hand" as "~key", "s"."id" as "~id" -- #c47982
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $7
and "s"."on_hand" > $8
and true
order by "s"."on_hand" asc , "s"."id" asc
limit 11)) as cut) as page
-- #a505ab
-- number, number, number, number, number, time, number, number

-- admin: limit=1&sort=onHand&cursor
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $4
and "s"."on_hand" > $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c47982
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $7
and "s"."on_hand" > $8
and true
and ("s"."on_hand", "s"."id") > ($9::text::bigint, $10::bigint) -- #7cf68d
order by "s"."on_hand" asc , "s"."id" asc
limit 11)) as cut) as page
-- #a505ab
-- number, number, number, number, number, time, number, number, string, number

-- admin: limit=1&sort=-onHand
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $4
and "s"."on_hand" > $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c47982
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $7
and "s"."on_hand" > $8
and true
order by "s"."on_hand" desc , "s"."id" desc
limit 11)) as cut) as page
-- #a505ab
-- number, number, number, number, number, time, number, number

-- admin: limit=1&sort=-onHand&cursor
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $4
and "s"."on_hand" > $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c47982
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $7
and "s"."on_hand" > $8
and true
and ("s"."on_hand", "s"."id") < ($9::text::bigint, $10::bigint) -- #1d2e17
order by "s"."on_hand" desc , "s"."id" desc
limit 11)) as cut) as page
-- #a505ab
-- number, number, number, number, number, time, number, number, string, number

-- admin: limit=1&sort=receivedAt
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $4
and "s"."on_hand" > $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "s"."id", "i"."id" as "inventoryId", "i"."sku", "i"."name", "i"."unit_of_measure" as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "h"."id" as "handlingUnitId", "h"."sscc" as "handlingUnit", s.on_hand as "onHand", s.reserved as "reserved", case when p.type = 'transit' then 'in_transit' when not p.is_promisable then p.type when l.expires_on < (select site_days($6))["p"."site_id"] then 'expired' else 'available' end as "availability", iso("s"."received_at") as "receivedAt", iso("s"."reported_short_at") as "reportedShortAt", "s"."received_at" as "~key", "s"."id" as "~id" -- #4b1da1
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $7
and "s"."on_hand" > $8
and true
order by "s"."received_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #a505ab
-- number, number, number, number, number, time, number, number

-- admin: limit=1&sort=receivedAt&cursor
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $4
and "s"."on_hand" > $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4b1da1
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $7
and "s"."on_hand" > $8
and true
and ("s"."received_at", "s"."id") > ($9::text::timestamptz, $10::bigint) -- #9d5e6a
order by "s"."received_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #a505ab
-- number, number, number, number, number, time, number, number, string, number

-- admin: limit=1&sort=-receivedAt
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $4
and "s"."on_hand" > $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4b1da1
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $7
and "s"."on_hand" > $8
and true
order by "s"."received_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #a505ab
-- number, number, number, number, number, time, number, number

-- admin: limit=1&sort=-receivedAt&cursor
select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $1
and "l"."id" = $2
-- boolean, number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
where "i"."deleted_at" is null
and "s"."location_id" = $4
and "s"."on_hand" > $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4b1da1
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
where "i"."deleted_at" is null
and "s"."location_id" = $7
and "s"."on_hand" > $8
and true
and ("s"."received_at", "s"."id") < ($9::text::timestamptz, $10::bigint) -- #069d3d
order by "s"."received_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #a505ab
-- number, number, number, number, number, time, number, number, string, number
