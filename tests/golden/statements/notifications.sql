-- admin: everything
-- manager: everything
select array_to_json(array((select "n"."id" as "id"
from "notifications" as "n"
left join "notification_reads" as "r" on "r"."notification_id" = "n"."id" -- #3c3aa2
and "r"."user_id" = $1
where "n"."customer_id" is null
and n.except_user_id is distinct
from $2
and (n.only_user_id is null
or n.only_user_id = $3)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $4)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $5
and "p"."wanted" = $6)
and true
and true
order by "n"."created_at" desc , "n"."id" desc)))::text as ids -- #403d39
-- number, number, number, number, number, boolean

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "n"."id", "n"."type", "n"."title", "n"."message", case when r.user_id is null then n.created_at < coalesce((select read_before -- #ca1151
from notification_readers
where user_id = $2), '-infinity') else r.read_at is not null end as "read", iso("n"."created_at") as "createdAt", "n"."subject_type" as "subjectType", "n"."subject_id" as "subjectId" -- #8ce8c0
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $3
where "n"."customer_id" is null
and n.except_user_id is distinct
from $4
and (n.only_user_id is null
or n.only_user_id = $5)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $6)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $7
and "p"."wanted" = $8)
and "n"."id" = wanted.id)) as "~line"
-- list of number, number, number, number, number, number, number, boolean

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "n"."id", "n"."type", "n"."title", "n"."message", case when r.user_id is null then n.created_at < coalesce((select read_before -- #dfeab9
from notification_readers
where user_id = $10), '-infinity') else r.read_at is not null end as "read", iso("n"."created_at") as "createdAt", "n"."subject_type" as "subjectType", "n"."subject_id" as "subjectId", "n"."created_at" as "~key", "n"."id" as "~id" -- #7b3a7f
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $11
where "n"."customer_id" is null
and n.except_user_id is distinct
from $12
and (n.only_user_id is null
or n.only_user_id = $13)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $14)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $15
and "p"."wanted" = $16)
and true
and true
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."type", "page"."title", "page"."message", "page"."read", "page"."createdAt", "page"."subjectType", "page"."subjectId") as "~line" -- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, number, number, number, number, number, number, boolean

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #7b3a7f
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $11
where "n"."customer_id" is null
and n.except_user_id is distinct
from $12
and (n.only_user_id is null
or n.only_user_id = $13)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $14)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $15
and "p"."wanted" = $16)
and true
and true
and ("n"."created_at", "n"."id") < ($17::text::timestamptz, $18::bigint) -- #997cbe
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, number, number, number, number, number, number, boolean, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "n"."created_at" as "~key", "n"."id" as "~id"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $10
where "n"."customer_id" is null
and n.except_user_id is distinct
from $11
and (n.only_user_id is null
or n.only_user_id = $12)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $13)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $14
and "p"."wanted" = $15)
and true
and true
order by "n"."created_at" desc , "n"."id" desc
limit 11
offset 1)) as cut) as page
-- #ca1151
from notification_readers
where user_id = $16), '-infinity') else r.read_at is not null end as "read", iso("n"."created_at") as "createdAt", "n"."subject_type" as "subjectType", "n"."subject_id" as "subjectId" -- #bb15ba
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $17
where "n"."customer_id" is null
and n.except_user_id is distinct
from $18
and (n.only_user_id is null
or n.only_user_id = $19)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $20)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $21
and "p"."wanted" = $22)
and "n"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, number, number, number, boolean, number, number, number, number, number, boolean, number, number, number, number, number, number, boolean

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and ((search_fold("n"."title") like (select search_pattern($10)) -- #26a9f4
or search_fold("n"."message") like (select search_pattern($11))) -- #25807e
and (search_fold("n"."title") like (select search_pattern($12)) -- #2252da
or search_fold("n"."message") like (select search_pattern($13)))))) as every -- #33d87a
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
where user_id = $14), '-infinity') else r.read_at is not null end as "read", iso("n"."created_at") as "createdAt", "n"."subject_type" as "subjectType", "n"."subject_id" as "subjectId", "n"."created_at" as "~key", "n"."id" as "~id" -- #aa2f6c
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $15
where "n"."customer_id" is null
and n.except_user_id is distinct
from $16
and (n.only_user_id is null
or n.only_user_id = $17)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $18)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $19
and "p"."wanted" = $20)
and true
and ((search_fold("n"."title") like (select search_pattern($21)) -- #1a2e5b
or search_fold("n"."message") like (select search_pattern($22))) -- #eb0187
and (search_fold("n"."title") like (select search_pattern($23)) -- #0a1e27
or search_fold("n"."message") like (select search_pattern($24)))) -- #ec36dd
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, string, string, string, string, number, number, number, number, number, number, boolean, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
-- #26a9f4
-- #25807e
-- #2252da
-- #33d87a
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #aa2f6c
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $15
where "n"."customer_id" is null
and n.except_user_id is distinct
from $16
and (n.only_user_id is null
or n.only_user_id = $17)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $18)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $19
and "p"."wanted" = $20)
and true
-- #1a2e5b
-- #eb0187
-- #0a1e27
-- #ec36dd
and ("n"."created_at", "n"."id") < ($25::text::timestamptz, $26::bigint) -- #1dfac8
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, string, string, string, string, number, number, number, number, number, number, boolean, string, string, string, string, string, number

