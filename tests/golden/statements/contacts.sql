-- admin: everything
-- manager: everything
select array_to_json(array((select "p"."id" as "id"
from "contacts" as "p"
where "p"."deleted_at" is null
and true
order by "p"."created_at" desc , "p"."id" desc)))::text as ids -- #2f6bef
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "p"."id" as "id", "p"."customer_id" as "customerId", "c"."name" as "customerName", "p"."first_name" as "firstName", "p"."last_name" as "lastName", "p"."title" as "title", "p"."department" as "department", "p"."email" as "email", "p"."phone" as "phone", "p"."is_primary" as "isPrimary", iso("p"."created_at") as "createdAt", iso("p"."updated_at") as "updatedAt", "p"."version" as "version" -- #6a7ee1
from "contacts" as "p"
inner join "customers" as "c" on "c"."id" = "p"."customer_id" -- #3b76de
where "p"."deleted_at" is null
and "p"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "p"."id" as "id", "p"."customer_id" as "customerId", "c"."name" as "customerName", "p"."first_name" as "firstName", "p"."last_name" as "lastName", "p"."title" as "title", "p"."department" as "department", "p"."email" as "email", "p"."phone" as "phone", "p"."is_primary" as "isPrimary", iso("p"."created_at") as "createdAt", iso("p"."updated_at") as "updatedAt", "p"."version" as "version", "p"."created_at" as "~key", "p"."id" as "~id" -- #c261e4
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
order by "p"."created_at" desc , "p"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."customerId", "page"."customerName", "page"."firstName", "page"."lastName", "page"."title", "page"."department", "page"."email", "page"."phone", "page"."isPrimary", "page"."createdAt", "page"."updatedAt", "page"."version") as "~line" -- #b5830c
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c261e4
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and ("p"."created_at", "p"."id") < ($4::text::timestamptz, $5::bigint) -- #9780d5
order by "p"."created_at" desc , "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "p"."created_at" as "~key", "p"."id" as "~id"
from "contacts" as "p"
where "p"."deleted_at" is null
and true
order by "p"."created_at" desc , "p"."id" desc
limit 11
offset 1)) as cut) as page
-- #6a7ee1
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and "p"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and ((search_fold("p"."first_name") like (select search_pattern($4)) -- #5bc075
or search_fold("p"."last_name") like (select search_pattern($5)) -- #75f82d
or search_fold("p"."title") like (select search_pattern($6)) -- #351e70
or search_fold("p"."department") like (select search_pattern($7)) -- #2b5314
or search_fold("p"."email") like (select search_pattern($8)) -- #2cf4f0
or search_fold("p"."phone") like (select search_pattern($9)) -- #9f3132
or p.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($10)))) -- #3e6267
and (search_fold("p"."first_name") like (select search_pattern($11)) -- #1891f7
or search_fold("p"."last_name") like (select search_pattern($12)) -- #4ca772
or search_fold("p"."title") like (select search_pattern($13)) -- #962273
or search_fold("p"."department") like (select search_pattern($14)) -- #ffcce8
or search_fold("p"."email") like (select search_pattern($15)) -- #6026a4
or search_fold("p"."phone") like (select search_pattern($16)) -- #c73b74
or p.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($17))))))) as every -- #d4a85a
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c261e4
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and ((search_fold("p"."first_name") like (select search_pattern($18)) -- #36ca71
or search_fold("p"."last_name") like (select search_pattern($19)) -- #0a9d72
or search_fold("p"."title") like (select search_pattern($20)) -- #c91634
or search_fold("p"."department") like (select search_pattern($21)) -- #db75dd
or search_fold("p"."email") like (select search_pattern($22)) -- #498200
or search_fold("p"."phone") like (select search_pattern($23)) -- #b99062
or p.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($24)))) -- #cf7576
and (search_fold("p"."first_name") like (select search_pattern($25)) -- #29e3ce
or search_fold("p"."last_name") like (select search_pattern($26)) -- #9b65ff
or search_fold("p"."title") like (select search_pattern($27)) -- #6ae6cb
or search_fold("p"."department") like (select search_pattern($28)) -- #830ba1
or search_fold("p"."email") like (select search_pattern($29)) -- #e89aec
or search_fold("p"."phone") like (select search_pattern($30)) -- #e65ee3
or p.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($31))))) -- #fd5fd9
order by "p"."created_at" desc , "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
-- #5bc075
-- #75f82d
-- #351e70
-- #2b5314
-- #2cf4f0
-- #9f3132
or p.customer_id in (select c.id
from customers c
-- #3e6267
-- #1891f7
-- #4ca772
-- #962273
-- #ffcce8
-- #6026a4
-- #c73b74
or p.customer_id in (select c.id
from customers c
-- #d4a85a
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c261e4
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
-- #36ca71
-- #0a9d72
-- #c91634
-- #db75dd
-- #498200
-- #b99062
or p.customer_id in (select c.id
from customers c
-- #cf7576
-- #29e3ce
-- #9b65ff
-- #6ae6cb
-- #830ba1
-- #e89aec
-- #e65ee3
or p.customer_id in (select c.id
from customers c
-- #fd5fd9
and ("p"."created_at", "p"."id") < ($32::text::timestamptz, $33::bigint) -- #24b1c7
order by "p"."created_at" desc , "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true
and "p"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c261e4
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and "p"."customer_id" in ($5)
order by "p"."created_at" desc , "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, number, number

-- admin: limit=1&customerId=1&cursor
-- manager: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true
and "p"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c261e4
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and "p"."customer_id" in ($5)
and ("p"."created_at", "p"."id") < ($6::text::timestamptz, $7::bigint) -- #8a18d0
order by "p"."created_at" desc , "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, number, number, string, number

-- admin: limit=1&primary=true
-- admin: limit=1&primary=false
-- manager: limit=1&primary=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true
and "p"."is_primary" = $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c261e4
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and "p"."is_primary" = $5
order by "p"."created_at" desc , "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, boolean, boolean

-- admin: limit=1&primary=true&cursor
-- manager: limit=1&primary=true&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true
and "p"."is_primary" = $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c261e4
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and "p"."is_primary" = $5
-- #8a18d0
order by "p"."created_at" desc , "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, boolean, boolean, string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true
and ("p"."created_at" >= ($4::date)::timestamp at time zone warehouse_zone()))) as every -- #1f2ef0
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c261e4
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and ("p"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #3525f0
order by "p"."created_at" desc , "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true
-- #1f2ef0
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c261e4
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
-- #3525f0
-- #8a18d0
order by "p"."created_at" desc , "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, '2026-01-31', '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true
and ("p"."created_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()))) as every -- #e2e942
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c261e4
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and ("p"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #f17aac
order by "p"."created_at" desc , "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&sort=firstName
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "p"."id" as "id", "p"."customer_id" as "customerId", "c"."name" as "customerName", "p"."first_name" as "firstName", "p"."last_name" as "lastName", "p"."title" as "title", "p"."department" as "department", "p"."email" as "email", "p"."phone" as "phone", "p"."is_primary" as "isPrimary", iso("p"."created_at") as "createdAt", iso("p"."updated_at") as "updatedAt", "p"."version" as "version", "p"."first_name" as "~key", "p"."id" as "~id" -- #ad03da
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
order by "p"."first_name" asc , "p"."id" asc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number

-- admin: limit=1&sort=firstName&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #ad03da
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and ("p"."first_name", "p"."id") > ($4::text::text, $5::bigint) -- #627587
order by "p"."first_name" asc , "p"."id" asc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, string, number

-- admin: limit=1&sort=-firstName
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #ad03da
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
order by "p"."first_name" desc , "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number

-- admin: limit=1&sort=-firstName&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #ad03da
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and ("p"."first_name", "p"."id") < ($4::text::text, $5::bigint) -- #e5eb66
order by "p"."first_name" desc , "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, string, number

-- admin: limit=1&sort=lastName
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "p"."id" as "id", "p"."customer_id" as "customerId", "c"."name" as "customerName", "p"."first_name" as "firstName", "p"."last_name" as "lastName", "p"."title" as "title", "p"."department" as "department", "p"."email" as "email", "p"."phone" as "phone", "p"."is_primary" as "isPrimary", iso("p"."created_at") as "createdAt", iso("p"."updated_at") as "updatedAt", "p"."version" as "version", "p"."last_name" as "~key", "p"."id" as "~id" -- #1e6ad1
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
order by "p"."last_name" asc nulls last, "p"."id" asc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number

-- admin: limit=1&sort=lastName&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1e6ad1
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and (("p"."last_name", "p"."id") > ($4::text::text, $5::bigint) -- #db6259
or "p"."last_name" is null)
order by "p"."last_name" asc nulls last, "p"."id" asc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, string, number

-- admin: limit=1&sort=-lastName
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1e6ad1
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
order by "p"."last_name" desc nulls last, "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number

-- admin: limit=1&sort=-lastName&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1e6ad1
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and (("p"."last_name", "p"."id") < ($4::text::text, $5::bigint) -- #cb951c
or "p"."last_name" is null)
order by "p"."last_name" desc nulls last, "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, string, number

-- admin: limit=1&sort=title
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "p"."id" as "id", "p"."customer_id" as "customerId", "c"."name" as "customerName", "p"."first_name" as "firstName", "p"."last_name" as "lastName", "p"."title" as "title", "p"."department" as "department", "p"."email" as "email", "p"."phone" as "phone", "p"."is_primary" as "isPrimary", iso("p"."created_at") as "createdAt", iso("p"."updated_at") as "updatedAt", "p"."version" as "version", "p"."title" as "~key", "p"."id" as "~id" -- #3d3b67
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
order by "p"."title" asc nulls last, "p"."id" asc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number

-- admin: limit=1&sort=title&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #3d3b67
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and (("p"."title", "p"."id") > ($4::text::text, $5::bigint)
or "p"."title" is null)
order by "p"."title" asc nulls last, "p"."id" asc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, string, number

-- admin: limit=1&sort=-title
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #3d3b67
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
order by "p"."title" desc nulls last, "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number

-- admin: limit=1&sort=-title&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #3d3b67
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and (("p"."title", "p"."id") < ($4::text::text, $5::bigint)
or "p"."title" is null)
order by "p"."title" desc nulls last, "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, string, number

-- admin: limit=1&sort=department
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "p"."id" as "id", "p"."customer_id" as "customerId", "c"."name" as "customerName", "p"."first_name" as "firstName", "p"."last_name" as "lastName", "p"."title" as "title", "p"."department" as "department", "p"."email" as "email", "p"."phone" as "phone", "p"."is_primary" as "isPrimary", iso("p"."created_at") as "createdAt", iso("p"."updated_at") as "updatedAt", "p"."version" as "version", "p"."department" as "~key", "p"."id" as "~id" -- #d89d1a
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
order by "p"."department" asc nulls last, "p"."id" asc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number

-- admin: limit=1&sort=department&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #d89d1a
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and (("p"."department", "p"."id") > ($4::text::text, $5::bigint) -- #59324f
or "p"."department" is null)
order by "p"."department" asc nulls last, "p"."id" asc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, string, number

-- admin: limit=1&sort=-department
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #d89d1a
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
order by "p"."department" desc nulls last, "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number

-- admin: limit=1&sort=-department&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #d89d1a
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and (("p"."department", "p"."id") < ($4::text::text, $5::bigint) -- #81d389
or "p"."department" is null)
order by "p"."department" desc nulls last, "p"."id" desc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, string, number

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c261e4
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
order by "p"."created_at" asc , "p"."id" asc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "contacts" as "p"
where "p"."deleted_at" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c261e4
from "contacts" as "p"
-- #3b76de
where "p"."deleted_at" is null
and true
and ("p"."created_at", "p"."id") > ($4::text::timestamptz, $5::bigint) -- #69e854
order by "p"."created_at" asc , "p"."id" asc
limit 11)) as cut) as page
-- #b5830c
-- number, number, number, string, number
