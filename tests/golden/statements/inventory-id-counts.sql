-- admin: everything
-- manager: everything
select "i"."id"
from "inventory_items" as "i"
where "i"."id" = $1
-- number

select array_to_json(array((select "c"."id" as "id"
from "count_lines" as "c"
inner join "count_places" as "p" on "p"."id" = "c"."place_id" -- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
where "n"."status" = $1
and "c"."item_id" = $2
and true
order by "n"."closed_at" desc , "c"."id" desc)))::text as ids -- #f2d4e7
-- string, number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "c"."id", "n"."id" as "countId", "n"."count_number" as "countNumber", iso("v"."counted_at") as "at", "i"."id" as "inventoryId", "i"."sku", "l"."code" as "location", "c"."lot_number" as "lot", "h"."sscc" as "handlingUnit", "r"."expected", "r"."counted", r.counted - r.expected as "difference", "c"."status", user_name(v.user_id) as "by" -- #8faa3d
from "count_lines" as "c"
-- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
inner join lateral (
select r.round, r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) as "r" on true
inner join "count_visits" as "v" on "v"."place_id" = "p"."id" -- #00f011
and v.round = r.round
inner join "inventory_items" as "i" on "i"."id" = "c"."item_id" -- #6bfc4d
inner join "locations" as "l" on "l"."id" = "p"."location_id" -- #573fea
left join "handling_units" as "h" on "h"."id" = "c"."handling_unit_id" -- #5523c9
where "n"."status" = $2
and "c"."item_id" = $3
and "c"."id" = wanted.id)) as "~line"
-- list of number, string, number

-- admin: limit=1
-- admin: limit=1&sort=-at
-- manager: limit=1
select "i"."id"
from "inventory_items" as "i"
where "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "count_lines" as "c"
-- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
where "n"."status" = $4
and "c"."item_id" = $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "c"."id", "n"."id" as "countId", "n"."count_number" as "countNumber", iso("v"."counted_at") as "at", "i"."id" as "inventoryId", "i"."sku", "l"."code" as "location", "c"."lot_number" as "lot", "h"."sscc" as "handlingUnit", "r"."expected", "r"."counted", r.counted - r.expected as "difference", "c"."status", user_name(v.user_id) as "by", "n"."closed_at" as "~key", "c"."id" as "~id" -- #6382e6
from "count_lines" as "c"
-- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
inner join lateral (
select r.round, r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) as "r" on true
-- #00f011
and v.round = r.round
-- #6bfc4d
-- #573fea
-- #5523c9
where "n"."status" = $6
and "c"."item_id" = $7
and true
order by "n"."closed_at" desc , "c"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."countId", "page"."countNumber", "page"."at", "page"."inventoryId", "page"."sku", "page"."location", "page"."lot", "page"."handlingUnit", "page"."expected", "page"."counted", "page"."difference", "page"."status", "page"."by") as "~line" -- #7aaff2
-- number, number, number, string, number, string, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=-at&cursor
-- manager: limit=1&cursor
select "i"."id"
from "inventory_items" as "i"
where "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_lines" as "c"
-- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
where "n"."status" = $4
and "c"."item_id" = $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6382e6
from "count_lines" as "c"
-- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
inner join lateral (
select r.round, r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) as "r" on true
-- #00f011
and v.round = r.round
-- #6bfc4d
-- #573fea
-- #5523c9
where "n"."status" = $6
and "c"."item_id" = $7
and true
and ("n"."closed_at", "c"."id") < ($8::text::timestamptz, $9::bigint) -- #da847b
order by "n"."closed_at" desc , "c"."id" desc
limit 11)) as cut) as page
-- #7aaff2
-- number, number, number, string, number, string, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select "i"."id"
from "inventory_items" as "i"
where "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_lines" as "c"
-- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
where "n"."status" = $4
and "c"."item_id" = $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "n"."closed_at" as "~key", "c"."id" as "~id"
from "count_lines" as "c"
-- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
where "n"."status" = $6
and "c"."item_id" = $7
and true
order by "n"."closed_at" desc , "c"."id" desc
limit 11
offset 1)) as cut) as page
-- #8faa3d
from "count_lines" as "c"
-- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
inner join lateral (
select r.round, r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) as "r" on true
-- #00f011
and v.round = r.round
-- #6bfc4d
-- #573fea
-- #5523c9
where "n"."status" = $8
and "c"."item_id" = $9
and "c"."id" = "page"."~id")) as "~line"
-- number, number, number, string, number, string, number, string, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select "i"."id"
from "inventory_items" as "i"
where "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_lines" as "c"
-- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
where "n"."status" = $4
and "c"."item_id" = $5
and ((search_fold("n"."count_number") like (select search_pattern($6))) -- #181840
and (search_fold("n"."count_number") like (select search_pattern($7)))))) as every -- #db56c8
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6382e6
from "count_lines" as "c"
-- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
inner join lateral (
select r.round, r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) as "r" on true
-- #00f011
and v.round = r.round
-- #6bfc4d
-- #573fea
-- #5523c9
where "n"."status" = $8
and "c"."item_id" = $9
and ((search_fold("n"."count_number") like (select search_pattern($10))) -- #f9618d
and (search_fold("n"."count_number") like (select search_pattern($11)))) -- #b0335f
order by "n"."closed_at" desc , "c"."id" desc
limit 11)) as cut) as page
-- #7aaff2
-- number, number, number, string, number, string, string, string, number, string, string

-- admin: limit=1&sort=at
select "i"."id"
from "inventory_items" as "i"
where "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_lines" as "c"
-- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
where "n"."status" = $4
and "c"."item_id" = $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6382e6
from "count_lines" as "c"
-- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
inner join lateral (
select r.round, r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) as "r" on true
-- #00f011
and v.round = r.round
-- #6bfc4d
-- #573fea
-- #5523c9
where "n"."status" = $6
and "c"."item_id" = $7
and true
order by "n"."closed_at" asc , "c"."id" asc
limit 11)) as cut) as page
-- #7aaff2
-- number, number, number, string, number, string, number

-- admin: limit=1&sort=at&cursor
select "i"."id"
from "inventory_items" as "i"
where "i"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_lines" as "c"
-- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
where "n"."status" = $4
and "c"."item_id" = $5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6382e6
from "count_lines" as "c"
-- #70e32c
inner join "counts" as "n" on "n"."id" = "p"."count_id"
inner join lateral (
select r.round, r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) as "r" on true
-- #00f011
and v.round = r.round
-- #6bfc4d
-- #573fea
-- #5523c9
where "n"."status" = $6
and "c"."item_id" = $7
and true
and ("n"."closed_at", "c"."id") > ($8::text::timestamptz, $9::bigint) -- #6c6914
order by "n"."closed_at" asc , "c"."id" asc
limit 11)) as cut) as page
-- #7aaff2
-- number, number, number, string, number, string, number, string, number