-- admin: limit=1&read=true
-- manager: limit=1&read=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true
and case when r.user_id is null then n.created_at < coalesce((select read_before -- #4386df
from notification_readers
where user_id = $10), '-infinity') else r.read_at is not null end = $11)) as every -- #630bff
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
where user_id = $12), '-infinity') else r.read_at is not null end as "read", iso("n"."created_at") as "createdAt", "n"."subject_type" as "subjectType", "n"."subject_id" as "subjectId", "n"."created_at" as "~key", "n"."id" as "~id" -- #e64961
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $13
where "n"."customer_id" is null
and n.except_user_id is distinct
from $14
and (n.only_user_id is null
or n.only_user_id = $15)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $16)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $17
and "p"."wanted" = $18)
and true
and true
-- #4386df
from notification_readers
where user_id = $19), '-infinity') else r.read_at is not null end = $20 -- #7693eb
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, number, boolean, number, number, number, number, number, number, boolean, number, boolean

-- admin: limit=1&read=false
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true
-- #4386df
from notification_readers
where user_id = $10), '-infinity') else r.read_at is not null end = $11 -- #b236ad
and "n"."created_at" >= least(coalesce((select read_before
from notification_readers
where user_id = $12), '-infinity'), (
select min(e.created_at)
from notification_reads as m
join notifications as e on e.id = m.notification_id
where m.user_id = $13
and m.read_at is null)))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #aa2f6c
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $15
where "n"."customer_id" is null
and n.except_user_id is distinct
from $16
and (n.only_user_id is null
or n.only_user_id = $17)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $18)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $19
and "p"."wanted" = $20)
and true
and true
-- #4386df
from notification_readers
where user_id = $21), '-infinity') else r.read_at is not null end = $22 -- #80bdac
and "n"."created_at" >= least(coalesce((select read_before
from notification_readers
where user_id = $23), '-infinity'), (
select min(e.created_at)
from notification_reads as m
join notifications as e on e.id = m.notification_id
where m.user_id = $24
and m.read_at is null))
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, number, boolean, number, number, number, number, number, number, number, number, boolean, number, boolean, number, number

-- admin: limit=1&read=false&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true
-- #4386df
from notification_readers
-- #b236ad
and "n"."created_at" >= least(coalesce((select read_before
from notification_readers
where user_id = $12), '-infinity'), (
select min(e.created_at)
from notification_reads as m
join notifications as e on e.id = m.notification_id
where m.user_id = $13
and m.read_at is null)))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #aa2f6c
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $15
where "n"."customer_id" is null
and n.except_user_id is distinct
from $16
and (n.only_user_id is null
or n.only_user_id = $17)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $18)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $19
and "p"."wanted" = $20)
and true
and true
-- #4386df
from notification_readers
-- #80bdac
and "n"."created_at" >= least(coalesce((select read_before
from notification_readers
where user_id = $23), '-infinity'), (
select min(e.created_at)
from notification_reads as m
join notifications as e on e.id = m.notification_id
where m.user_id = $24
and m.read_at is null))
-- #1dfac8
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, number, boolean, number, number, number, number, number, number, number, number, boolean, number, boolean, number, number, string, number

