-- admin: everything
-- manager: everything
select array_to_json(array((select "m"."id" as "id"
from "mails" as "m"
where true
order by "m"."created_at" desc , "m"."id" desc)))::text as ids -- #eb0532
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "m"."id", "m"."kind", "m"."subject_id" as "subjectId", "m"."to_address" as "to", "m"."subject", "m"."state", "m"."delivery", "m"."attempts", "m"."error", case when m.state = 'queued' -- #8d2448
and m.attempts > 0 then iso(m.due_at) end as "nextAttemptAt", user_name(m.created_by) as "createdBy", iso("m"."created_at") as "createdAt", iso("m"."sent_at") as "sentAt" -- #097d1d
from "mails" as "m"
where "m"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "m"."id", "m"."kind", "m"."subject_id" as "subjectId", "m"."to_address" as "to", "m"."subject", "m"."state", "m"."delivery", "m"."attempts", "m"."error", case when m.state = 'queued' -- #c91e06
and m.attempts > 0 then iso(m.due_at) end as "nextAttemptAt", user_name(m.created_by) as "createdBy", iso("m"."created_at") as "createdAt", iso("m"."sent_at") as "sentAt", "m"."created_at" as "~key", "m"."id" as "~id" -- #c2f13a
from "mails" as "m"
where true
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."kind", "page"."subjectId", "page"."to", "page"."subject", "page"."state", "page"."delivery", "page"."attempts", "page"."error", "page"."nextAttemptAt", "page"."createdBy", "page"."createdAt", "page"."sentAt") as "~line" -- #4d8591
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and ("m"."created_at", "m"."id") < ($4::text::timestamptz, $5::bigint) -- #fe38ac
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "m"."created_at" as "~key", "m"."id" as "~id"
from "mails" as "m"
where true
order by "m"."created_at" desc , "m"."id" desc
limit 11
offset 1)) as cut) as page
-- #8d2448
-- #097d1d
from "mails" as "m"
where "m"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where ((search_fold("m"."to_address") like (select search_pattern($4)) -- #4111ac
or search_fold("m"."subject") like (select search_pattern($5))) -- #fad8ae
and (search_fold("m"."to_address") like (select search_pattern($6)) -- #29b987
or search_fold("m"."subject") like (select search_pattern($7)))))) as every -- #1fc734
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where ((search_fold("m"."to_address") like (select search_pattern($8)) -- #2f0ce3
or search_fold("m"."subject") like (select search_pattern($9))) -- #2f82ab
and (search_fold("m"."to_address") like (select search_pattern($10)) -- #e80e42
or search_fold("m"."subject") like (select search_pattern($11)))) -- #aa20e1
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
-- #4111ac
-- #fad8ae
-- #29b987
-- #1fc734
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
-- #2f0ce3
-- #2f82ab
-- #e80e42
-- #aa20e1
and ("m"."created_at", "m"."id") < ($12::text::timestamptz, $13::bigint) -- #9fde61
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&kind=receipt
-- manager: limit=1&kind=receipt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."kind" in ($5)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'receipt', 'receipt'

-- admin: limit=1&kind=receipt&cursor
-- manager: limit=1&kind=receipt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."kind" in ($5)
and ("m"."created_at", "m"."id") < ($6::text::timestamptz, $7::bigint) -- #560c2f
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'receipt', 'receipt', string, number

-- admin: limit=1&kind=invitation
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."kind" in ($5)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'invitation', 'invitation'

-- admin: limit=1&kind=quote
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."kind" in ($5)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'quote', 'quote'

-- admin: limit=1&kind=quote&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."kind" in ($5)
-- #560c2f
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'quote', 'quote', string, number

-- admin: limit=1&kind=invoice
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."kind" in ($5)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'invoice', 'invoice'

-- admin: limit=1&kind=invoice&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."kind" in ($5)
-- #560c2f
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'invoice', 'invoice', string, number

-- admin: limit=1&kind=notification
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."kind" in ($5)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'notification', 'notification'

-- admin: limit=1&kind=digest
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."kind" in ($5)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'digest', 'digest'

-- admin: limit=1&kind=security
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."kind" in ($5)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'security', 'security'

-- admin: limit=1&kind=receipt&kind=invitation
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."kind" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."kind" in ($6, $7)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'receipt', 'invitation', 'receipt', 'invitation'

-- admin: limit=1&kind=receipt&kind=invitation&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."kind" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."kind" in ($6, $7)
and ("m"."created_at", "m"."id") < ($8::text::timestamptz, $9::bigint) -- #b469c8
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'receipt', 'invitation', 'receipt', 'invitation', string, number

-- admin: limit=1&state=queued
-- manager: limit=1&state=queued
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."state" in ($5)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'queued', 'queued'

-- admin: limit=1&state=queued&cursor
-- manager: limit=1&state=queued&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."state" in ($5)
-- #560c2f
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'queued', 'queued', string, number

-- admin: limit=1&state=sending
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."state" in ($5)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'sending', 'sending'

-- admin: limit=1&state=sent
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."state" in ($5)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'sent', 'sent'

-- admin: limit=1&state=failed
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."state" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."state" in ($5)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'failed', 'failed'

-- admin: limit=1&state=queued&state=sending
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."state" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."state" in ($6, $7)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'queued', 'sending', 'queued', 'sending'

-- admin: limit=1&state=queued&state=sending&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."state" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."state" in ($6, $7)
-- #b469c8
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, 'queued', 'sending', 'queued', 'sending', string, number

-- admin: limit=1&subjectId=1
-- manager: limit=1&subjectId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."subject_id" = $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."subject_id" = $5
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, number, number

-- admin: limit=1&subjectId=1&cursor
-- manager: limit=1&subjectId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true
and "m"."subject_id" = $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and "m"."subject_id" = $5
-- #560c2f
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, number, number, string, number

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
order by "m"."created_at" asc , "m"."id" asc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "mails" as "m"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #c91e06
-- #c2f13a
from "mails" as "m"
where true
and ("m"."created_at", "m"."id") > ($4::text::timestamptz, $5::bigint) -- #852df4
order by "m"."created_at" asc , "m"."id" asc
limit 11)) as cut) as page
-- #4d8591
-- number, number, number, string, number
