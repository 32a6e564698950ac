-- admin: everything
-- manager: everything
select array_to_json(array((select "a"."id" as "id"
from "activities" as "a"
where true
order by "a"."created_at" desc , "a"."id" desc)))::text as ids -- #55be84
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "a"."id" as "id", "a"."customer_id" as "customerId", "c"."name" as "customerName", "a"."type" as "type", "a"."subject" as "subject", "a"."status" as "status", "a"."priority" as "priority", "a"."due_date" as "dueDate", "a"."notes" as "notes", "a"."assigned_to" as "assignedTo", user_name(a.assigned_to) as "assignedToName", iso("a"."done_at") as "doneAt", iso("a"."created_at") as "createdAt", user_name(a.created_by) as "createdBy", iso("a"."updated_at") as "updatedAt", "a"."version" as "version" -- #e9f940
from "activities" as "a"
inner join "customers" as "c" on "c"."id" = "a"."customer_id" -- #75924e
where "a"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."id" as "id", "a"."customer_id" as "customerId", "c"."name" as "customerName", "a"."type" as "type", "a"."subject" as "subject", "a"."status" as "status", "a"."priority" as "priority", "a"."due_date" as "dueDate", "a"."notes" as "notes", "a"."assigned_to" as "assignedTo", user_name(a.assigned_to) as "assignedToName", iso("a"."done_at") as "doneAt", iso("a"."created_at") as "createdAt", user_name(a.created_by) as "createdBy", iso("a"."updated_at") as "updatedAt", "a"."version" as "version", "a"."created_at" as "~key", "a"."id" as "~id" -- #969eba
from "activities" as "a"
-- #75924e
where true
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."customerId", "page"."customerName", "page"."type", "page"."subject", "page"."status", "page"."priority", "page"."dueDate", "page"."notes", "page"."assignedTo", "page"."assignedToName", "page"."doneAt", "page"."createdAt", "page"."createdBy", "page"."updatedAt", "page"."version") as "~line" -- #b7a757
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and ("a"."created_at", "a"."id") < ($4::text::timestamptz, $5::bigint) -- #02544a
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."created_at" as "~key", "a"."id" as "~id"
from "activities" as "a"
where true
order by "a"."created_at" desc , "a"."id" desc
limit 11
offset 1)) as cut) as page
-- #e9f940
from "activities" as "a"
-- #75924e
where "a"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where ((search_fold("a"."subject") like (select search_pattern($4)) -- #a3bd5d
or search_fold("a"."notes") like (select search_pattern($5)) -- #972ad8
or a.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($6)))) -- #a5dfb6
and (search_fold("a"."subject") like (select search_pattern($7)) -- #8af5f4
or search_fold("a"."notes") like (select search_pattern($8)) -- #0833c3
or a.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($9))))))) as every -- #58658a
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where ((search_fold("a"."subject") like (select search_pattern($10)) -- #768b3e
or search_fold("a"."notes") like (select search_pattern($11)) -- #172b02
or a.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($12)))) -- #4c5806
and (search_fold("a"."subject") like (select search_pattern($13)) -- #8657c0
or search_fold("a"."notes") like (select search_pattern($14)) -- #80f12f
or a.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($15))))) -- #e81be5
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
-- #a3bd5d
-- #972ad8
or a.customer_id in (select c.id
from customers c
-- #a5dfb6
-- #8af5f4
-- #0833c3
or a.customer_id in (select c.id
from customers c
-- #58658a
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
-- #768b3e
-- #172b02
or a.customer_id in (select c.id
from customers c
-- #4c5806
-- #8657c0
-- #80f12f
or a.customer_id in (select c.id
from customers c
-- #e81be5
and ("a"."created_at", "a"."id") < ($16::text::timestamptz, $17::bigint) -- #2b33cd
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."customer_id" in ($5)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, number, number

-- admin: limit=1&customerId=1&cursor
-- manager: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."customer_id" in ($5)
and ("a"."created_at", "a"."id") < ($6::text::timestamptz, $7::bigint) -- #da004b
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, number, number, string, number

-- admin: limit=1&type=call
-- manager: limit=1&type=call
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."type" in ($5)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'call', 'call'

-- admin: limit=1&type=email
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."type" in ($5)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'email', 'email'

-- admin: limit=1&type=meeting
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."type" in ($5)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'meeting', 'meeting'

-- admin: limit=1&type=task
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."type" in ($5)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'task', 'task'

-- admin: limit=1&type=note
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."type" in ($5)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'note', 'note'

-- admin: limit=1&type=call&type=email
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."type" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."type" in ($6, $7)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'call', 'email', 'call', 'email'

-- admin: limit=1&status=planned
-- manager: limit=1&status=planned
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."status" in ($5)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'planned', 'planned'

-- admin: limit=1&status=planned&cursor
-- manager: limit=1&status=planned&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."status" in ($5)
-- #da004b
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'planned', 'planned', string, number

-- admin: limit=1&status=done
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."status" in ($5)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'done', 'done'

-- admin: limit=1&status=planned&status=done
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."status" in ($6, $7)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'planned', 'done', 'planned', 'done'

-- admin: limit=1&status=planned&status=done&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."status" in ($6, $7)
and ("a"."created_at", "a"."id") < ($8::text::timestamptz, $9::bigint) -- #0cd430
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'planned', 'done', 'planned', 'done', string, number

-- admin: limit=1&priority=high
-- manager: limit=1&priority=high
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."priority" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."priority" in ($5)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'high', 'high'

-- admin: limit=1&priority=medium
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."priority" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."priority" in ($5)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'medium', 'medium'

-- admin: limit=1&priority=low
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."priority" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."priority" in ($5)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'low', 'low'

-- admin: limit=1&priority=high&priority=medium
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."priority" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."priority" in ($6, $7)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'high', 'medium', 'high', 'medium'

-- admin: limit=1&priority=high&priority=medium&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."priority" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."priority" in ($6, $7)
-- #0cd430
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, 'high', 'medium', 'high', 'medium', string, number

-- admin: limit=1&assignedTo=1
-- manager: limit=1&assignedTo=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and "a"."assigned_to" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and "a"."assigned_to" in ($5)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, number, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and ("a"."created_at" >= ($4::date)::timestamp at time zone warehouse_zone()))) as every -- #93fa6c
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and ("a"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #0a903e
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
-- #93fa6c
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
-- #0a903e
-- #da004b
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, '2026-01-31', '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true
and ("a"."created_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()))) as every -- #da20ab
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and ("a"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #50ace3
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&sort=type
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."id" as "id", "a"."customer_id" as "customerId", "c"."name" as "customerName", "a"."type" as "type", "a"."subject" as "subject", "a"."status" as "status", "a"."priority" as "priority", "a"."due_date" as "dueDate", "a"."notes" as "notes", "a"."assigned_to" as "assignedTo", user_name(a.assigned_to) as "assignedToName", iso("a"."done_at") as "doneAt", iso("a"."created_at") as "createdAt", user_name(a.created_by) as "createdBy", iso("a"."updated_at") as "updatedAt", "a"."version" as "version", array_position('{call,email,meeting,task,note}'::text[], "a"."type"::text) as "~key", "a"."id" as "~id" -- #47ad6c
from "activities" as "a"
-- #75924e
where true
order by array_position('{call,email,meeting,task,note}'::text[], "a"."type"::text) asc , "a"."id" asc -- #9a06d5
limit 11)) as cut) as page
-- #b7a757
-- number, number, number

-- admin: limit=1&sort=type&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47ad6c
from "activities" as "a"
-- #75924e
where true
and (array_position('{call,email,meeting,task,note}'::text[], "a"."type"::text), "a"."id") > ($4::text::bigint, $5::bigint) -- #b703b2
-- #9a06d5
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, '1', number

-- admin: limit=1&sort=-type
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47ad6c
from "activities" as "a"
-- #75924e
where true
order by array_position('{call,email,meeting,task,note}'::text[], "a"."type"::text) desc , "a"."id" desc -- #2667e6
limit 11)) as cut) as page
-- #b7a757
-- number, number, number