-- admin: limit=1&type=error
-- manager: limit=1&type=error
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true
and "n"."type" in ($10))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
where user_id = $11), '-infinity') else r.read_at is not null end as "read", iso("n"."created_at") as "createdAt", "n"."subject_type" as "subjectType", "n"."subject_id" as "subjectId", "n"."created_at" as "~key", "n"."id" as "~id" -- #30beb6
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $12
where "n"."customer_id" is null
and n.except_user_id is distinct
from $13
and (n.only_user_id is null
or n.only_user_id = $14)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $15)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $16
and "p"."wanted" = $17)
and true
and true
and "n"."type" in ($18)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, 'error', number, number, number, number, number, number, boolean, 'error'

-- admin: limit=1&type=warning
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true
and "n"."type" in ($10))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #30beb6
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $12
where "n"."customer_id" is null
and n.except_user_id is distinct
from $13
and (n.only_user_id is null
or n.only_user_id = $14)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $15)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $16
and "p"."wanted" = $17)
and true
and true
and "n"."type" in ($18)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, 'warning', number, number, number, number, number, number, boolean, 'warning'

-- admin: limit=1&type=warning&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true
and "n"."type" in ($10))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #30beb6
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $12
where "n"."customer_id" is null
and n.except_user_id is distinct
from $13
and (n.only_user_id is null
or n.only_user_id = $14)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $15)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $16
and "p"."wanted" = $17)
and true
and true
and "n"."type" in ($18)
and ("n"."created_at", "n"."id") < ($19::text::timestamptz, $20::bigint) -- #23b9f2
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, 'warning', number, number, number, number, number, number, boolean, 'warning', string, number

-- admin: limit=1&type=success
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true
and "n"."type" in ($10))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #30beb6
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $12
where "n"."customer_id" is null
and n.except_user_id is distinct
from $13
and (n.only_user_id is null
or n.only_user_id = $14)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $15)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $16
and "p"."wanted" = $17)
and true
and true
and "n"."type" in ($18)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, 'success', number, number, number, number, number, number, boolean, 'success'

-- admin: limit=1&type=info
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true
and "n"."type" in ($10))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #30beb6
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $12
where "n"."customer_id" is null
and n.except_user_id is distinct
from $13
and (n.only_user_id is null
or n.only_user_id = $14)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $15)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $16
and "p"."wanted" = $17)
and true
and true
and "n"."type" in ($18)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, 'info', number, number, number, number, number, number, boolean, 'info'

-- admin: limit=1&type=info&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true
and "n"."type" in ($10))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #30beb6
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $12
where "n"."customer_id" is null
and n.except_user_id is distinct
from $13
and (n.only_user_id is null
or n.only_user_id = $14)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $15)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $16
and "p"."wanted" = $17)
and true
and true
and "n"."type" in ($18)
-- #23b9f2
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, 'info', number, number, number, number, number, number, boolean, 'info', string, number

-- admin: limit=1&type=error&type=warning
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true
and "n"."type" in ($10, $11))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #e64961
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $13
where "n"."customer_id" is null
and n.except_user_id is distinct
from $14
and (n.only_user_id is null
or n.only_user_id = $15)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $16)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $17
and "p"."wanted" = $18)
and true
and true
and "n"."type" in ($19, $20)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, 'error', 'warning', number, number, number, number, number, number, boolean, 'error', 'warning'

