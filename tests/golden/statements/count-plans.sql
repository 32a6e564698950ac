-- admin: everything
-- manager: everything
select array_to_json(array((select "cp"."id" as "id"
from "count_plans" as "cp"
where true
order by "cp"."next_on" asc , "cp"."id" asc)))::text as ids
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "cp"."id" as "id", "cp"."name" as "name", "cp"."site_id" as "siteId", "si"."code" as "siteCode", "cp"."method" as "method", "cp"."criteria" as "criteria", "cp"."every_days" as "everyDays", "cp"."max_locations" as "maxLocations", "cp"."assigned_to" as "assignedTo", user_name(cp.assigned_to) as "assignedToName", "cp"."blind" as "blind", "cp"."is_active" as "isActive", "cp"."next_on" as "nextOn", iso("cp"."created_at") as "createdAt", user_name(cp.created_by) as "createdBy", "cp"."version" as "version" -- #3de5bb
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where "cp"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=nextOn
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "cp"."id" as "id", "cp"."name" as "name", "cp"."site_id" as "siteId", "si"."code" as "siteCode", "cp"."method" as "method", "cp"."criteria" as "criteria", "cp"."every_days" as "everyDays", "cp"."max_locations" as "maxLocations", "cp"."assigned_to" as "assignedTo", user_name(cp.assigned_to) as "assignedToName", "cp"."blind" as "blind", "cp"."is_active" as "isActive", "cp"."next_on" as "nextOn", iso("cp"."created_at") as "createdAt", user_name(cp.created_by) as "createdBy", "cp"."version" as "version", "cp"."next_on" as "~key", "cp"."id" as "~id" -- #23cb80
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
order by "cp"."next_on" asc , "cp"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."name", "page"."siteId", "page"."siteCode", "page"."method", "page"."criteria", "page"."everyDays", "page"."maxLocations", "page"."assignedTo", "page"."assignedToName", "page"."blind", "page"."isActive", "page"."nextOn", "page"."createdAt", "page"."createdBy", "page"."version") as "~line" -- #d7426a
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=nextOn&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #23cb80
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and ("cp"."next_on", "cp"."id") > ($4::text::date, $5::bigint) -- #c5e1af
order by "cp"."next_on" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "cp"."next_on" as "~key", "cp"."id" as "~id"
from "count_plans" as "cp"
where true
order by "cp"."next_on" asc , "cp"."id" asc
limit 11
offset 1)) as cut) as page
-- #3de5bb
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where "cp"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where ((search_fold("cp"."name") like (select search_pattern($4))) -- #610be5
and (search_fold("cp"."name") like (select search_pattern($5)))))) as every -- #e7069e
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #23cb80
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where ((search_fold("cp"."name") like (select search_pattern($6))) -- #de076f
and (search_fold("cp"."name") like (select search_pattern($7)))) -- #df559f
order by "cp"."next_on" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, string, string, string, string

-- admin: limit=1&siteId=1
-- manager: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true
and "cp"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #23cb80
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and "cp"."site_id" in ($5)
order by "cp"."next_on" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, number, number

-- admin: limit=1&siteId=1&cursor
-- manager: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true
and "cp"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #23cb80
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and "cp"."site_id" in ($5)
and ("cp"."next_on", "cp"."id") > ($6::text::date, $7::bigint) -- #2528b8
order by "cp"."next_on" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, number, number, string, number

-- admin: limit=1&method=zone
-- manager: limit=1&method=zone
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true
and "cp"."method" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #23cb80
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and "cp"."method" in ($5)
order by "cp"."next_on" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, 'zone', 'zone'

-- admin: limit=1&method=abc
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true
and "cp"."method" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #23cb80
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and "cp"."method" in ($5)
order by "cp"."next_on" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, 'abc', 'abc'

-- admin: limit=1&method=not_counted
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true
and "cp"."method" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #23cb80
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and "cp"."method" in ($5)
order by "cp"."next_on" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, 'not_counted', 'not_counted'

