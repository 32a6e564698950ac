-- admin: everything
-- manager: everything
select 1 as "one"
from "sites" as "si"
where "si"."id" = $1
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
select 1 as "one"
from "sites" as "si"
where "si"."id" = $1
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
select 1 as "one"
from "sites" as "si"
where "si"."id" = $1
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
select 1 as "one"
from "sites" as "si"
where "si"."id" = $1
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
select 1 as "one"
from "sites" as "si"
where "si"."id" = $1
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
select 1 as "one"
from "sites" as "si"
where "si"."id" = $1
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
select 1 as "one"
from "sites" as "si"
where "si"."id" = $1
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