-- admin: limit=1&type=error&type=warning&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true
and "n"."type" in ($10, $11))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #e64961
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $13
where "n"."customer_id" is null
and n.except_user_id is distinct
from $14
and (n.only_user_id is null
or n.only_user_id = $15)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $16)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $17
and "p"."wanted" = $18)
and true
and true
and "n"."type" in ($19, $20)
and ("n"."created_at", "n"."id") < ($21::text::timestamptz, $22::bigint) -- #179c95
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, 'error', 'warning', number, number, number, number, number, number, boolean, 'error', 'warning', string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and ("n"."created_at" >= ($10::date)::timestamp at time zone warehouse_zone()) -- #dc9fd4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #30beb6
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $12
where "n"."customer_id" is null
and n.except_user_id is distinct
from $13
and (n.only_user_id is null
or n.only_user_id = $14)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $15)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $16
and "p"."wanted" = $17)
and ("n"."created_at" >= ($18::date)::timestamp at time zone warehouse_zone()) -- #8cb920
and true
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, '2026-01-31', number, number, number, number, number, number, boolean, '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
-- #dc9fd4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #30beb6
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $12
where "n"."customer_id" is null
and n.except_user_id is distinct
from $13
and (n.only_user_id is null
or n.only_user_id = $14)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $15)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $16
and "p"."wanted" = $17)
-- #8cb920
and true
-- #23b9f2
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, '2026-01-31', number, number, number, number, number, number, boolean, '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and ("n"."created_at" < ($10::date + 1)::timestamp at time zone warehouse_zone()) -- #0a43d7
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #30beb6
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $12
where "n"."customer_id" is null
and n.except_user_id is distinct
from $13
and (n.only_user_id is null
or n.only_user_id = $14)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $15)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $16
and "p"."wanted" = $17)
and ("n"."created_at" < ($18::date + 1)::timestamp at time zone warehouse_zone()) -- #7bc5ac
and true
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, '2026-01-31', number, number, number, number, number, number, boolean, '2026-01-31'

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #7b3a7f
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $11
where "n"."customer_id" is null
and n.except_user_id is distinct
from $12
and (n.only_user_id is null
or n.only_user_id = $13)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $14)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $15
and "p"."wanted" = $16)
and true
and true
order by "n"."created_at" asc , "n"."id" asc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, number, number, number, number, number, number, boolean

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" is null
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #7b3a7f
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $11
where "n"."customer_id" is null
and n.except_user_id is distinct
from $12
and (n.only_user_id is null
or n.only_user_id = $13)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $14)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $15
and "p"."wanted" = $16)
and true
and true
and ("n"."created_at", "n"."id") > ($17::text::timestamptz, $18::bigint) -- #93bd5d
order by "n"."created_at" asc , "n"."id" asc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, boolean, number, number, number, number, number, number, boolean, string, number

-- customer: everything
select array_to_json(array((select "n"."id" as "id"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $1
where "n"."customer_id" = $2
and n.except_user_id is distinct
from $3
and (n.only_user_id is null
or n.only_user_id = $4)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $5)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $6
and "p"."wanted" = $7)
and true
and true
-- #403d39
-- number, number, number, number, number, number, boolean

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #ca1151
from notification_readers
-- #8ce8c0
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $3
where "n"."customer_id" = $4
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and "n"."id" = wanted.id)) as "~line"
-- list of number, number, number, number, number, number, number, number, boolean

-- customer: limit=1
-- view-only customer: limit=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" = $5
and n.except_user_id is distinct
from $6
and (n.only_user_id is null
or n.only_user_id = $7)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $8)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $9
and "p"."wanted" = $10)
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #30beb6
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $12
where "n"."customer_id" = $13
and n.except_user_id is distinct
from $14
and (n.only_user_id is null
or n.only_user_id = $15)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $16)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $17
and "p"."wanted" = $18)
and true
and true
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, number, boolean, number, number, number, number, number, number, number, boolean

-- customer: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" = $5
and n.except_user_id is distinct
from $6
and (n.only_user_id is null
or n.only_user_id = $7)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $8)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $9
and "p"."wanted" = $10)
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #30beb6
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $12
where "n"."customer_id" = $13
and n.except_user_id is distinct
from $14
and (n.only_user_id is null
or n.only_user_id = $15)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $16)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $17
and "p"."wanted" = $18)
and true
and true
-- #23b9f2
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, number, boolean, number, number, number, number, number, number, number, boolean, string, number

