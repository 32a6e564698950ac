-- admin: everything
-- manager: everything
select array_to_json(array((select "q"."id" as "id"
from "quotes" as "q"
left join "customers" as "c" on "c"."id" = "q"."customer_id" -- #ecf5bc
where true
and true
order by "q"."created_at" desc , "q"."id" desc)))::text as ids -- #0114d2
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "q"."id", "q"."quote_number" as "quoteNumber", "q"."customer_id" as "customerId", c.name as "customerName", case when q.status = 'sent' -- #5985a4
and q.valid_until < (select warehouse_day($2)) then 'expired' else q.status end as "status", "q"."currency", q.net::text as "net", (q.total - q.net)::text as "tax", q.total::text as "total", "q"."valid_until" as "validUntil", "q"."notes", ( -- #61db9a
select coalesce(json_agg(json_build_object('description', l.description, 'quantity', trim_scale(l.quantity)::text, 'unitPrice', case when scale(trim_scale(l.unit_price)) < 2 then l.unit_price::numeric(14, 2) else trim_scale(l.unit_price) end::text, 'taxRate', trim_scale(l.tax_rate)::text) -- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
where i.quote_id = q.id) as "invoiceId", iso("q"."sent_at") as "sentAt", iso("q"."answered_at") as "answeredAt", user_name(q.answered_by) as "answeredBy", "q"."decline_reason" as "declineReason", iso("q"."created_at") as "createdAt", user_name(q.created_by) as "createdBy", "q"."version" -- #82da8b
from "quotes" as "q"
-- #ecf5bc
where "q"."id" = wanted.id)) as "~line"
-- list of number, time

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "q"."id", "q"."quote_number" as "quoteNumber", "q"."customer_id" as "customerId", c.name as "customerName", case when q.status = 'sent' -- #f6ecb7
and q.valid_until < (select warehouse_day($4)) then 'expired' else q.status end as "status", "q"."currency", q.net::text as "net", (q.total - q.net)::text as "tax", q.total::text as "total", "q"."valid_until" as "validUntil", "q"."notes", ( -- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
where i.quote_id = q.id) as "invoiceId", iso("q"."sent_at") as "sentAt", iso("q"."answered_at") as "answeredAt", user_name(q.answered_by) as "answeredBy", "q"."decline_reason" as "declineReason", iso("q"."created_at") as "createdAt", user_name(q.created_by) as "createdBy", "q"."version", "q"."created_at" as "~key", "q"."id" as "~id" -- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."quoteNumber", "page"."customerId", "page"."customerName", "page"."status", "page"."currency", "page"."net", "page"."tax", "page"."total", "page"."validUntil", "page"."notes", "page"."lines", "page"."invoiceId", "page"."sentAt", "page"."answeredAt", "page"."answeredBy", "page"."declineReason", "page"."createdAt", "page"."createdBy", "page"."version") as "~line" -- #51329d
-- number, number, number, time

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and ("q"."created_at", "q"."id") < ($5::text::timestamptz, $6::bigint) -- #2dde9c
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "q"."created_at" as "~key", "q"."id" as "~id"
from "quotes" as "q"
-- #ecf5bc
where true
and true
order by "q"."created_at" desc , "q"."id" desc
limit 11
offset 1)) as cut) as page
-- #5985a4
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #82da8b
from "quotes" as "q"
-- #ecf5bc
where "q"."id" = "page"."~id")) as "~line"
-- number, number, number, time

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and ((search_fold("q"."quote_number") like (select search_pattern($4)) -- #982313
or q.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($5)))) -- #e9dd82
and (search_fold("q"."quote_number") like (select search_pattern($6)) -- #048ecb
or q.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($7))))))) as every -- #67deb1
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
and q.valid_until < (select warehouse_day($8)) then 'expired' else q.status end as "status", "q"."currency", q.net::text as "net", (q.total - q.net)::text as "tax", q.total::text as "total", "q"."valid_until" as "validUntil", "q"."notes", ( -- #d78e2c
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and ((search_fold("q"."quote_number") like (select search_pattern($9)) -- #8f7abd
or q.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($10)))) -- #3e6267
and (search_fold("q"."quote_number") like (select search_pattern($11)) -- #2e91b5
or q.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($12))))) -- #a85845
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, string, string, string, time, string, string, string, string

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true
and "q"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
and q.valid_until < (select warehouse_day($5)) then 'expired' else q.status end as "status", "q"."currency", q.net::text as "net", (q.total - q.net)::text as "tax", q.total::text as "total", "q"."valid_until" as "validUntil", "q"."notes", ( -- #138b93
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and "q"."customer_id" in ($6)
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, number, time, number

-- admin: limit=1&status=draft
-- manager: limit=1&status=draft
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
and q.valid_until < (select warehouse_day($4)) then 'expired' else q.status end in ($5))) as every -- #6459d7
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
and q.valid_until < (select warehouse_day($6)) then 'expired' else q.status end as "status", "q"."currency", q.net::text as "net", (q.total - q.net)::text as "tax", q.total::text as "total", "q"."valid_until" as "validUntil", "q"."notes", ( -- #f1b9fd
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
and q.valid_until < (select warehouse_day($7)) then 'expired' else q.status end in ($8) -- #c4c099
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, 'draft', time, time, 'draft'

-- admin: limit=1&status=sent
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
-- #6459d7
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #f1b9fd
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
-- #c4c099
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, 'sent', time, time, 'sent'

-- admin: limit=1&status=sent&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
-- #6459d7
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #f1b9fd
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
-- #c4c099
and ("q"."created_at", "q"."id") < ($9::text::timestamptz, $10::bigint) -- #b67bcb
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, 'sent', time, time, 'sent', string, number

-- admin: limit=1&status=expired
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
-- #6459d7
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #f1b9fd
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
-- #c4c099
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, 'expired', time, time, 'expired'

-- admin: limit=1&status=accepted
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
-- #6459d7
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #f1b9fd
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
-- #c4c099
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, 'accepted', time, time, 'accepted'

-- admin: limit=1&status=declined
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
-- #6459d7
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #f1b9fd
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
-- #c4c099
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, 'declined', time, time, 'declined'

-- admin: limit=1&status=invoiced
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
-- #6459d7
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #f1b9fd
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
-- #c4c099
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, 'invoiced', time, time, 'invoiced'

-- admin: limit=1&status=draft&status=sent
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
and q.valid_until < (select warehouse_day($4)) then 'expired' else q.status end in ($5, $6))) as every -- #aca925
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
and q.valid_until < (select warehouse_day($7)) then 'expired' else q.status end as "status", "q"."currency", q.net::text as "net", (q.total - q.net)::text as "tax", q.total::text as "total", "q"."valid_until" as "validUntil", "q"."notes", ( -- #6d312d
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
and q.valid_until < (select warehouse_day($8)) then 'expired' else q.status end in ($9, $10) -- #a9ad65
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, 'draft', 'sent', time, time, 'draft', 'sent'

-- admin: limit=1&status=draft&status=sent&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
-- #aca925
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #6d312d
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and case when q.status = 'sent'
-- #a9ad65
and ("q"."created_at", "q"."id") < ($11::text::timestamptz, $12::bigint) -- #fa7de2
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, 'draft', 'sent', time, time, 'draft', 'sent', string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where ("q"."created_at" >= ($4::date)::timestamp at time zone warehouse_zone()) -- #e84f6c
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #138b93
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where ("q"."created_at" >= ($6::date)::timestamp at time zone warehouse_zone()) -- #474f97
and true
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
-- #e84f6c
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #138b93
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
-- #474f97
and true
and ("q"."created_at", "q"."id") < ($7::text::timestamptz, $8::bigint) -- #5931cf
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, '2026-01-31', time, '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where ("q"."created_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()) -- #0d44a9
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #138b93
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where ("q"."created_at" < ($6::date + 1)::timestamp at time zone warehouse_zone()) -- #62a9a3
and true
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&validFrom=2026-01-31
-- manager: limit=1&validFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true
and "q"."valid_until" >= $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #138b93
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and "q"."valid_until" >= $6
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&validFrom=2026-01-31&cursor
-- manager: limit=1&validFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true
and "q"."valid_until" >= $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #138b93
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and "q"."valid_until" >= $6
-- #5931cf
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, '2026-01-31', time, '2026-01-31', string, number

-- admin: limit=1&validTo=2026-01-31
-- manager: limit=1&validTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true
and "q"."valid_until" <= $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #138b93
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and "q"."valid_until" <= $6
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
order by "q"."created_at" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where true
and true
and ("q"."created_at", "q"."id") > ($5::text::timestamptz, $6::bigint) -- #bb99a1
order by "q"."created_at" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, string, number

-- admin: limit=1&sort=quoteNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
where i.quote_id = q.id) as "invoiceId", iso("q"."sent_at") as "sentAt", iso("q"."answered_at") as "answeredAt", user_name(q.answered_by) as "answeredBy", "q"."decline_reason" as "declineReason", iso("q"."created_at") as "createdAt", user_name(q.created_by) as "createdBy", "q"."version", "q"."quote_number" as "~key", "q"."id" as "~id" -- #f76b8a
from "quotes" as "q"
-- #ecf5bc
where true
and true
order by "q"."quote_number" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time

