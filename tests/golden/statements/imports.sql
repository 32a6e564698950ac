-- admin: everything
-- manager: everything
select array_to_json(array((select "x"."id" as "id"
from "imports" as "x"
left join "customers" as "c" on "c"."id" = "x"."customer_id" -- #e92433
where true
order by "x"."created_at" desc , "x"."id" desc)))::text as ids -- #12b4a7
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "x"."id", "x"."kind", "x"."state", "x"."file_name" as "fileName", "x"."rows", x.counts as "counts", "x"."done", "x"."message", "x"."customer_id" as "customerId", "c"."name" as "customerName", iso("x"."created_at") as "createdAt", user_name(x.user_id) as "createdBy", iso("x"."committed_at") as "committedAt", iso("x"."expires_at") as "expiresAt", "x"."version" -- #6d5913
from "imports" as "x"
-- #e92433
where "x"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "x"."id", "x"."kind", "x"."state", "x"."file_name" as "fileName", "x"."rows", x.counts as "counts", "x"."done", "x"."message", "x"."customer_id" as "customerId", "c"."name" as "customerName", iso("x"."created_at") as "createdAt", user_name(x.user_id) as "createdBy", iso("x"."committed_at") as "committedAt", iso("x"."expires_at") as "expiresAt", "x"."version", "x"."created_at" as "~key", "x"."id" as "~id" -- #32526e
from "imports" as "x"
-- #e92433
where true
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."kind", "page"."state", "page"."fileName", "page"."rows", "page"."counts", "page"."done", "page"."message", "page"."customerId", "page"."customerName", "page"."createdAt", "page"."createdBy", "page"."committedAt", "page"."expiresAt", "page"."version") as "~line" -- #979519
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and ("x"."created_at", "x"."id") < ($4::text::timestamptz, $5::bigint) -- #528bf5
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "x"."created_at" as "~key", "x"."id" as "~id"
from "imports" as "x"
-- #e92433
where true
order by "x"."created_at" desc , "x"."id" desc
limit 11
offset 1)) as cut) as page
-- #6d5913
from "imports" as "x"
-- #e92433
where "x"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where ((search_fold("x"."file_name") like (select search_pattern($4))) -- #e1174b
and (search_fold("x"."file_name") like (select search_pattern($5)))))) as every -- #567407
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where ((search_fold("x"."file_name") like (select search_pattern($6))) -- #36ce0c
and (search_fold("x"."file_name") like (select search_pattern($7)))) -- #86d036
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, string, string, string, string

-- admin: limit=1&kind=items
-- manager: limit=1&kind=items
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."kind" in ($5)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'items', 'items'

-- admin: limit=1&kind=items&cursor
-- manager: limit=1&kind=items&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."kind" in ($5)
and ("x"."created_at", "x"."id") < ($6::text::timestamptz, $7::bigint) -- #2345ae
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'items', 'items', string, number

-- admin: limit=1&kind=receipts
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."kind" in ($5)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'receipts', 'receipts'

-- admin: limit=1&kind=movements
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."kind" in ($5)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'movements', 'movements'

-- admin: limit=1&kind=locations
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."kind" in ($5)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'locations', 'locations'

-- admin: limit=1&kind=items&kind=receipts
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."kind" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."kind" in ($6, $7)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'items', 'receipts', 'items', 'receipts'

-- admin: limit=1&kind=items&kind=receipts&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."kind" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."kind" in ($6, $7)
and ("x"."created_at", "x"."id") < ($8::text::timestamptz, $9::bigint) -- #56acab
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'items', 'receipts', 'items', 'receipts', string, number

-- admin: limit=1&state=mapping
-- manager: limit=1&state=mapping
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($5)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'mapping', 'mapping'

-- admin: limit=1&state=checking
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($5)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'checking', 'checking'

-- admin: limit=1&state=checked
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($5)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'checked', 'checked'

-- admin: limit=1&state=committing
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($5)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'committing', 'committing'

-- admin: limit=1&state=done
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($5)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'done', 'done'

-- admin: limit=1&state=cancelled
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($5)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'cancelled', 'cancelled'

-- admin: limit=1&state=failed
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($5)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'failed', 'failed'