-- admin: limit=1&sort=-type&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47ad6c
from "activities" as "a"
-- #75924e
where true
and (array_position('{call,email,meeting,task,note}'::text[], "a"."type"::text), "a"."id") < ($4::text::bigint, $5::bigint) -- #eb7cf7
-- #2667e6
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, string, number

-- admin: limit=1&sort=subject
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."id" as "id", "a"."customer_id" as "customerId", "c"."name" as "customerName", "a"."type" as "type", "a"."subject" as "subject", "a"."status" as "status", "a"."priority" as "priority", "a"."due_date" as "dueDate", "a"."notes" as "notes", "a"."assigned_to" as "assignedTo", user_name(a.assigned_to) as "assignedToName", iso("a"."done_at") as "doneAt", iso("a"."created_at") as "createdAt", user_name(a.created_by) as "createdBy", iso("a"."updated_at") as "updatedAt", "a"."version" as "version", "a"."subject" as "~key", "a"."id" as "~id" -- #6f22f7
from "activities" as "a"
-- #75924e
where true
order by "a"."subject" asc , "a"."id" asc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number

-- admin: limit=1&sort=subject&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f22f7
from "activities" as "a"
-- #75924e
where true
and ("a"."subject", "a"."id") > ($4::text::text, $5::bigint) -- #852b64
order by "a"."subject" asc , "a"."id" asc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, string, number