-- admin: limit=1&sort=quoteNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #f76b8a
from "quotes" as "q"
-- #ecf5bc
where true
and true
and ("q"."quote_number", "q"."id") > ($5::text::text, $6::bigint) -- #3e40c2
order by "q"."quote_number" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, string, number

-- admin: limit=1&sort=-quoteNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #f76b8a
from "quotes" as "q"
-- #ecf5bc
where true
and true
order by "q"."quote_number" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time

-- admin: limit=1&sort=-quoteNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #f76b8a
from "quotes" as "q"
-- #ecf5bc
where true
and true
and ("q"."quote_number", "q"."id") < ($5::text::text, $6::bigint) -- #1c2b71
order by "q"."quote_number" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, string, number

-- admin: limit=1&sort=customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
where i.quote_id = q.id) as "invoiceId", iso("q"."sent_at") as "sentAt", iso("q"."answered_at") as "answeredAt", user_name(q.answered_by) as "answeredBy", "q"."decline_reason" as "declineReason", iso("q"."created_at") as "createdAt", user_name(q.created_by) as "createdBy", "q"."version", "c"."name" as "~key", "q"."id" as "~id" -- #f8e4a0
from "quotes" as "q"
-- #ecf5bc
where true
and true
order by "c"."name" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time

-- admin: limit=1&sort=customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #f8e4a0
from "quotes" as "q"
-- #ecf5bc
where true
and true
and ("c"."name", "q"."id") > ($5::text::text, $6::bigint)
order by "c"."name" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, string, number

