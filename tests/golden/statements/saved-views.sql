-- admin: everything
select array_to_json(array((select "v"."id" as "id"
from "saved_views" as "v"
where ("v"."user_id" = $1
or ("v"."is_shared" = $2
and "v"."customer_id" is not distinct
from $3))
and true
order by "v"."name" asc , "v"."id" asc)))::text as ids
-- number, boolean, null

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "v"."id", "v"."screen", "v"."name", "v"."is_shared" as "shared", v.definition as "definition", user_name(v.user_id) as "owner", v.user_id = $2 as "mine", iso("v"."created_at") as "createdAt", iso("v"."updated_at") as "updatedAt", "v"."version" -- #680f25
from "saved_views" as "v"
where ("v"."user_id" = $3
or ("v"."is_shared" = $4
and "v"."customer_id" is not distinct
from $5))
and "v"."id" = wanted.id)) as "~line"
-- list of number, number, number, boolean, null

-- admin: limit=1
-- admin: limit=1&sort=name
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "v"."id", "v"."screen", "v"."name", "v"."is_shared" as "shared", v.definition as "definition", user_name(v.user_id) as "owner", v.user_id = $7 as "mine", iso("v"."created_at") as "createdAt", iso("v"."updated_at") as "updatedAt", "v"."version", "v"."name" as "~key", "v"."id" as "~id" -- #68cb33
from "saved_views" as "v"
where ("v"."user_id" = $8
or ("v"."is_shared" = $9
and "v"."customer_id" is not distinct
from $10))
and true
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."screen", "page"."name", "page"."shared", "page"."definition", "page"."owner", "page"."mine", "page"."createdAt", "page"."updatedAt", "page"."version") as "~line" -- #e3a691
-- number, number, number, number, boolean, null, number, number, boolean, null

-- admin: limit=1&cursor
-- admin: limit=1&sort=name&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #68cb33
from "saved_views" as "v"
where ("v"."user_id" = $8
or ("v"."is_shared" = $9
and "v"."customer_id" is not distinct
from $10))
and true
and ("v"."name", "v"."id") > ($11::text::text, $12::bigint)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, number, number, boolean, null, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "v"."name" as "~key", "v"."id" as "~id"
from "saved_views" as "v"
where ("v"."user_id" = $7
or ("v"."is_shared" = $8
and "v"."customer_id" is not distinct
from $9))
and true
order by "v"."name" asc , "v"."id" asc
limit 11
offset 1)) as cut) as page
cross join lateral ((select "v"."id", "v"."screen", "v"."name", "v"."is_shared" as "shared", v.definition as "definition", user_name(v.user_id) as "owner", v.user_id = $10 as "mine", iso("v"."created_at") as "createdAt", iso("v"."updated_at") as "updatedAt", "v"."version" -- #d35a9f
from "saved_views" as "v"
where ("v"."user_id" = $11
or ("v"."is_shared" = $12
and "v"."customer_id" is not distinct
from $13))
and "v"."id" = "page"."~id")) as "~line"
-- number, number, number, number, boolean, null, number, boolean, null, number, number, boolean, null

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and ((search_fold("v"."name") like (select search_pattern($7))) -- #6a907d
and (search_fold("v"."name") like (select search_pattern($8)))))) as every -- #a1fc65
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "v"."id", "v"."screen", "v"."name", "v"."is_shared" as "shared", v.definition as "definition", user_name(v.user_id) as "owner", v.user_id = $9 as "mine", iso("v"."created_at") as "createdAt", iso("v"."updated_at") as "updatedAt", "v"."version", "v"."name" as "~key", "v"."id" as "~id" -- #c2687c
from "saved_views" as "v"
where ("v"."user_id" = $10
or ("v"."is_shared" = $11
and "v"."customer_id" is not distinct
from $12))
and ((search_fold("v"."name") like (select search_pattern($13))) -- #d934da
and (search_fold("v"."name") like (select search_pattern($14)))) -- #c2f306
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, string, string, number, number, boolean, null, string, string

-- admin: limit=1&screen=orders
-- manager: limit=1&screen=orders
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "v"."id", "v"."screen", "v"."name", "v"."is_shared" as "shared", v.definition as "definition", user_name(v.user_id) as "owner", v.user_id = $8 as "mine", iso("v"."created_at") as "createdAt", iso("v"."updated_at") as "updatedAt", "v"."version", "v"."name" as "~key", "v"."id" as "~id" -- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'orders', number, number, boolean, null, 'orders'

-- admin: limit=1&screen=receipts
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'receipts', number, number, boolean, null, 'receipts'

-- admin: limit=1&screen=returns
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'returns', number, number, boolean, null, 'returns'

