-- admin: everything
-- manager: everything
select "i"."id"
from "inventory_items" as "i"
where "i"."deleted_at" is null
and "i"."id" = $1
-- number

select array_to_json(array((select "l"."id" as "id"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $1
and true
order by "l"."expires_on" asc nulls last, "l"."id" asc)))::text as ids -- #38e0c3
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "l"."id", "i"."id" as "inventoryId", "l"."lot_number" as "lotNumber", "l"."expires_on" as "expiresOn", coalesce(l.expires_on < warehouse_day($2), false) as "expired", (select coalesce(sum(s.on_hand), 0) -- #56af95
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($3::integer[] is null
or p.site_id = any($4::integer[]))) as "onHand"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "l"."id" = wanted.id)) as "~line"
-- list of number, time, null, null

-- admin: limit=1
-- admin: limit=1&sort=expiresOn
-- manager: limit=1
select "i"."id"
from "inventory_items" as "i"
where "i"."deleted_at" is null
and "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "l"."id", "i"."id" as "inventoryId", "l"."lot_number" as "lotNumber", "l"."expires_on" as "expiresOn", coalesce(l.expires_on < warehouse_day($5), false) as "expired", (select coalesce(sum(s.on_hand), 0) -- #93f400
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($6::integer[] is null
or p.site_id = any($7::integer[]))) as "onHand", "l"."expires_on" as "~key", "l"."id" as "~id" -- #abe6d7
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $8
and true
order by "l"."expires_on" asc nulls last, "l"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."inventoryId", "page"."lotNumber", "page"."expiresOn", "page"."expired", "page"."onHand") as "~line" -- #ab5088
-- number, number, number, number, time, null, null, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=expiresOn&cursor
-- manager: limit=1&cursor
select "i"."id"
from "inventory_items" as "i"
where "i"."deleted_at" is null
and "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #93f400
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($6::integer[] is null
-- #abe6d7
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $8
and true
and (("l"."expires_on", "l"."id") > ($9::text::date, $10::bigint) -- #56cda2
or "l"."expires_on" is null)
order by "l"."expires_on" asc nulls last, "l"."id" asc
limit 11)) as cut) as page
-- #ab5088
-- number, number, number, number, time, null, null, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select "i"."id"
from "inventory_items" as "i"
where "i"."deleted_at" is null
and "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "l"."expires_on" as "~key", "l"."id" as "~id"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $5
and true
order by "l"."expires_on" asc nulls last, "l"."id" asc
limit 11
offset 1)) as cut) as page
cross join lateral ((select "l"."id", "i"."id" as "inventoryId", "l"."lot_number" as "lotNumber", "l"."expires_on" as "expiresOn", coalesce(l.expires_on < warehouse_day($6), false) as "expired", (select coalesce(sum(s.on_hand), 0) -- #289882
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($7::integer[] is null
or p.site_id = any($8::integer[]))) as "onHand"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "l"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, time, null, null

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select "i"."id"
from "inventory_items" as "i"
where "i"."deleted_at" is null
and "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $4
and ((search_fold("l"."lot_number") like (select search_pattern($5))) -- #50ea3b
and (search_fold("l"."lot_number") like (select search_pattern($6)))))) as every -- #99665a
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "l"."id", "i"."id" as "inventoryId", "l"."lot_number" as "lotNumber", "l"."expires_on" as "expiresOn", coalesce(l.expires_on < warehouse_day($7), false) as "expired", (select coalesce(sum(s.on_hand), 0) -- #5539f6
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($8::integer[] is null
or p.site_id = any($9::integer[]))) as "onHand", "l"."expires_on" as "~key", "l"."id" as "~id" -- #eece68
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $10
and ((search_fold("l"."lot_number") like (select search_pattern($11))) -- #2b6e4c
and (search_fold("l"."lot_number") like (select search_pattern($12)))) -- #f8a1ca
order by "l"."expires_on" asc nulls last, "l"."id" asc
limit 11)) as cut) as page
-- #ab5088
-- number, number, number, number, string, string, time, null, null, number, string, string

-- admin: limit=1&inStock=true
-- admin: limit=1&inStock=false
-- manager: limit=1&inStock=true
select "i"."id"
from "inventory_items" as "i"
where "i"."deleted_at" is null
and "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $4
and true
and exists (select
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($5::integer[] is null
or p.site_id = any($6::integer[]))
and s.on_hand > 0) = $7)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "l"."id", "i"."id" as "inventoryId", "l"."lot_number" as "lotNumber", "l"."expires_on" as "expiresOn", coalesce(l.expires_on < warehouse_day($8), false) as "expired", (select coalesce(sum(s.on_hand), 0) -- #9d354b
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($9::integer[] is null
or p.site_id = any($10::integer[]))) as "onHand", "l"."expires_on" as "~key", "l"."id" as "~id" -- #4261bb
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $11
and true
and exists (select
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($12::integer[] is null
or p.site_id = any($13::integer[]))
and s.on_hand > 0) = $14
order by "l"."expires_on" asc nulls last, "l"."id" asc
limit 11)) as cut) as page
-- #ab5088
-- number, number, number, number, null, null, boolean, time, null, null, number, null, null, boolean

