-- admin: everything
-- manager: everything
select array_to_json(array((select "si"."id" as "id"
from "sites" as "si"
where true
order by "si"."code" asc , "si"."id" asc)))::text as ids
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "si"."id" as "id", "si"."code" as "code", "si"."name" as "name", "si"."address" as "address", "si"."time_zone" as "timeZone", "si"."seed_id_warehouse" as "seedIdWarehouse", "si"."tax_warehouse" as "taxWarehouse", "si"."facility_id" as "facilityId", "si"."is_active" as "isActive", "si"."is_default" as "isDefault", (select count(*) -- #2fdc58
from locations l
where l.site_id = si.id
and l.is_active
and not l.is_built_in) as "locations", (select coalesce(sum(s.on_hand), 0) -- #a31d4e
from stock s
join locations l on l.id = s.location_id
where l.site_id = si.id) as "units", iso("si"."created_at") as "createdAt", user_name(si.created_by) as "createdBy", "si"."version" as "version" -- #8d985e
from "sites" as "si"
where "si"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=code
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "si"."id" as "id", "si"."code" as "code", "si"."name" as "name", "si"."address" as "address", "si"."time_zone" as "timeZone", "si"."seed_id_warehouse" as "seedIdWarehouse", "si"."tax_warehouse" as "taxWarehouse", "si"."facility_id" as "facilityId", "si"."is_active" as "isActive", "si"."is_default" as "isDefault", (select count(*) -- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
where l.site_id = si.id) as "units", iso("si"."created_at") as "createdAt", user_name(si.created_by) as "createdBy", "si"."version" as "version", "si"."code" as "~key", "si"."id" as "~id" -- #496fde
from "sites" as "si"
where true
order by "si"."code" asc , "si"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."code", "page"."name", "page"."address", "page"."timeZone", "page"."seedIdWarehouse", "page"."taxWarehouse", "page"."facilityId", "page"."isActive", "page"."isDefault", "page"."locations", "page"."units", "page"."createdAt", "page"."createdBy", "page"."version") as "~line" -- #ecd484
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=code&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #496fde
from "sites" as "si"
where true
and ("si"."code", "si"."id") > ($4::text::text, $5::bigint)
order by "si"."code" asc , "si"."id" asc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "si"."code" as "~key", "si"."id" as "~id"
from "sites" as "si"
where true
order by "si"."code" asc , "si"."id" asc
limit 11
offset 1)) as cut) as page
-- #2fdc58
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #8d985e
from "sites" as "si"
where "si"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where ((search_fold("si"."code") like (select search_pattern($4)) -- #715a54
or search_fold("si"."name") like (select search_pattern($5))) -- #830bd0
and (search_fold("si"."code") like (select search_pattern($6)) -- #c7d812
or search_fold("si"."name") like (select search_pattern($7)))))) as every -- #3870ed
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #496fde
from "sites" as "si"
where ((search_fold("si"."code") like (select search_pattern($8)) -- #9d3286
or search_fold("si"."name") like (select search_pattern($9))) -- #8d3f4d
and (search_fold("si"."code") like (select search_pattern($10)) -- #f9d869
or search_fold("si"."name") like (select search_pattern($11)))) -- #43e6c5
order by "si"."code" asc , "si"."id" asc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number, string, string, string, string, string, string, string, string

-- admin: limit=1&status=active
-- manager: limit=1&status=active
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true
and ("si"."is_active" = true))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #496fde
from "sites" as "si"
where true
and ("si"."is_active" = true)
order by "si"."code" asc , "si"."id" asc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number

-- admin: limit=1&status=active&cursor
-- manager: limit=1&status=active&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true
and ("si"."is_active" = true))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #496fde
from "sites" as "si"
where true
and ("si"."is_active" = true)
and ("si"."code", "si"."id") > ($4::text::text, $5::bigint)
order by "si"."code" asc , "si"."id" asc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number, string, number

-- admin: limit=1&status=inactive
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true
and ("si"."is_active" = false))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #496fde
from "sites" as "si"
where true
and ("si"."is_active" = false)
order by "si"."code" asc , "si"."id" asc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number

-- admin: limit=1&status=active&status=inactive
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true
and ("si"."is_active" = true
or "si"."is_active" = false))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #496fde
from "sites" as "si"
where true
and ("si"."is_active" = true
or "si"."is_active" = false)
order by "si"."code" asc , "si"."id" asc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number

-- admin: limit=1&status=active&status=inactive&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true
and ("si"."is_active" = true
or "si"."is_active" = false))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #496fde
from "sites" as "si"
where true
and ("si"."is_active" = true
or "si"."is_active" = false)
and ("si"."code", "si"."id") > ($4::text::text, $5::bigint)
order by "si"."code" asc , "si"."id" asc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number, string, number

-- admin: limit=1&sort=-code
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #496fde
from "sites" as "si"
where true
order by "si"."code" desc , "si"."id" desc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number

-- admin: limit=1&sort=-code&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #496fde
from "sites" as "si"
where true
and ("si"."code", "si"."id") < ($4::text::text, $5::bigint)
order by "si"."code" desc , "si"."id" desc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number, string, number