-- admin: limit=1&method=short_pick
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true
and "cp"."method" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #23cb80
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and "cp"."method" in ($5)
order by "cp"."next_on" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, 'short_pick', 'short_pick'

-- admin: limit=1&method=short_pick&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true
and "cp"."method" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #23cb80
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and "cp"."method" in ($5)
-- #2528b8
order by "cp"."next_on" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, 'short_pick', 'short_pick', string, number

-- admin: limit=1&method=zone&method=abc
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true
and "cp"."method" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #23cb80
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and "cp"."method" in ($6, $7)
order by "cp"."next_on" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, 'zone', 'abc', 'zone', 'abc'

-- admin: limit=1&assignedTo=1
-- manager: limit=1&assignedTo=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true
and "cp"."assigned_to" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #23cb80
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and "cp"."assigned_to" in ($5)
order by "cp"."next_on" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, number, number

-- admin: limit=1&sort=name
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "cp"."id" as "id", "cp"."name" as "name", "cp"."site_id" as "siteId", "si"."code" as "siteCode", "cp"."method" as "method", "cp"."criteria" as "criteria", "cp"."every_days" as "everyDays", "cp"."max_locations" as "maxLocations", "cp"."assigned_to" as "assignedTo", user_name(cp.assigned_to) as "assignedToName", "cp"."blind" as "blind", "cp"."is_active" as "isActive", "cp"."next_on" as "nextOn", iso("cp"."created_at") as "createdAt", user_name(cp.created_by) as "createdBy", "cp"."version" as "version", "cp"."name" as "~key", "cp"."id" as "~id" -- #bb73f0
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
order by "cp"."name" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number

-- admin: limit=1&sort=name&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #bb73f0
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and ("cp"."name", "cp"."id") > ($4::text::text, $5::bigint)
order by "cp"."name" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, string, number

-- admin: limit=1&sort=-name
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #bb73f0
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
order by "cp"."name" desc , "cp"."id" desc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number

-- admin: limit=1&sort=-name&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #bb73f0
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and ("cp"."name", "cp"."id") < ($4::text::text, $5::bigint)
order by "cp"."name" desc , "cp"."id" desc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, string, number

-- admin: limit=1&sort=-nextOn
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #23cb80
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
order by "cp"."next_on" desc , "cp"."id" desc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number

-- admin: limit=1&sort=-nextOn&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #23cb80
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and ("cp"."next_on", "cp"."id") < ($4::text::date, $5::bigint) -- #5602a2
order by "cp"."next_on" desc , "cp"."id" desc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, string, number

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "cp"."id" as "id", "cp"."name" as "name", "cp"."site_id" as "siteId", "si"."code" as "siteCode", "cp"."method" as "method", "cp"."criteria" as "criteria", "cp"."every_days" as "everyDays", "cp"."max_locations" as "maxLocations", "cp"."assigned_to" as "assignedTo", user_name(cp.assigned_to) as "assignedToName", "cp"."blind" as "blind", "cp"."is_active" as "isActive", "cp"."next_on" as "nextOn", iso("cp"."created_at") as "createdAt", user_name(cp.created_by) as "createdBy", "cp"."version" as "version", "cp"."created_at" as "~key", "cp"."id" as "~id" -- #ac8dd2
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
order by "cp"."created_at" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #ac8dd2
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and ("cp"."created_at", "cp"."id") > ($4::text::timestamptz, $5::bigint) -- #fc76c1
order by "cp"."created_at" asc , "cp"."id" asc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, string, number

-- admin: limit=1&sort=-createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #ac8dd2
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
order by "cp"."created_at" desc , "cp"."id" desc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number

-- admin: limit=1&sort=-createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "count_plans" as "cp"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #ac8dd2
from "count_plans" as "cp"
inner join "sites" as "si" on "si"."id" = "cp"."site_id"
where true
and ("cp"."created_at", "cp"."id") < ($4::text::timestamptz, $5::bigint) -- #6c2fdd
order by "cp"."created_at" desc , "cp"."id" desc
limit 11)) as cut) as page
-- #d7426a
-- number, number, number, string, number