-- customer: limit=1&page=2
-- view-only customer: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" = $5
and n.except_user_id is distinct
from $6
and (n.only_user_id is null
or n.only_user_id = $7)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $8)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $9
and "p"."wanted" = $10)
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "n"."created_at" as "~key", "n"."id" as "~id"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $11
where "n"."customer_id" = $12
and n.except_user_id is distinct
from $13
and (n.only_user_id is null
or n.only_user_id = $14)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $15)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $16
and "p"."wanted" = $17)
and true
and true
order by "n"."created_at" desc , "n"."id" desc
limit 11
offset 1)) as cut) as page
-- #ca1151
from notification_readers
where user_id = $18), '-infinity') else r.read_at is not null end as "read", iso("n"."created_at") as "createdAt", "n"."subject_type" as "subjectType", "n"."subject_id" as "subjectId" -- #8b04ce
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $19
where "n"."customer_id" = $20
and n.except_user_id is distinct
from $21
and (n.only_user_id is null
or n.only_user_id = $22)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $23)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $24
and "p"."wanted" = $25)
and "n"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, number, number, number, number, boolean, number, number, number, number, number, number, boolean, number, number, number, number, number, number, number, boolean

-- customer: limit=1&q=ä+ö
-- view-only customer: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" = $5
and n.except_user_id is distinct
from $6
and (n.only_user_id is null
or n.only_user_id = $7)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $8)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $9
and "p"."wanted" = $10)
and true
and ((search_fold("n"."title") like (select search_pattern($11)) -- #8837de
or search_fold("n"."message") like (select search_pattern($12))) -- #777f94
and (search_fold("n"."title") like (select search_pattern($13)) -- #035e4a
or search_fold("n"."message") like (select search_pattern($14)))))) as every -- #396c94
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
where user_id = $15), '-infinity') else r.read_at is not null end as "read", iso("n"."created_at") as "createdAt", "n"."subject_type" as "subjectType", "n"."subject_id" as "subjectId", "n"."created_at" as "~key", "n"."id" as "~id" -- #fb9edc
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $16
where "n"."customer_id" = $17
and n.except_user_id is distinct
from $18
and (n.only_user_id is null
or n.only_user_id = $19)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $20)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $21
and "p"."wanted" = $22)
and true
and ((search_fold("n"."title") like (select search_pattern($23)) -- #deac8c
or search_fold("n"."message") like (select search_pattern($24))) -- #810bea
and (search_fold("n"."title") like (select search_pattern($25)) -- #2bdb70
or search_fold("n"."message") like (select search_pattern($26)))) -- #706116
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, number, boolean, string, string, string, string, number, number, number, number, number, number, number, boolean, string, string, string, string

-- customer: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" = $5
and n.except_user_id is distinct
from $6
and (n.only_user_id is null
or n.only_user_id = $7)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $8)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $9
and "p"."wanted" = $10)
and true
-- #8837de
-- #777f94
-- #035e4a
-- #396c94
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #fb9edc
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $16
where "n"."customer_id" = $17
and n.except_user_id is distinct
from $18
and (n.only_user_id is null
or n.only_user_id = $19)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $20)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $21
and "p"."wanted" = $22)
and true
-- #deac8c
-- #810bea
-- #2bdb70
-- #706116
and ("n"."created_at", "n"."id") < ($27::text::timestamptz, $28::bigint) -- #6bbb70
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, number, boolean, string, string, string, string, number, number, number, number, number, number, number, boolean, string, string, string, string, string, number

-- customer: limit=1&read=true
-- view-only customer: limit=1&read=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" = $5
and n.except_user_id is distinct
from $6
and (n.only_user_id is null
or n.only_user_id = $7)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $8)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $9
and "p"."wanted" = $10)
and true
and true
-- #4386df
from notification_readers
where user_id = $11), '-infinity') else r.read_at is not null end = $12)) as every -- #c283c6
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
where user_id = $13), '-infinity') else r.read_at is not null end as "read", iso("n"."created_at") as "createdAt", "n"."subject_type" as "subjectType", "n"."subject_id" as "subjectId", "n"."created_at" as "~key", "n"."id" as "~id" -- #8a302a
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $14
where "n"."customer_id" = $15
and n.except_user_id is distinct
from $16
and (n.only_user_id is null
or n.only_user_id = $17)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $18)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $19
and "p"."wanted" = $20)
and true
and true
-- #4386df
from notification_readers
-- #80bdac
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, number, boolean, number, boolean, number, number, number, number, number, number, number, boolean, number, boolean