-- admin: limit=1&sort=name
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
where l.site_id = si.id) as "units", iso("si"."created_at") as "createdAt", user_name(si.created_by) as "createdBy", "si"."version" as "version", "si"."name" as "~key", "si"."id" as "~id" -- #6642a9
from "sites" as "si"
where true
order by "si"."name" asc , "si"."id" asc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number

-- admin: limit=1&sort=name&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #6642a9
from "sites" as "si"
where true
and ("si"."name", "si"."id") > ($4::text::text, $5::bigint)
order by "si"."name" asc , "si"."id" asc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number, string, number

-- admin: limit=1&sort=-name
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #6642a9
from "sites" as "si"
where true
order by "si"."name" desc , "si"."id" desc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number

-- admin: limit=1&sort=-name&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #6642a9
from "sites" as "si"
where true
and ("si"."name", "si"."id") < ($4::text::text, $5::bigint)
order by "si"."name" desc , "si"."id" desc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number, string, number

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
where l.site_id = si.id) as "units", iso("si"."created_at") as "createdAt", user_name(si.created_by) as "createdBy", "si"."version" as "version", "si"."created_at" as "~key", "si"."id" as "~id" -- #870617
from "sites" as "si"
where true
order by "si"."created_at" asc , "si"."id" asc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #870617
from "sites" as "si"
where true
and ("si"."created_at", "si"."id") > ($4::text::timestamptz, $5::bigint) -- #57f87b
order by "si"."created_at" asc , "si"."id" asc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number, string, number

-- admin: limit=1&sort=-createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #870617
from "sites" as "si"
where true
order by "si"."created_at" desc , "si"."id" desc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number

-- admin: limit=1&sort=-createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddfbc
from locations l
where l.site_id = si.id
and l.is_active
-- #a31d4e
from stock s
join locations l on l.id = s.location_id
-- #870617
from "sites" as "si"
where true
and ("si"."created_at", "si"."id") < ($4::text::timestamptz, $5::bigint) -- #406c3c
order by "si"."created_at" desc , "si"."id" desc
limit 11)) as cut) as page
-- #ecd484
-- number, number, number, string, number

-- customer: everything
select array_to_json(array((select "si"."id" as "id"
from "sites" as "si"
where (exists (select
from stock s
join locations l on l.id = s.location_id
join inventory_items i on i.id = s.item_id
where i.customer_id = $1
and s.on_hand > 0
and l.site_id = si.id)
or exists (select
from orders o
where o.customer_id = $2
and o.site_id = si.id
and o.status not in ('completed', 'cancelled')))
and true
order by "si"."code" asc , "si"."id" asc)))::text as ids
-- number, number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
cross join lateral (select "~every"."id", "~every"."code", "~every"."name" -- #7f444f
from ((select "si"."id" as "id", "si"."code" as "code", "si"."name" as "name", null as "address", null as "timeZone", null as "seedIdWarehouse", null as "taxWarehouse", null as "facilityId", "si"."is_active" as "isActive", "si"."is_default" as "isDefault", null as "locations", null as "units", null as "createdAt", null as "createdBy", "si"."version" as "version" -- #e202e8
from "sites" as "si"
where (exists (select
from stock s
join locations l on l.id = s.location_id
join inventory_items i on i.id = s.item_id
where i.customer_id = $2
and s.on_hand > 0
and l.site_id = si.id)
or exists (select
from orders o
where o.customer_id = $3
and o.site_id = si.id
and o.status not in ('completed', 'cancelled')))
and "si"."id" = wanted.id)) as "~every") as "~line"
-- list of number, number, number

-- customer: limit=1
-- view-only customer: limit=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where (exists (select
from stock s
join locations l on l.id = s.location_id
join inventory_items i on i.id = s.item_id
where i.customer_id = $4
and s.on_hand > 0
and l.site_id = si.id)
or exists (select
from orders o
where o.customer_id = $5
and o.site_id = si.id
and o.status not in ('completed', 'cancelled')))
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "si"."id" as "id", "si"."code" as "code", "si"."name" as "name", null as "address", null as "timeZone", null as "seedIdWarehouse", null as "taxWarehouse", null as "facilityId", "si"."is_active" as "isActive", "si"."is_default" as "isDefault", null as "locations", null as "units", null as "createdAt", null as "createdBy", "si"."version" as "version", "si"."code" as "~key", "si"."id" as "~id" -- #da013a
from "sites" as "si"
where (exists (select
from stock s
join locations l on l.id = s.location_id
join inventory_items i on i.id = s.item_id
where i.customer_id = $6
and s.on_hand > 0
and l.site_id = si.id)
or exists (select
from orders o
where o.customer_id = $7
and o.site_id = si.id
and o.status not in ('completed', 'cancelled')))
and true
order by "si"."code" asc , "si"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."code", "page"."name") as "~line" -- #35625c
-- number, number, number, number, number, number, number

