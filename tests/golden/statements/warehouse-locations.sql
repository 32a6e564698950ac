-- admin: everything
-- manager: everything
select array_to_json(array((select "l"."id" as "id"
from "locations" as "l"
where "l"."is_built_in" = $1
and true
order by "l"."code" asc , "l"."id" asc)))::text as ids
-- boolean

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "l"."id" as "id", "l"."code" as "code", "l"."name" as "name", "l"."zone" as "zone", "l"."type" as "type", "l"."capacity" as "capacity", (select coalesce(sum(s.on_hand), 0) -- #44b6c4
from stock s
where s.location_id = l.id) as "currentOccupancy", "l"."is_active" as "isActive", "l"."site_id" as "siteId", (select code -- #1ec812
from sites
where id = "l"."site_id") as "siteCode", "l"."use" as "use", iso((select max(v.counted_at) -- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
where p.location_id = l.id)) as "lastCountedAt", "l"."version" as "version" -- #228fb4
from "locations" as "l"
where "l"."is_built_in" = $2
and "l"."id" = wanted.id)) as "~line"
-- list of number, boolean

-- admin: limit=1
-- admin: limit=1&sort=code
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "l"."id" as "id", "l"."code" as "code", "l"."name" as "name", "l"."zone" as "zone", "l"."type" as "type", "l"."capacity" as "capacity", (select coalesce(sum(s.on_hand), 0) -- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
where p.location_id = l.id)) as "lastCountedAt", "l"."version" as "version", "l"."code" as "~key", "l"."id" as "~id" -- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $5
and true
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."code", "page"."name", "page"."zone", "page"."type", "page"."capacity", "page"."currentOccupancy", "page"."isActive", "page"."siteId", "page"."siteCode", "page"."use", "page"."lastCountedAt", "page"."version") as "~line" -- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&cursor
-- admin: limit=1&sort=code&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and ("l"."code", "l"."id") > ($6::text::text, $7::bigint)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "l"."code" as "~key", "l"."id" as "~id"
from "locations" as "l"
where "l"."is_built_in" = $5
and true
order by "l"."code" asc , "l"."id" asc
limit 11
offset 1)) as cut) as page
-- #44b6c4
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #228fb4
from "locations" as "l"
where "l"."is_built_in" = $6
and "l"."id" = "page"."~id")) as "~line"
-- number, number, number, boolean, boolean, boolean

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and ((search_fold("l"."code") like (select search_pattern($5)) -- #252ad0
or search_fold("l"."name") like (select search_pattern($6))
or search_fold("l"."zone") like (select search_pattern($7))) -- #e7e20f
and (search_fold("l"."code") like (select search_pattern($8)) -- #1158e8
or search_fold("l"."name") like (select search_pattern($9))
or search_fold("l"."zone") like (select search_pattern($10)))))) as every -- #6a6282
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $11
and ((search_fold("l"."code") like (select search_pattern($12)) -- #3f90c1
or search_fold("l"."name") like (select search_pattern($13)) -- #505618
or search_fold("l"."zone") like (select search_pattern($14))) -- #cd1524
and (search_fold("l"."code") like (select search_pattern($15)) -- #8b6b03
or search_fold("l"."name") like (select search_pattern($16)) -- #69a1b0
or search_fold("l"."zone") like (select search_pattern($17)))) -- #55e670
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, string, string, string, string, string, string, boolean, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
-- #252ad0
or search_fold("l"."name") like (select search_pattern($6))
-- #e7e20f
-- #1158e8
or search_fold("l"."name") like (select search_pattern($9))
-- #6a6282
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $11
-- #3f90c1
-- #505618
-- #cd1524
-- #8b6b03
-- #69a1b0
-- #55e670
and ("l"."code", "l"."id") > ($18::text::text, $19::bigint)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, string, string, string, string, string, string, boolean, string, string, string, string, string, string, string, number

-- admin: limit=1&zone=1
-- manager: limit=1&zone=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."zone" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."zone" in ($7)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, '1', boolean, '1'

-- admin: limit=1&type=storage
-- manager: limit=1&type=storage
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."type" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."type" in ($7)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'storage', boolean, 'storage'

-- admin: limit=1&type=storage&cursor
-- manager: limit=1&type=storage&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."type" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."type" in ($7)
and ("l"."code", "l"."id") > ($8::text::text, $9::bigint)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'storage', boolean, 'storage', string, number

-- admin: limit=1&type=staging
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."type" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."type" in ($7)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'staging', boolean, 'staging'

-- admin: limit=1&type=shipping
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."type" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."type" in ($7)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'shipping', boolean, 'shipping'

-- admin: limit=1&type=receiving
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."type" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."type" in ($7)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'receiving', boolean, 'receiving'

-- admin: limit=1&type=receiving&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."type" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."type" in ($7)
and ("l"."code", "l"."id") > ($8::text::text, $9::bigint)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'receiving', boolean, 'receiving', string, number

