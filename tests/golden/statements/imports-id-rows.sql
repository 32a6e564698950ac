-- admin: everything
-- manager: everything
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select array_to_json(array((select "r"."id" as "id"
from "imports" as "x"
inner join "import_rows" as "r" on "r"."import_id" = "x"."id" -- #0b60d0
where "r"."import_id" = $1
and true
order by "r"."line" asc , "r"."id" asc)))::text as ids
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "r"."id", "r"."line", "r"."cells", "r"."state", "r"."action", r.messages as "messages", r.changes as "changes", "r"."known", case when r.record_id is not null then jsonb_build_object('id', r.record_id, 'name', r.record_name) end as "record" -- #ab265c
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $2
and "r"."id" = wanted.id)) as "~line"
-- list of number, number

-- admin: limit=1
-- admin: limit=1&sort=line
-- manager: limit=1
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "r"."id", "r"."line", "r"."cells", "r"."state", "r"."action", r.messages as "messages", r.changes as "changes", "r"."known", case when r.record_id is not null then jsonb_build_object('id', r.record_id, 'name', r.record_name) end as "record", "r"."line" as "~key", "r"."id" as "~id" -- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $5
and true
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."line", "page"."cells", "page"."state", "page"."action", "page"."messages", "page"."changes", "page"."known", "page"."record") as "~line" -- #17538f
-- number, number, number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=line&cursor
-- manager: limit=1&cursor
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $5
and true
and ("r"."line", "r"."id") > ($6::text::bigint, $7::bigint)
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "r"."line" as "~key", "r"."id" as "~id"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $5
and true
order by "r"."line" asc , "r"."id" asc
limit 11
offset 1)) as cut) as page
-- #ab265c
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $6
and "r"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and ((exists (select
from unnest(r.cells) as cell(text)
where search_fold("cell"."text") like (select search_pattern($5)))) -- #10d0d2
and (exists (select
from unnest(r.cells) as cell(text)
where search_fold("cell"."text") like (select search_pattern($6))))))) as every -- #f2d24e
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $7
and ((exists (select
from unnest(r.cells) as cell(text)
where search_fold("cell"."text") like (select search_pattern($8)))) -- #5f0f42
and (exists (select
from unnest(r.cells) as cell(text)
where search_fold("cell"."text") like (select search_pattern($9))))) -- #b2b2f1
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, string, string, number, string, string

-- admin: limit=1&state=pending
-- manager: limit=1&state=pending
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true
and "r"."state" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $6
and true
and "r"."state" in ($7)
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, 'pending', number, 'pending'

-- admin: limit=1&state=pending&cursor
-- manager: limit=1&state=pending&cursor
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true
and "r"."state" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $6
and true
and "r"."state" in ($7)
and ("r"."line", "r"."id") > ($8::text::bigint, $9::bigint)
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, 'pending', number, 'pending', string, number

-- admin: limit=1&state=ready
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true
and "r"."state" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $6
and true
and "r"."state" in ($7)
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, 'ready', number, 'ready'

-- admin: limit=1&state=error
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true
and "r"."state" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $6
and true
and "r"."state" in ($7)
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, 'error', number, 'error'

-- admin: limit=1&state=skipped
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true
and "r"."state" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $6
and true
and "r"."state" in ($7)
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, 'skipped', number, 'skipped'

-- admin: limit=1&state=imported
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true
and "r"."state" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $6
and true
and "r"."state" in ($7)
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, 'imported', number, 'imported'

-- admin: limit=1&state=pending&state=ready
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true
and "r"."state" in ($5, $6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $7
and true
and "r"."state" in ($8, $9)
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, 'pending', 'ready', number, 'pending', 'ready'

-- admin: limit=1&state=pending&state=ready&cursor
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true
and "r"."state" in ($5, $6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $7
and true
and "r"."state" in ($8, $9)
and ("r"."line", "r"."id") > ($10::text::bigint, $11::bigint) -- #809d88
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, 'pending', 'ready', number, 'pending', 'ready', string, number

-- admin: limit=1&action=create
-- manager: limit=1&action=create
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true
and "r"."action" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $6
and true
and "r"."action" in ($7)
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, 'create', number, 'create'

-- admin: limit=1&action=update
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true
and "r"."action" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $6
and true
and "r"."action" in ($7)
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, 'update', number, 'update'

-- admin: limit=1&action=unchanged
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true
and "r"."action" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $6
and true
and "r"."action" in ($7)
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, 'unchanged', number, 'unchanged'

-- admin: limit=1&action=create&action=update
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true
and "r"."action" in ($5, $6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $7
and true
and "r"."action" in ($8, $9)
order by "r"."line" asc , "r"."id" asc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, 'create', 'update', number, 'create', 'update'

-- admin: limit=1&sort=-line
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $5
and true
order by "r"."line" desc , "r"."id" desc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, number

-- admin: limit=1&sort=-line&cursor
select "x"."id"
from "imports" as "x"
where "x"."id" = $1
-- number

select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #73c4f1
from "imports" as "x"
-- #0b60d0
where "r"."import_id" = $5
and true
and ("r"."line", "r"."id") < ($6::text::bigint, $7::bigint)
order by "r"."line" desc , "r"."id" desc
limit 11)) as cut) as page
-- #17538f
-- number, number, number, number, number, string, number

-- customer: 404 everything
-- customer: 404 limit=1
-- customer: 404 limit=1&page=2
-- customer: 404 limit=1&q=ä+ö
-- customer: 404 limit=1&state=pending
-- customer: 404 limit=1&action=create
select "x"."id"
from "imports" as "x"
where "x"."customer_id" = $1
and "x"."id" = $2
-- number, number

-- view-only customer: 403 everything
-- view-only customer: 403 limit=1
-- view-only customer: 403 limit=1&page=2
-- view-only customer: 403 limit=1&q=ä+ö
-- view-only customer: 403 limit=1&state=pending
-- view-only customer: 403 limit=1&action=create