-- admin: limit=1&state=undoing
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($5)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'undoing', 'undoing'

-- admin: limit=1&state=undone
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($5)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'undone', 'undone'

-- admin: limit=1&state=mapping&state=checking
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."state" in ($6, $7)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, 'mapping', 'checking', 'mapping', 'checking'

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true
and "x"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and "x"."customer_id" in ($5)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, number, number

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
order by "x"."created_at" asc , "x"."id" asc
limit 11)) as cut) as page
-- #979519
-- number, number, number

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where true
and ("x"."created_at", "x"."id") > ($4::text::timestamptz, $5::bigint) -- #4d08ef
order by "x"."created_at" asc , "x"."id" asc
limit 11)) as cut) as page
-- #979519
-- number, number, number, string, number

-- admin: limit=1&sort=fileName
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "x"."id", "x"."kind", "x"."state", "x"."file_name" as "fileName", "x"."rows", x.counts as "counts", "x"."done", "x"."message", "x"."customer_id" as "customerId", "c"."name" as "customerName", iso("x"."created_at") as "createdAt", user_name(x.user_id) as "createdBy", iso("x"."committed_at") as "committedAt", iso("x"."expires_at") as "expiresAt", "x"."version", "x"."file_name" as "~key", "x"."id" as "~id" -- #a0ed76
from "imports" as "x"
-- #e92433
where true
order by "x"."file_name" asc , "x"."id" asc
limit 11)) as cut) as page
-- #979519
-- number, number, number

-- admin: limit=1&sort=fileName&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a0ed76
from "imports" as "x"
-- #e92433
where true
and ("x"."file_name", "x"."id") > ($4::text::text, $5::bigint) -- #830ee6
order by "x"."file_name" asc , "x"."id" asc
limit 11)) as cut) as page
-- #979519
-- number, number, number, string, number

-- admin: limit=1&sort=-fileName
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a0ed76
from "imports" as "x"
-- #e92433
where true
order by "x"."file_name" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number

-- admin: limit=1&sort=-fileName&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a0ed76
from "imports" as "x"
-- #e92433
where true
and ("x"."file_name", "x"."id") < ($4::text::text, $5::bigint) -- #0343d4
order by "x"."file_name" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, string, number

-- customer: everything
select array_to_json(array((select "x"."id" as "id"
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $1
and true
-- #12b4a7
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #6d5913
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $2
and "x"."id" = wanted.id)) as "~line"
-- empty list, number

-- customer: limit=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $5
and true
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, number, number

-- customer: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "x"."created_at" as "~key", "x"."id" as "~id"
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $5
and true
order by "x"."created_at" desc , "x"."id" desc
limit 11
offset 1)) as cut) as page
-- #6d5913
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $6
and "x"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, number

-- customer: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $4
and ((search_fold("x"."file_name") like (select search_pattern($5))) -- #293716
and (search_fold("x"."file_name") like (select search_pattern($6)))))) as every -- #7c978f
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $7
and ((search_fold("x"."file_name") like (select search_pattern($8))) -- #9f766a
and (search_fold("x"."file_name") like (select search_pattern($9)))) -- #56e3e2
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, number, string, string, number, string, string

-- customer: limit=1&kind=items
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $4
and true
and "x"."kind" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $6
and true
and "x"."kind" in ($7)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, number, 'items', number, 'items'

-- customer: limit=1&state=mapping
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $4
and true
and "x"."state" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $6
and true
and "x"."state" in ($7)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, number, 'mapping', number, 'mapping'

-- customer: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $4
and true
and "x"."customer_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32526e
from "imports" as "x"
-- #e92433
where "x"."customer_id" = $6
and true
and "x"."customer_id" in ($7)
order by "x"."created_at" desc , "x"."id" desc
limit 11)) as cut) as page
-- #979519
-- number, number, number, number, number, number, number

-- view-only customer: 403 everything
-- view-only customer: 403 limit=1
-- view-only customer: 403 limit=1&page=2
-- view-only customer: 403 limit=1&q=ä+ö
-- view-only customer: 403 limit=1&kind=items
-- view-only customer: 403 limit=1&state=mapping
-- view-only customer: 403 limit=1&customerId=1