-- admin: limit=1&type=quarantine
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."type" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."type" in ($7)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'quarantine', boolean, 'quarantine'

-- admin: limit=1&type=quarantine&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."type" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."type" in ($7)
and ("l"."code", "l"."id") > ($8::text::text, $9::bigint)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'quarantine', boolean, 'quarantine', string, number

-- admin: limit=1&type=storage&type=staging
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."type" in ($5, $6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $7
and true
and "l"."type" in ($8, $9)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'storage', 'staging', boolean, 'storage', 'staging'

-- admin: limit=1&type=storage&type=staging&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."type" in ($5, $6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $7
and true
and "l"."type" in ($8, $9)
and ("l"."code", "l"."id") > ($10::text::text, $11::bigint)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'storage', 'staging', boolean, 'storage', 'staging', string, number

-- admin: limit=1&status=active
-- manager: limit=1&status=active
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and ("l"."is_active" = true))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and ("l"."is_active" = true)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&status=active&cursor
-- manager: limit=1&status=active&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and ("l"."is_active" = true))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and ("l"."is_active" = true)
and ("l"."code", "l"."id") > ($6::text::text, $7::bigint)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean, string, number

-- admin: limit=1&status=inactive
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and ("l"."is_active" = false))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and ("l"."is_active" = false)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&status=active&status=inactive
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and ("l"."is_active" = true
or "l"."is_active" = false))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and ("l"."is_active" = true
or "l"."is_active" = false)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&status=active&status=inactive&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and ("l"."is_active" = true
or "l"."is_active" = false))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and ("l"."is_active" = true
or "l"."is_active" = false)
and ("l"."code", "l"."id") > ($6::text::text, $7::bigint)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean, string, number

-- admin: limit=1&siteId=1
-- manager: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."site_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."site_id" in ($7)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, number, boolean, number

-- admin: limit=1&siteId=1&cursor
-- manager: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."site_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."site_id" in ($7)
and ("l"."code", "l"."id") > ($8::text::text, $9::bigint)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, number, boolean, number, string, number

-- admin: limit=1&use=any
-- manager: limit=1&use=any
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."use" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."use" in ($7)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'any', boolean, 'any'

-- admin: limit=1&use=any&cursor
-- manager: limit=1&use=any&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."use" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."use" in ($7)
and ("l"."code", "l"."id") > ($8::text::text, $9::bigint)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'any', boolean, 'any', string, number

-- admin: limit=1&use=pick
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."use" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."use" in ($7)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'pick', boolean, 'pick'

-- admin: limit=1&use=bulk
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."use" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $6
and true
and "l"."use" in ($7)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'bulk', boolean, 'bulk'

-- admin: limit=1&use=any&use=pick
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."use" in ($5, $6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $7
and true
and "l"."use" in ($8, $9)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'any', 'pick', boolean, 'any', 'pick'

-- admin: limit=1&use=any&use=pick&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true
and "l"."use" in ($5, $6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $7
and true
and "l"."use" in ($8, $9)
and ("l"."code", "l"."id") > ($10::text::text, $11::bigint)
order by "l"."code" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, 'any', 'pick', boolean, 'any', 'pick', string, number

-- admin: limit=1&sort=-code
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $5
and true
order by "l"."code" desc , "l"."id" desc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&sort=-code&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #c5687d
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and ("l"."code", "l"."id") < ($6::text::text, $7::bigint)
order by "l"."code" desc , "l"."id" desc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean, string, number

-- admin: limit=1&sort=name
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
where p.location_id = l.id)) as "lastCountedAt", "l"."version" as "version", "l"."name" as "~key", "l"."id" as "~id" -- #656214
from "locations" as "l"
where "l"."is_built_in" = $5
and true
order by "l"."name" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&sort=name&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #656214
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and ("l"."name", "l"."id") > ($6::text::text, $7::bigint)
order by "l"."name" asc , "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean, string, number

-- admin: limit=1&sort=-name
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #656214
from "locations" as "l"
where "l"."is_built_in" = $5
and true
order by "l"."name" desc , "l"."id" desc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&sort=-name&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #656214
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and ("l"."name", "l"."id") < ($6::text::text, $7::bigint)
order by "l"."name" desc , "l"."id" desc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean, string, number

-- admin: limit=1&sort=zone
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
where p.location_id = l.id)) as "lastCountedAt", "l"."version" as "version", "l"."zone" as "~key", "l"."id" as "~id" -- #b21319
from "locations" as "l"
where "l"."is_built_in" = $5
and true
order by "l"."zone" asc nulls last, "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&sort=zone&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #b21319
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and (("l"."zone", "l"."id") > ($6::text::text, $7::bigint)
or "l"."zone" is null)
order by "l"."zone" asc nulls last, "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean, string, number

-- admin: limit=1&sort=-zone
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #b21319
from "locations" as "l"
where "l"."is_built_in" = $5
and true
order by "l"."zone" desc nulls last, "l"."id" desc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&sort=-zone&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #b21319
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and (("l"."zone", "l"."id") < ($6::text::text, $7::bigint)
or "l"."zone" is null)
order by "l"."zone" desc nulls last, "l"."id" desc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean, string, number