-- admin: limit=1&sort=-customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #f8e4a0
from "quotes" as "q"
-- #ecf5bc
where true
and true
order by "c"."name" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time

-- admin: limit=1&sort=-customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #f8e4a0
from "quotes" as "q"
-- #ecf5bc
where true
and true
and ("c"."name", "q"."id") < ($5::text::text, $6::bigint)
order by "c"."name" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, string, number

-- admin: limit=1&sort=status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
where i.quote_id = q.id) as "invoiceId", iso("q"."sent_at") as "sentAt", iso("q"."answered_at") as "answeredAt", user_name(q.answered_by) as "answeredBy", "q"."decline_reason" as "declineReason", iso("q"."created_at") as "createdAt", user_name(q.created_by) as "createdBy", "q"."version", array_position('{draft,sent,expired,accepted,declined,invoiced}'::text[], case when q.status = 'sent' -- #3e0a25
and q.valid_until < (select warehouse_day($5)) then 'expired' else q.status end) as "~key", "q"."id" as "~id" -- #fb7e46
from "quotes" as "q"
-- #ecf5bc
where true
and true
order by array_position('{draft,sent,expired,accepted,declined,invoiced}'::text[], case when q.status = 'sent' -- #b7df26
and q.valid_until < (select warehouse_day($6)) then 'expired' else q.status end) asc , "q"."id" asc -- #d1e2bf
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, time, time

