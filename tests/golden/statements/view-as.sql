-- admin: everything
-- manager: everything
select array_to_json(array((select "v"."id" as "id"
from "customer_views" as "v"
where true
order by "v"."started_at" desc , "v"."id" desc)))::text as ids -- #22f263
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "v"."id", "v"."customer_id" as "customerId", user_name(v.user_id) as "viewedBy", iso("v"."started_at") as "startedAt", iso("v"."ended_at") as "endedAt" -- #70bf71
from "customer_views" as "v"
where "v"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=-startedAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "customer_views" as "v"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "v"."id", "v"."customer_id" as "customerId", user_name(v.user_id) as "viewedBy", iso("v"."started_at") as "startedAt", iso("v"."ended_at") as "endedAt", "v"."started_at" as "~key", "v"."id" as "~id" -- #22579d
from "customer_views" as "v"
where true
order by "v"."started_at" desc , "v"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."customerId", "page"."viewedBy", "page"."startedAt", "page"."endedAt") as "~line" -- #9adf9d
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=-startedAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customer_views" as "v"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #22579d
from "customer_views" as "v"
where true
and ("v"."started_at", "v"."id") < ($4::text::timestamptz, $5::bigint) -- #b795fb
order by "v"."started_at" desc , "v"."id" desc
limit 11)) as cut) as page
-- #9adf9d
-- number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customer_views" as "v"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "v"."started_at" as "~key", "v"."id" as "~id"
from "customer_views" as "v"
where true
order by "v"."started_at" desc , "v"."id" desc
limit 11
offset 1)) as cut) as page
-- #70bf71
from "customer_views" as "v"
where "v"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customer_views" as "v"
where ((v.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($4)))) -- #110515
and (v.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($5))))))) as every -- #d06053
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #22579d
from "customer_views" as "v"
where ((v.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($6)))) -- #a5dfb6
and (v.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($7))))) -- #96c622
order by "v"."started_at" desc , "v"."id" desc
limit 11)) as cut) as page
-- #9adf9d
-- number, number, number, string, string, string, string

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customer_views" as "v"
where true
and "v"."customer_id" = $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #22579d
from "customer_views" as "v"
where true
and "v"."customer_id" = $5
order by "v"."started_at" desc , "v"."id" desc
limit 11)) as cut) as page
-- #9adf9d
-- number, number, number, number, number

-- admin: limit=1&sort=startedAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customer_views" as "v"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #22579d
from "customer_views" as "v"
where true
order by "v"."started_at" asc , "v"."id" asc
limit 11)) as cut) as page
-- #9adf9d
-- number, number, number

-- admin: limit=1&sort=startedAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customer_views" as "v"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #22579d
from "customer_views" as "v"
where true
and ("v"."started_at", "v"."id") > ($4::text::timestamptz, $5::bigint) -- #f5f26f
order by "v"."started_at" asc , "v"."id" asc
limit 11)) as cut) as page
-- #9adf9d
-- number, number, number, string, number

-- customer: everything
select array_to_json(array((select "v"."id" as "id"
from "customer_views" as "v"
where "v"."customer_id" = $1
and true
-- #22f263
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #70bf71
from "customer_views" as "v"
where "v"."customer_id" = $2
and "v"."id" = wanted.id)) as "~line"
-- list of number, number

-- customer: limit=1
-- view-only customer: limit=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customer_views" as "v"
where "v"."customer_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #22579d
from "customer_views" as "v"
where "v"."customer_id" = $5
and true
order by "v"."started_at" desc , "v"."id" desc
limit 11)) as cut) as page
-- #9adf9d
-- number, number, number, number, number

-- customer: limit=1&page=2
-- view-only customer: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customer_views" as "v"
where "v"."customer_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "v"."started_at" as "~key", "v"."id" as "~id"
from "customer_views" as "v"
where "v"."customer_id" = $5
and true
order by "v"."started_at" desc , "v"."id" desc
limit 11
offset 1)) as cut) as page
-- #70bf71
from "customer_views" as "v"
where "v"."customer_id" = $6
and "v"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, number

-- customer: limit=1&q=ä+ö
-- view-only customer: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customer_views" as "v"
where "v"."customer_id" = $4
and ((v.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($5)))) -- #e9dd82
and (v.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($6))))))) as every -- #20e056
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #22579d
from "customer_views" as "v"
where "v"."customer_id" = $7
and ((v.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($8)))) -- #845354
and (v.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($9))))) -- #d8b784
order by "v"."started_at" desc , "v"."id" desc
limit 11)) as cut) as page
-- #9adf9d
-- number, number, number, number, string, string, number, string, string

-- customer: limit=1&customerId=1
-- view-only customer: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customer_views" as "v"
where "v"."customer_id" = $4
and true
and "v"."customer_id" = $5)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #22579d
from "customer_views" as "v"
where "v"."customer_id" = $6
and true
and "v"."customer_id" = $7
order by "v"."started_at" desc , "v"."id" desc
limit 11)) as cut) as page
-- #9adf9d
-- number, number, number, number, number, number, number

-- view-only customer: everything
select array_to_json(array((select "v"."id" as "id"
from "customer_views" as "v"
where "v"."customer_id" = $1
and true
-- #22f263
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #70bf71
from "customer_views" as "v"
where "v"."customer_id" = $2
and "v"."id" = wanted.id)) as "~line"
-- empty list, number