-- admin: limit=1&screen=inventory
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'inventory', number, number, boolean, null, 'inventory'

-- admin: limit=1&screen=inventory&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
and ("v"."name", "v"."id") > ($13::text::text, $14::bigint)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'inventory', number, number, boolean, null, 'inventory', string, number

-- admin: limit=1&screen=inventory-movements
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'inventory-movements', number, number, boolean, null, 'inventory-movements'

-- admin: limit=1&screen=adjustments
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'adjustments', number, number, boolean, null, 'adjustments'

-- admin: limit=1&screen=counts
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'counts', number, number, boolean, null, 'counts'

-- admin: limit=1&screen=count-plans
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'count-plans', number, number, boolean, null, 'count-plans'

-- admin: limit=1&screen=locations
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'locations', number, number, boolean, null, 'locations'

-- admin: limit=1&screen=categories
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'categories', number, number, boolean, null, 'categories'

-- admin: limit=1&screen=shipments
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'shipments', number, number, boolean, null, 'shipments'

-- admin: limit=1&screen=customers
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'customers', number, number, boolean, null, 'customers'

-- admin: limit=1&screen=portal-accounts
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'portal-accounts', number, number, boolean, null, 'portal-accounts'

-- admin: limit=1&screen=picking
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'picking', number, number, boolean, null, 'picking'

-- admin: limit=1&screen=put-away
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'put-away', number, number, boolean, null, 'put-away'

-- admin: limit=1&screen=quarantine
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'quarantine', number, number, boolean, null, 'quarantine'

-- admin: limit=1&screen=handling-units
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'handling-units', number, number, boolean, null, 'handling-units'

-- admin: limit=1&screen=portal-orders
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'portal-orders', number, number, boolean, null, 'portal-orders'

-- admin: limit=1&screen=portal-shipments
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'portal-shipments', number, number, boolean, null, 'portal-shipments'

-- admin: limit=1&screen=portal-inventory
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'portal-inventory', number, number, boolean, null, 'portal-inventory'

-- admin: limit=1&screen=invoices
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'invoices', number, number, boolean, null, 'invoices'

-- admin: limit=1&screen=quotes
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'quotes', number, number, boolean, null, 'quotes'

-- admin: limit=1&screen=my-invoices
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'my-invoices', number, number, boolean, null, 'my-invoices'

-- admin: limit=1&screen=my-quotes
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'my-quotes', number, number, boolean, null, 'my-quotes'

-- admin: limit=1&screen=reports
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'reports', number, number, boolean, null, 'reports'

-- admin: limit=1&screen=imports
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'imports', number, number, boolean, null, 'imports'

-- admin: limit=1&screen=crm-contacts
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'crm-contacts', number, number, boolean, null, 'crm-contacts'

-- admin: limit=1&screen=crm-activities
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'crm-activities', number, number, boolean, null, 'crm-activities'

-- admin: limit=1&screen=crm-quotes
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'crm-quotes', number, number, boolean, null, 'crm-quotes'

-- admin: limit=1&screen=crm-invoices
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'crm-invoices', number, number, boolean, null, 'crm-invoices'

-- admin: limit=1&screen=users
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'users', number, number, boolean, null, 'users'

-- admin: limit=1&screen=sites
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'sites', number, number, boolean, null, 'sites'

-- admin: limit=1&screen=orders&screen=receipts
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7, $8))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c2687c
from "saved_views" as "v"
where ("v"."user_id" = $10
or ("v"."is_shared" = $11
and "v"."customer_id" is not distinct
from $12))
and true
and "v"."screen" in ($13, $14)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, 'orders', 'receipts', number, number, boolean, null, 'orders', 'receipts'

-- admin: limit=1&sort=-name
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #68cb33
from "saved_views" as "v"
where ("v"."user_id" = $8
or ("v"."is_shared" = $9
and "v"."customer_id" is not distinct
from $10))
and true
order by "v"."name" desc , "v"."id" desc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, number, number, boolean, null