-- admin: limit=1&sort=status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #3e0a25
-- #fb7e46
from "quotes" as "q"
-- #ecf5bc
where true
and true
and (array_position('{draft,sent,expired,accepted,declined,invoiced}'::text[], case when q.status = 'sent' -- #a06392
and q.valid_until < (select warehouse_day($6)) then 'expired' else q.status end), "q"."id") > ($7::text::bigint, $8::bigint) -- #358f15
-- #b7df26
and q.valid_until < (select warehouse_day($9)) then 'expired' else q.status end) asc , "q"."id" asc -- #455a0a
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, time, time, '1', number, time

-- admin: limit=1&sort=-status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #3e0a25
-- #fb7e46
from "quotes" as "q"
-- #ecf5bc
where true
and true
-- #b7df26
and q.valid_until < (select warehouse_day($6)) then 'expired' else q.status end) desc , "q"."id" desc -- #740e63
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, time, time

-- admin: limit=1&sort=-status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #3e0a25
-- #fb7e46
from "quotes" as "q"
-- #ecf5bc
where true
and true
-- #a06392
and q.valid_until < (select warehouse_day($6)) then 'expired' else q.status end), "q"."id") < ($7::text::bigint, $8::bigint) -- #436603
-- #b7df26
and q.valid_until < (select warehouse_day($9)) then 'expired' else q.status end) desc , "q"."id" desc -- #84c23b
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, time, time, string, number, time

-- admin: limit=1&sort=total
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
where i.quote_id = q.id) as "invoiceId", iso("q"."sent_at") as "sentAt", iso("q"."answered_at") as "answeredAt", user_name(q.answered_by) as "answeredBy", "q"."decline_reason" as "declineReason", iso("q"."created_at") as "createdAt", user_name(q.created_by) as "createdBy", "q"."version", "q"."total" as "~key", "q"."id" as "~id" -- #28ed13
from "quotes" as "q"
-- #ecf5bc
where true
and true
order by "q"."total" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time

-- admin: limit=1&sort=total&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #28ed13
from "quotes" as "q"
-- #ecf5bc
where true
and true
and ("q"."total", "q"."id") > ($5::text::numeric, $6::bigint) -- #e7465c
order by "q"."total" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, string, number

-- admin: limit=1&sort=-total
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #28ed13
from "quotes" as "q"
-- #ecf5bc
where true
and true
order by "q"."total" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time

-- admin: limit=1&sort=-total&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #28ed13
from "quotes" as "q"
-- #ecf5bc
where true
and true
and ("q"."total", "q"."id") < ($5::text::numeric, $6::bigint) -- #459314
order by "q"."total" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, string, number

-- admin: limit=1&sort=validUntil
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
where i.quote_id = q.id) as "invoiceId", iso("q"."sent_at") as "sentAt", iso("q"."answered_at") as "answeredAt", user_name(q.answered_by) as "answeredBy", "q"."decline_reason" as "declineReason", iso("q"."created_at") as "createdAt", user_name(q.created_by) as "createdBy", "q"."version", "q"."valid_until" as "~key", "q"."id" as "~id" -- #7c5b38
from "quotes" as "q"
-- #ecf5bc
where true
and true
order by "q"."valid_until" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time

-- admin: limit=1&sort=validUntil&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #7c5b38
from "quotes" as "q"
-- #ecf5bc
where true
and true
and ("q"."valid_until", "q"."id") > ($5::text::date, $6::bigint) -- #59a06d
order by "q"."valid_until" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, string, number

-- admin: limit=1&sort=-validUntil
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #7c5b38
from "quotes" as "q"
-- #ecf5bc
where true
and true
order by "q"."valid_until" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time

-- admin: limit=1&sort=-validUntil&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #a32731
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #7c5b38
from "quotes" as "q"
-- #ecf5bc
where true
and true
and ("q"."valid_until", "q"."id") < ($5::text::date, $6::bigint) -- #b8eebd
order by "q"."valid_until" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, time, string, number
