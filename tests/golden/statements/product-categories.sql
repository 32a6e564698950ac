-- admin: everything
-- manager: everything
select array_to_json(array((select "c"."id" as "id"
from "product_categories" as "c"
where true
order by "c"."name" asc , "c"."id" asc)))::text as ids
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "c"."id" as "id", "c"."name" as "name", "c"."code" as "code", "c"."description" as "description", "c"."is_active" as "isActive", "c"."excise_code" as "exciseCode", "c"."version" as "version" -- #053f8c
from "product_categories" as "c"
where "c"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=name
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "c"."id" as "id", "c"."name" as "name", "c"."code" as "code", "c"."description" as "description", "c"."is_active" as "isActive", "c"."excise_code" as "exciseCode", "c"."version" as "version", "c"."name" as "~key", "c"."id" as "~id" -- #4bbf26
from "product_categories" as "c"
where true
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."name", "page"."code", "page"."description", "page"."isActive", "page"."exciseCode", "page"."version") as "~line" -- #d0c112
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=name&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4bbf26
from "product_categories" as "c"
where true
and ("c"."name", "c"."id") > ($4::text::text, $5::bigint)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #d0c112
-- number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "c"."name" as "~key", "c"."id" as "~id"
from "product_categories" as "c"
where true
order by "c"."name" asc , "c"."id" asc
limit 11
offset 1)) as cut) as page
-- #053f8c
from "product_categories" as "c"
where "c"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where ((search_fold("c"."name") like (select search_pattern($4)) -- #645c19
or search_fold("c"."code") like (select search_pattern($5))
or search_fold("c"."description") like (select search_pattern($6))) -- #a60d38
and (search_fold("c"."name") like (select search_pattern($7)) -- #c7420a
or search_fold("c"."code") like (select search_pattern($8))
or search_fold("c"."description") like (select search_pattern($9)))))) as every -- #994bb4
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4bbf26
from "product_categories" as "c"
where ((search_fold("c"."name") like (select search_pattern($10)) -- #d8355d
or search_fold("c"."code") like (select search_pattern($11)) -- #ef478f
or search_fold("c"."description") like (select search_pattern($12))) -- #2c533d
and (search_fold("c"."name") like (select search_pattern($13)) -- #7b85c2
or search_fold("c"."code") like (select search_pattern($14)) -- #f3eed0
or search_fold("c"."description") like (select search_pattern($15)))) -- #ae5629
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #d0c112
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
-- #645c19
or search_fold("c"."code") like (select search_pattern($5))
-- #a60d38
-- #c7420a
or search_fold("c"."code") like (select search_pattern($8))
-- #994bb4
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4bbf26
from "product_categories" as "c"
-- #d8355d
-- #ef478f
-- #2c533d
-- #7b85c2
-- #f3eed0
-- #ae5629
and ("c"."name", "c"."id") > ($16::text::text, $17::bigint)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #d0c112
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&status=active
-- manager: limit=1&status=active
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where true
and ("c"."is_active" = true))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4bbf26
from "product_categories" as "c"
where true
and ("c"."is_active" = true)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #d0c112
-- number, number, number

-- admin: limit=1&status=active&cursor
-- manager: limit=1&status=active&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where true
and ("c"."is_active" = true))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4bbf26
from "product_categories" as "c"
where true
and ("c"."is_active" = true)
and ("c"."name", "c"."id") > ($4::text::text, $5::bigint)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #d0c112
-- number, number, number, string, number

-- admin: limit=1&status=inactive
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where true
and ("c"."is_active" = false))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4bbf26
from "product_categories" as "c"
where true
and ("c"."is_active" = false)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #d0c112
-- number, number, number

-- admin: limit=1&status=active&status=inactive
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where true
and ("c"."is_active" = true
or "c"."is_active" = false))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4bbf26
from "product_categories" as "c"
where true
and ("c"."is_active" = true
or "c"."is_active" = false)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #d0c112
-- number, number, number

-- admin: limit=1&status=active&status=inactive&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where true
and ("c"."is_active" = true
or "c"."is_active" = false))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4bbf26
from "product_categories" as "c"
where true
and ("c"."is_active" = true
or "c"."is_active" = false)
and ("c"."name", "c"."id") > ($4::text::text, $5::bigint)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #d0c112
-- number, number, number, string, number

-- admin: limit=1&sort=-name
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4bbf26
from "product_categories" as "c"
where true
order by "c"."name" desc , "c"."id" desc
limit 11)) as cut) as page
-- #d0c112
-- number, number, number

-- admin: limit=1&sort=-name&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4bbf26
from "product_categories" as "c"
where true
and ("c"."name", "c"."id") < ($4::text::text, $5::bigint)
order by "c"."name" desc , "c"."id" desc
limit 11)) as cut) as page
-- #d0c112
-- number, number, number, string, number

-- admin: limit=1&sort=code
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "c"."id" as "id", "c"."name" as "name", "c"."code" as "code", "c"."description" as "description", "c"."is_active" as "isActive", "c"."excise_code" as "exciseCode", "c"."version" as "version", "c"."code" as "~key", "c"."id" as "~id" -- #21eaab
from "product_categories" as "c"
where true
order by "c"."code" asc nulls last, "c"."id" asc
limit 11)) as cut) as page
-- #d0c112
-- number, number, number

-- admin: limit=1&sort=code&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #21eaab
from "product_categories" as "c"
where true
and (("c"."code", "c"."id") > ($4::text::text, $5::bigint)
or "c"."code" is null)
order by "c"."code" asc nulls last, "c"."id" asc
limit 11)) as cut) as page
-- #d0c112
-- number, number, number, string, number

-- admin: limit=1&sort=-code
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #21eaab
from "product_categories" as "c"
where true
order by "c"."code" desc nulls last, "c"."id" desc
limit 11)) as cut) as page
-- #d0c112
-- number, number, number

-- admin: limit=1&sort=-code&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "product_categories" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #21eaab
from "product_categories" as "c"
where true
and (("c"."code", "c"."id") < ($4::text::text, $5::bigint)
or "c"."code" is null)
order by "c"."code" desc nulls last, "c"."id" desc
limit 11)) as cut) as page
-- #d0c112
-- number, number, number, string, number