-- admin: limit=1&sort=-subject
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f22f7
from "activities" as "a"
-- #75924e
where true
order by "a"."subject" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number

-- admin: limit=1&sort=-subject&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f22f7
from "activities" as "a"
-- #75924e
where true
and ("a"."subject", "a"."id") < ($4::text::text, $5::bigint) -- #cc1db8
order by "a"."subject" desc , "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, string, number

-- admin: limit=1&sort=status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."id" as "id", "a"."customer_id" as "customerId", "c"."name" as "customerName", "a"."type" as "type", "a"."subject" as "subject", "a"."status" as "status", "a"."priority" as "priority", "a"."due_date" as "dueDate", "a"."notes" as "notes", "a"."assigned_to" as "assignedTo", user_name(a.assigned_to) as "assignedToName", iso("a"."done_at") as "doneAt", iso("a"."created_at") as "createdAt", user_name(a.created_by) as "createdBy", iso("a"."updated_at") as "updatedAt", "a"."version" as "version", array_position('{planned,done}'::text[], "a"."status"::text) as "~key", "a"."id" as "~id" -- #58d973
from "activities" as "a"
-- #75924e
where true
order by array_position('{planned,done}'::text[], "a"."status"::text) asc , "a"."id" asc -- #b2b1f8
limit 11)) as cut) as page
-- #b7a757
-- number, number, number

-- admin: limit=1&sort=status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #58d973
from "activities" as "a"
-- #75924e
where true
and (array_position('{planned,done}'::text[], "a"."status"::text), "a"."id") > ($4::text::bigint, $5::bigint) -- #525a97
-- #b2b1f8
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, '1', number

-- admin: limit=1&sort=-status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #58d973
from "activities" as "a"
-- #75924e
where true
order by array_position('{planned,done}'::text[], "a"."status"::text) desc , "a"."id" desc -- #f4646b
limit 11)) as cut) as page
-- #b7a757
-- number, number, number

-- admin: limit=1&sort=-status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #58d973
from "activities" as "a"
-- #75924e
where true
and (array_position('{planned,done}'::text[], "a"."status"::text), "a"."id") < ($4::text::bigint, $5::bigint) -- #6c44e4
-- #f4646b
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, string, number