-- admin: limit=1&inStock=true&cursor
-- manager: limit=1&inStock=true&cursor
select "i"."id"
from "inventory_items" as "i"
where "i"."deleted_at" is null
and "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $4
and true
and exists (select
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($5::integer[] is null
or p.site_id = any($6::integer[]))
and s.on_hand > 0) = $7)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9d354b
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($9::integer[] is null
-- #4261bb
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $11
and true
and exists (select
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($12::integer[] is null
or p.site_id = any($13::integer[]))
and s.on_hand > 0) = $14
and (("l"."expires_on", "l"."id") > ($15::text::date, $16::bigint) -- #bebaff
or "l"."expires_on" is null)
order by "l"."expires_on" asc nulls last, "l"."id" asc
limit 11)) as cut) as page
-- #ab5088
-- number, number, number, number, null, null, boolean, time, null, null, number, null, null, boolean, string, number

-- admin: limit=1&sort=-expiresOn
select "i"."id"
from "inventory_items" as "i"
where "i"."deleted_at" is null
and "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #93f400
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($6::integer[] is null
-- #abe6d7
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $8
and true
order by "l"."expires_on" desc nulls last, "l"."id" desc
limit 11)) as cut) as page
-- #ab5088
-- number, number, number, number, time, null, null, number

-- admin: limit=1&sort=-expiresOn&cursor
select "i"."id"
from "inventory_items" as "i"
where "i"."deleted_at" is null
and "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #93f400
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($6::integer[] is null
-- #abe6d7
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $8
and true
and (("l"."expires_on", "l"."id") < ($9::text::date, $10::bigint) -- #581afb
or "l"."expires_on" is null)
order by "l"."expires_on" desc nulls last, "l"."id" desc
limit 11)) as cut) as page
-- #ab5088
-- number, number, number, number, time, null, null, number, string, number

-- admin: limit=1&sort=lotNumber
select "i"."id"
from "inventory_items" as "i"
where "i"."deleted_at" is null
and "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #93f400
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($6::integer[] is null
or p.site_id = any($7::integer[]))) as "onHand", "l"."lot_number" as "~key", "l"."id" as "~id" -- #f0c22a
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $8
and true
order by "l"."lot_number" asc , "l"."id" asc
limit 11)) as cut) as page
-- #ab5088
-- number, number, number, number, time, null, null, number

-- admin: limit=1&sort=lotNumber&cursor
select "i"."id"
from "inventory_items" as "i"
where "i"."deleted_at" is null
and "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #93f400
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($6::integer[] is null
-- #f0c22a
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $8
and true
and ("l"."lot_number", "l"."id") > ($9::text::text, $10::bigint) -- #2103a1
order by "l"."lot_number" asc , "l"."id" asc
limit 11)) as cut) as page
-- #ab5088
-- number, number, number, number, time, null, null, number, string, number

-- admin: limit=1&sort=-lotNumber
select "i"."id"
from "inventory_items" as "i"
where "i"."deleted_at" is null
and "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #93f400
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($6::integer[] is null
-- #f0c22a
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $8
and true
order by "l"."lot_number" desc , "l"."id" desc
limit 11)) as cut) as page
-- #ab5088
-- number, number, number, number, time, null, null, number

-- admin: limit=1&sort=-lotNumber&cursor
select "i"."id"
from "inventory_items" as "i"
where "i"."deleted_at" is null
and "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #93f400
from stock s
join locations p on p.id = s.location_id
where s.lot_id = l.id
and ($6::integer[] is null
-- #f0c22a
from "inventory_items" as "i"
inner join "lots" as "l" on "l"."item_id" = "i"."id"
where "i"."deleted_at" is null
and "i"."id" = $8
and true
and ("l"."lot_number", "l"."id") < ($9::text::text, $10::bigint) -- #958445
order by "l"."lot_number" desc , "l"."id" desc
limit 11)) as cut) as page
-- #ab5088
-- number, number, number, number, time, null, null, number, string, number

-- customer: 404 everything
-- customer: 404 limit=1
-- customer: 404 limit=1&page=2
-- customer: 404 limit=1&q=ä+ö
-- customer: 404 limit=1&inStock=true
-- view-only customer: 404 everything
-- view-only customer: 404 limit=1
-- view-only customer: 404 limit=1&page=2
-- view-only customer: 404 limit=1&q=ä+ö
-- view-only customer: 404 limit=1&inStock=true
select "i"."id"
from "inventory_items" as "i"
where "i"."customer_id" = $1
and "i"."deleted_at" is null
and "i"."id" = $2
-- number, number