-- customer: limit=1&type=error
-- view-only customer: limit=1&type=error
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" = $5
and n.except_user_id is distinct
from $6
and (n.only_user_id is null
or n.only_user_id = $7)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $8)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $9
and "p"."wanted" = $10)
and true
and true
and "n"."type" in ($11))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #e64961
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $13
where "n"."customer_id" = $14
and n.except_user_id is distinct
from $15
and (n.only_user_id is null
or n.only_user_id = $16)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $17)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $18
and "p"."wanted" = $19)
and true
and true
and "n"."type" in ($20)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, number, boolean, 'error', number, number, number, number, number, number, number, boolean, 'error'

-- customer: limit=1&createdFrom=2026-01-31
-- view-only customer: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" = $5
and n.except_user_id is distinct
from $6
and (n.only_user_id is null
or n.only_user_id = $7)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $8)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $9
and "p"."wanted" = $10)
and ("n"."created_at" >= ($11::date)::timestamp at time zone warehouse_zone()) -- #839049
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #e64961
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $13
where "n"."customer_id" = $14
and n.except_user_id is distinct
from $15
and (n.only_user_id is null
or n.only_user_id = $16)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $17)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $18
and "p"."wanted" = $19)
and ("n"."created_at" >= ($20::date)::timestamp at time zone warehouse_zone()) -- #65dbf5
and true
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, number, boolean, '2026-01-31', number, number, number, number, number, number, number, boolean, '2026-01-31'

-- customer: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" = $5
and n.except_user_id is distinct
from $6
and (n.only_user_id is null
or n.only_user_id = $7)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $8)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $9
and "p"."wanted" = $10)
-- #839049
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #e64961
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $13
where "n"."customer_id" = $14
and n.except_user_id is distinct
from $15
and (n.only_user_id is null
or n.only_user_id = $16)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $17)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $18
and "p"."wanted" = $19)
-- #65dbf5
and true
-- #179c95
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, number, boolean, '2026-01-31', number, number, number, number, number, number, number, boolean, '2026-01-31', string, number

-- customer: limit=1&createdTo=2026-01-31
-- view-only customer: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $4
where "n"."customer_id" = $5
and n.except_user_id is distinct
from $6
and (n.only_user_id is null
or n.only_user_id = $7)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $8)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $9
and "p"."wanted" = $10)
and ("n"."created_at" < ($11::date + 1)::timestamp at time zone warehouse_zone()) -- #9aaf43
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #dfeab9
from notification_readers
-- #e64961
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $13
where "n"."customer_id" = $14
and n.except_user_id is distinct
from $15
and (n.only_user_id is null
or n.only_user_id = $16)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $17)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $18
and "p"."wanted" = $19)
and ("n"."created_at" < ($20::date + 1)::timestamp at time zone warehouse_zone()) -- #930ae9
and true
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #0c4efa
-- number, number, number, number, number, number, number, number, number, boolean, '2026-01-31', number, number, number, number, number, number, number, boolean, '2026-01-31'

-- view-only customer: everything
select array_to_json(array((select "n"."id" as "id"
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $1
where "n"."customer_id" = $2
and n.except_user_id is distinct
from $3
and (n.only_user_id is null
or n.only_user_id = $4)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $5)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $6
and "p"."wanted" = $7)
and true
and true
-- #403d39
-- number, number, number, number, number, number, boolean

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #ca1151
from notification_readers
-- #8ce8c0
from "notifications" as "n"
-- #3c3aa2
and "r"."user_id" = $3
where "n"."customer_id" = $4
and n.except_user_id is distinct
from $5
and (n.only_user_id is null
or n.only_user_id = $6)
and "n"."created_at" >= (select "u"."created_at"
from "users" as "u"
where "u"."id" = $7)
and "n"."kind" not in (select "p"."kind"
from "notification_preferences" as "p"
where "p"."user_id" = $8
and "p"."wanted" = $9)
and "n"."id" = wanted.id)) as "~line"
-- empty list, number, number, number, number, number, number, number, boolean