-- admin: limit=1&sort=-name&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #68cb33
from "saved_views" as "v"
where ("v"."user_id" = $8
or ("v"."is_shared" = $9
and "v"."customer_id" is not distinct
from $10))
and true
and ("v"."name", "v"."id") < ($11::text::text, $12::bigint)
order by "v"."name" desc , "v"."id" desc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, number, number, boolean, null, string, number

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "v"."id", "v"."screen", "v"."name", "v"."is_shared" as "shared", v.definition as "definition", user_name(v.user_id) as "owner", v.user_id = $7 as "mine", iso("v"."created_at") as "createdAt", iso("v"."updated_at") as "updatedAt", "v"."version", "v"."created_at" as "~key", "v"."id" as "~id" -- #4bd84e
from "saved_views" as "v"
where ("v"."user_id" = $8
or ("v"."is_shared" = $9
and "v"."customer_id" is not distinct
from $10))
and true
order by "v"."created_at" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, number, number, boolean, null

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4bd84e
from "saved_views" as "v"
where ("v"."user_id" = $8
or ("v"."is_shared" = $9
and "v"."customer_id" is not distinct
from $10))
and true
and ("v"."created_at", "v"."id") > ($11::text::timestamptz, $12::bigint) -- #92a07f
order by "v"."created_at" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, number, number, boolean, null, string, number

-- admin: limit=1&sort=-createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4bd84e
from "saved_views" as "v"
where ("v"."user_id" = $8
or ("v"."is_shared" = $9
and "v"."customer_id" is not distinct
from $10))
and true
order by "v"."created_at" desc , "v"."id" desc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, number, number, boolean, null

-- admin: limit=1&sort=-createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4bd84e
from "saved_views" as "v"
where ("v"."user_id" = $8
or ("v"."is_shared" = $9
and "v"."customer_id" is not distinct
from $10))
and true
and ("v"."created_at", "v"."id") < ($11::text::timestamptz, $12::bigint) -- #157467
order by "v"."created_at" desc , "v"."id" desc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, null, number, number, boolean, null, string, number

-- manager: everything
select array_to_json(array((select "v"."id" as "id"
from "saved_views" as "v"
where ("v"."user_id" = $1
or ("v"."is_shared" = $2
and "v"."customer_id" is not distinct
from $3))
and true
order by "v"."name" asc , "v"."id" asc)))::text as ids
-- number, boolean, null

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #680f25
from "saved_views" as "v"
where ("v"."user_id" = $3
or ("v"."is_shared" = $4
and "v"."customer_id" is not distinct
from $5))
and "v"."id" = wanted.id)) as "~line"
-- empty list, number, number, boolean, null

-- customer: everything
-- view-only customer: everything
select array_to_json(array((select "v"."id" as "id"
from "saved_views" as "v"
where ("v"."user_id" = $1
or ("v"."is_shared" = $2
and "v"."customer_id" is not distinct
from $3))
and true
order by "v"."name" asc , "v"."id" asc)))::text as ids
-- number, boolean, number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #680f25
from "saved_views" as "v"
where ("v"."user_id" = $3
or ("v"."is_shared" = $4
and "v"."customer_id" is not distinct
from $5))
and "v"."id" = wanted.id)) as "~line"
-- empty list, number, number, boolean, number

-- customer: limit=1
-- view-only customer: limit=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #68cb33
from "saved_views" as "v"
where ("v"."user_id" = $8
or ("v"."is_shared" = $9
and "v"."customer_id" is not distinct
from $10))
and true
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, number, number, number, boolean, number

-- customer: limit=1&page=2
-- view-only customer: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "v"."name" as "~key", "v"."id" as "~id"
from "saved_views" as "v"
where ("v"."user_id" = $7
or ("v"."is_shared" = $8
and "v"."customer_id" is not distinct
from $9))
and true
order by "v"."name" asc , "v"."id" asc
limit 11
offset 1)) as cut) as page
-- #d35a9f
from "saved_views" as "v"
where ("v"."user_id" = $11
or ("v"."is_shared" = $12
and "v"."customer_id" is not distinct
from $13))
and "v"."id" = "page"."~id")) as "~line"
-- number, number, number, number, boolean, number, number, boolean, number, number, number, boolean, number

-- customer: limit=1&q=ä+ö
-- view-only customer: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
-- #6a907d
-- #a1fc65
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c2687c
from "saved_views" as "v"
where ("v"."user_id" = $10
or ("v"."is_shared" = $11
and "v"."customer_id" is not distinct
from $12))
-- #d934da
-- #c2f306
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, number, string, string, number, number, boolean, number, string, string

-- customer: limit=1&screen=orders
-- view-only customer: limit=1&screen=orders
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "saved_views" as "v"
where ("v"."user_id" = $4
or ("v"."is_shared" = $5
and "v"."customer_id" is not distinct
from $6))
and true
and "v"."screen" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #b57be5
from "saved_views" as "v"
where ("v"."user_id" = $9
or ("v"."is_shared" = $10
and "v"."customer_id" is not distinct
from $11))
and true
and "v"."screen" in ($12)
order by "v"."name" asc , "v"."id" asc
limit 11)) as cut) as page
-- #e3a691
-- number, number, number, number, boolean, number, 'orders', number, number, boolean, number, 'orders'