-- customer: limit=1&page=2
-- view-only customer: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where (exists (select
from stock s
join locations l on l.id = s.location_id
join inventory_items i on i.id = s.item_id
where i.customer_id = $4
and s.on_hand > 0
and l.site_id = si.id)
or exists (select
from orders o
where o.customer_id = $5
and o.site_id = si.id
and o.status not in ('completed', 'cancelled')))
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "si"."code" as "~key", "si"."id" as "~id"
from "sites" as "si"
where (exists (select
from stock s
join locations l on l.id = s.location_id
join inventory_items i on i.id = s.item_id
where i.customer_id = $6
and s.on_hand > 0
and l.site_id = si.id)
or exists (select
from orders o
where o.customer_id = $7
and o.site_id = si.id
and o.status not in ('completed', 'cancelled')))
and true
order by "si"."code" asc , "si"."id" asc
limit 11
offset 1)) as cut) as page
-- #7f444f
-- #e202e8
from "sites" as "si"
where (exists (select
from stock s
join locations l on l.id = s.location_id
join inventory_items i on i.id = s.item_id
where i.customer_id = $8
and s.on_hand > 0
and l.site_id = si.id)
or exists (select
from orders o
where o.customer_id = $9
and o.site_id = si.id
and o.status not in ('completed', 'cancelled')))
and "si"."id" = "page"."~id")) as "~every") as "~line"
-- number, number, number, number, number, number, number, number, number

-- customer: limit=1&q=ä+ö
-- view-only customer: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where (exists (select
from stock s
join locations l on l.id = s.location_id
join inventory_items i on i.id = s.item_id
where i.customer_id = $4
and s.on_hand > 0
and l.site_id = si.id)
or exists (select
from orders o
where o.customer_id = $5
and o.site_id = si.id
and o.status not in ('completed', 'cancelled')))
and ((search_fold("si"."code") like (select search_pattern($6)) -- #03d2af
or search_fold("si"."name") like (select search_pattern($7))) -- #1539e7
and (search_fold("si"."code") like (select search_pattern($8)) -- #17c843
or search_fold("si"."name") like (select search_pattern($9)))))) as every -- #300a93
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #da013a
from "sites" as "si"
where (exists (select
from stock s
join locations l on l.id = s.location_id
join inventory_items i on i.id = s.item_id
where i.customer_id = $10
and s.on_hand > 0
and l.site_id = si.id)
or exists (select
from orders o
where o.customer_id = $11
and o.site_id = si.id
and o.status not in ('completed', 'cancelled')))
and ((search_fold("si"."code") like (select search_pattern($12)) -- #0a062c
or search_fold("si"."name") like (select search_pattern($13))) -- #ee50e2
and (search_fold("si"."code") like (select search_pattern($14)) -- #9fb0dc
or search_fold("si"."name") like (select search_pattern($15)))) -- #079cac
order by "si"."code" asc , "si"."id" asc
limit 11)) as cut) as page
-- #35625c
-- number, number, number, number, number, string, string, string, string, number, number, string, string, string, string

-- customer: limit=1&status=active
-- view-only customer: limit=1&status=active
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "sites" as "si"
where (exists (select
from stock s
join locations l on l.id = s.location_id
join inventory_items i on i.id = s.item_id
where i.customer_id = $4
and s.on_hand > 0
and l.site_id = si.id)
or exists (select
from orders o
where o.customer_id = $5
and o.site_id = si.id
and o.status not in ('completed', 'cancelled')))
and true
and ("si"."is_active" = true))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #da013a
from "sites" as "si"
where (exists (select
from stock s
join locations l on l.id = s.location_id
join inventory_items i on i.id = s.item_id
where i.customer_id = $6
and s.on_hand > 0
and l.site_id = si.id)
or exists (select
from orders o
where o.customer_id = $7
and o.site_id = si.id
and o.status not in ('completed', 'cancelled')))
and true
and ("si"."is_active" = true)
order by "si"."code" asc , "si"."id" asc
limit 11)) as cut) as page
-- #35625c
-- number, number, number, number, number, number, number

-- view-only customer: everything
select array_to_json(array((select "si"."id" as "id"
from "sites" as "si"
where (exists (select
from stock s
join locations l on l.id = s.location_id
join inventory_items i on i.id = s.item_id
where i.customer_id = $1
and s.on_hand > 0
and l.site_id = si.id)
or exists (select
from orders o
where o.customer_id = $2
and o.site_id = si.id
and o.status not in ('completed', 'cancelled')))
and true
order by "si"."code" asc , "si"."id" asc)))::text as ids
-- number, number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #7f444f
-- #e202e8
from "sites" as "si"
where (exists (select
from stock s
join locations l on l.id = s.location_id
join inventory_items i on i.id = s.item_id
where i.customer_id = $2
and s.on_hand > 0
and l.site_id = si.id)
or exists (select
from orders o
where o.customer_id = $3
and o.site_id = si.id
and o.status not in ('completed', 'cancelled')))
and "si"."id" = wanted.id)) as "~every") as "~line"
-- empty list, number, number