-- admin: limit=1&sort=type
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
where p.location_id = l.id)) as "lastCountedAt", "l"."version" as "version", array_position('{storage,staging,shipping,receiving,quarantine}'::text[], "l"."type"::text) as "~key", "l"."id" as "~id" -- #716e3a
from "locations" as "l"
where "l"."is_built_in" = $5
and true
order by array_position('{storage,staging,shipping,receiving,quarantine}'::text[], "l"."type"::text) asc , "l"."id" asc -- #5dffb0
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&sort=type&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #716e3a
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and (array_position('{storage,staging,shipping,receiving,quarantine}'::text[], "l"."type"::text), "l"."id") > ($6::text::bigint, $7::bigint) -- #7c3e8e
-- #5dffb0
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean, '1', number

-- admin: limit=1&sort=-type
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #716e3a
from "locations" as "l"
where "l"."is_built_in" = $5
and true
order by array_position('{storage,staging,shipping,receiving,quarantine}'::text[], "l"."type"::text) desc , "l"."id" desc -- #33995b
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&sort=-type&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #716e3a
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and (array_position('{storage,staging,shipping,receiving,quarantine}'::text[], "l"."type"::text), "l"."id") < ($6::text::bigint, $7::bigint) -- #436376
-- #33995b
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean, string, number

-- admin: limit=1&sort=capacity
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
where p.location_id = l.id)) as "lastCountedAt", "l"."version" as "version", "l"."capacity" as "~key", "l"."id" as "~id" -- #7bf7ea
from "locations" as "l"
where "l"."is_built_in" = $5
and true
order by "l"."capacity" asc nulls last, "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&sort=capacity&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #7bf7ea
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and (("l"."capacity", "l"."id") > ($6::text::bigint, $7::bigint) -- #a36efb
or "l"."capacity" is null)
order by "l"."capacity" asc nulls last, "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean, string, number

-- admin: limit=1&sort=-capacity
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #7bf7ea
from "locations" as "l"
where "l"."is_built_in" = $5
and true
order by "l"."capacity" desc nulls last, "l"."id" desc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&sort=-capacity&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #7bf7ea
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and (("l"."capacity", "l"."id") < ($6::text::bigint, $7::bigint) -- #af4d25
or "l"."capacity" is null)
order by "l"."capacity" desc nulls last, "l"."id" desc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean, string, number

-- admin: limit=1&sort=occupancy
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
where p.location_id = l.id)) as "lastCountedAt", "l"."version" as "version", (select coalesce(sum(s.on_hand), 0) -- #4c1019
from stock s
where s.location_id = l.id) as "~key", "l"."id" as "~id"
from "locations" as "l"
where "l"."is_built_in" = $5
and true
order by (select coalesce(sum(s.on_hand), 0)
from stock s
where s.location_id = l.id) asc nulls last, "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&sort=occupancy&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #4c1019
from stock s
where s.location_id = l.id) as "~key", "l"."id" as "~id"
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and (((select coalesce(sum(s.on_hand), 0)
from stock s
where s.location_id = l.id), "l"."id") > ($6::text::bigint, $7::bigint) -- #9f6a09
or (select coalesce(sum(s.on_hand), 0)
from stock s
where s.location_id = l.id) is null)
order by (select coalesce(sum(s.on_hand), 0)
from stock s
where s.location_id = l.id) asc nulls last, "l"."id" asc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean, string, number

-- admin: limit=1&sort=-occupancy
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #4c1019
from stock s
where s.location_id = l.id) as "~key", "l"."id" as "~id"
from "locations" as "l"
where "l"."is_built_in" = $5
and true
order by (select coalesce(sum(s.on_hand), 0)
from stock s
where s.location_id = l.id) desc nulls last, "l"."id" desc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean

-- admin: limit=1&sort=-occupancy&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "locations" as "l"
where "l"."is_built_in" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #27e2f1
from stock s
-- #1ec812
from sites
-- #cbfa6b
from count_places p
join counts n on n.id = p.count_id
and n.status = 'closed'
join count_visits v on v.place_id = p.id
-- #4c1019
from stock s
where s.location_id = l.id) as "~key", "l"."id" as "~id"
from "locations" as "l"
where "l"."is_built_in" = $5
and true
and (((select coalesce(sum(s.on_hand), 0)
from stock s
where s.location_id = l.id), "l"."id") < ($6::text::bigint, $7::bigint) -- #213897
or (select coalesce(sum(s.on_hand), 0)
from stock s
where s.location_id = l.id) is null)
order by (select coalesce(sum(s.on_hand), 0)
from stock s
where s.location_id = l.id) desc nulls last, "l"."id" desc
limit 11)) as cut) as page
-- #84038f
-- number, number, number, boolean, boolean, string, number