-- admin: limit=1&sort=priority
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."id" as "id", "a"."customer_id" as "customerId", "c"."name" as "customerName", "a"."type" as "type", "a"."subject" as "subject", "a"."status" as "status", "a"."priority" as "priority", "a"."due_date" as "dueDate", "a"."notes" as "notes", "a"."assigned_to" as "assignedTo", user_name(a.assigned_to) as "assignedToName", iso("a"."done_at") as "doneAt", iso("a"."created_at") as "createdAt", user_name(a.created_by) as "createdBy", iso("a"."updated_at") as "updatedAt", "a"."version" as "version", array_position('{high,medium,low}'::text[], "a"."priority"::text) as "~key", "a"."id" as "~id" -- #954f06
from "activities" as "a"
-- #75924e
where true
order by array_position('{high,medium,low}'::text[], "a"."priority"::text) asc , "a"."id" asc -- #d30bc6
limit 11)) as cut) as page
-- #b7a757
-- number, number, number

-- admin: limit=1&sort=priority&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #954f06
from "activities" as "a"
-- #75924e
where true
and (array_position('{high,medium,low}'::text[], "a"."priority"::text), "a"."id") > ($4::text::bigint, $5::bigint) -- #47467b
-- #d30bc6
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, '1', number

-- admin: limit=1&sort=-priority
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #954f06
from "activities" as "a"
-- #75924e
where true
order by array_position('{high,medium,low}'::text[], "a"."priority"::text) desc , "a"."id" desc -- #f9ec02
limit 11)) as cut) as page
-- #b7a757
-- number, number, number

-- admin: limit=1&sort=-priority&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #954f06
from "activities" as "a"
-- #75924e
where true
and (array_position('{high,medium,low}'::text[], "a"."priority"::text), "a"."id") < ($4::text::bigint, $5::bigint) -- #9daa00
-- #f9ec02
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, string, number

-- admin: limit=1&sort=dueDate
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."id" as "id", "a"."customer_id" as "customerId", "c"."name" as "customerName", "a"."type" as "type", "a"."subject" as "subject", "a"."status" as "status", "a"."priority" as "priority", "a"."due_date" as "dueDate", "a"."notes" as "notes", "a"."assigned_to" as "assignedTo", user_name(a.assigned_to) as "assignedToName", iso("a"."done_at") as "doneAt", iso("a"."created_at") as "createdAt", user_name(a.created_by) as "createdBy", iso("a"."updated_at") as "updatedAt", "a"."version" as "version", "a"."due_date" as "~key", "a"."id" as "~id" -- #1b94c0
from "activities" as "a"
-- #75924e
where true
order by "a"."due_date" asc nulls last, "a"."id" asc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number

-- admin: limit=1&sort=dueDate&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1b94c0
from "activities" as "a"
-- #75924e
where true
and (("a"."due_date", "a"."id") > ($4::text::date, $5::bigint) -- #7f373f
or "a"."due_date" is null)
order by "a"."due_date" asc nulls last, "a"."id" asc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, string, number

-- admin: limit=1&sort=-dueDate
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1b94c0
from "activities" as "a"
-- #75924e
where true
order by "a"."due_date" desc nulls last, "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number

-- admin: limit=1&sort=-dueDate&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1b94c0
from "activities" as "a"
-- #75924e
where true
and (("a"."due_date", "a"."id") < ($4::text::date, $5::bigint) -- #359141
or "a"."due_date" is null)
order by "a"."due_date" desc nulls last, "a"."id" desc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, string, number

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
order by "a"."created_at" asc , "a"."id" asc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "activities" as "a"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #969eba
from "activities" as "a"
-- #75924e
where true
and ("a"."created_at", "a"."id") > ($4::text::timestamptz, $5::bigint) -- #5d6bed
order by "a"."created_at" asc , "a"."id" asc
limit 11)) as cut) as page
-- #b7a757
-- number, number, number, string, number
