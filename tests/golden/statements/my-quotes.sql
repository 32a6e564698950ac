-- admin: everything
-- manager: everything
select array_to_json(array((select "q"."id" as "id"
from "quotes" as "q"
left join "customers" as "c" on "c"."id" = "q"."customer_id" -- #ecf5bc
where "q"."status" <> $1
and true
and true
order by "q"."created_at" desc , "q"."id" desc)))::text as ids -- #0114d2
-- string

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
where "q"."status" <> $3
and "q"."id" = wanted.id)) as "~line"
-- list of number, time, string

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "q"."id", "q"."quote_number" as "quoteNumber", "q"."customer_id" as "customerId", c.name as "customerName", case when q.status = 'sent' -- #f6ecb7
and q.valid_until < (select warehouse_day($5)) then 'expired' else q.status end as "status", "q"."currency", q.net::text as "net", (q.total - q.net)::text as "tax", q.total::text as "total", "q"."valid_until" as "validUntil", "q"."notes", ( -- #138b93
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
where i.quote_id = q.id) as "invoiceId", iso("q"."sent_at") as "sentAt", iso("q"."answered_at") as "answeredAt", user_name(q.answered_by) as "answeredBy", "q"."decline_reason" as "declineReason", iso("q"."created_at") as "createdAt", user_name(q.created_by) as "createdBy", "q"."version", "q"."created_at" as "~key", "q"."id" as "~id" -- #713abd
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."quoteNumber", "page"."customerId", "page"."customerName", "page"."status", "page"."currency", "page"."net", "page"."tax", "page"."total", "page"."validUntil", "page"."notes", "page"."lines", "page"."invoiceId", "page"."sentAt", "page"."answeredAt", "page"."answeredBy", "page"."declineReason", "page"."createdAt", "page"."createdBy", "page"."version") as "~line" -- #51329d
-- number, number, number, string, time, string

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
where "q"."status" <> $6
and true
and true
and ("q"."created_at", "q"."id") < ($7::text::timestamptz, $8::bigint) -- #5931cf
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "q"."created_at" as "~key", "q"."id" as "~id"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $5
and true
and true
order by "q"."created_at" desc , "q"."id" desc
limit 11
offset 1)) as cut) as page
-- #5985a4
and q.valid_until < (select warehouse_day($6)) then 'expired' else q.status end as "status", "q"."currency", q.net::text as "net", (q.total - q.net)::text as "tax", q.total::text as "total", "q"."valid_until" as "validUntil", "q"."notes", ( -- #f1b9fd
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #82da8b
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $7
and "q"."id" = "page"."~id")) as "~line"
-- number, number, number, string, string, time, string

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and ((search_fold("q"."quote_number") like (select search_pattern($5)) -- #819d3f
or q.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($6)))) -- #a5dfb6
and (search_fold("q"."quote_number") like (select search_pattern($7)) -- #0e33cb
or q.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($8))))))) as every -- #ff93dc
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
and q.valid_until < (select warehouse_day($9)) then 'expired' else q.status end as "status", "q"."currency", q.net::text as "net", (q.total - q.net)::text as "tax", q.total::text as "total", "q"."valid_until" as "validUntil", "q"."notes", ( -- #bc781b
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $10
and true
and ((search_fold("q"."quote_number") like (select search_pattern($11)) -- #17478e
or q.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($12)))) -- #4c5806
and (search_fold("q"."quote_number") like (select search_pattern($13)) -- #7221d5
or q.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($14))))) -- #685790
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, string, string, string, string, time, string, string, string, string, string

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true
and "q"."customer_id" in ($5))) as every
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
where "q"."status" <> $7
and true
and true
and "q"."customer_id" in ($8)
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, number, time, string, number

-- admin: limit=1&status=draft
-- manager: limit=1&status=draft
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true
and case when q.status = 'sent'
and q.valid_until < (select warehouse_day($5)) then 'expired' else q.status end in ($6))) as every -- #81c611
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
where "q"."status" <> $8
and true
and true
and case when q.status = 'sent'
and q.valid_until < (select warehouse_day($9)) then 'expired' else q.status end in ($10) -- #be3f8f
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, 'draft', time, 'draft', time, 'draft', time, 'draft'

-- admin: limit=1&status=sent
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true
and case when q.status = 'sent'
-- #81c611
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
where "q"."status" <> $8
and true
and true
and case when q.status = 'sent'
-- #be3f8f
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, 'sent', time, string, time, 'sent'

-- admin: limit=1&status=sent&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true
and case when q.status = 'sent'
-- #81c611
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
where "q"."status" <> $8
and true
and true
and case when q.status = 'sent'
-- #be3f8f
and ("q"."created_at", "q"."id") < ($11::text::timestamptz, $12::bigint) -- #fa7de2
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, 'sent', time, string, time, 'sent', string, number

-- admin: limit=1&status=expired
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true
and case when q.status = 'sent'
-- #81c611
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
where "q"."status" <> $8
and true
and true
and case when q.status = 'sent'
-- #be3f8f
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, 'expired', time, string, time, 'expired'

-- admin: limit=1&status=accepted
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true
and case when q.status = 'sent'
-- #81c611
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
where "q"."status" <> $8
and true
and true
and case when q.status = 'sent'
-- #be3f8f
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, 'accepted', time, string, time, 'accepted'

-- admin: limit=1&status=declined
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true
and case when q.status = 'sent'
-- #81c611
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
where "q"."status" <> $8
and true
and true
and case when q.status = 'sent'
-- #be3f8f
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, 'declined', time, string, time, 'declined'

-- admin: limit=1&status=invoiced
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true
and case when q.status = 'sent'
-- #81c611
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
where "q"."status" <> $8
and true
and true
and case when q.status = 'sent'
-- #be3f8f
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, 'invoiced', time, string, time, 'invoiced'

-- admin: limit=1&status=draft&status=sent
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true
and case when q.status = 'sent'
and q.valid_until < (select warehouse_day($5)) then 'expired' else q.status end in ($6, $7))) as every -- #9473b2
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
where "q"."status" <> $9
and true
and true
and case when q.status = 'sent'
and q.valid_until < (select warehouse_day($10)) then 'expired' else q.status end in ($11, $12) -- #b6b5db
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, 'draft', time, 'draft', 'sent', time, 'draft', time, 'draft', 'sent'

-- admin: limit=1&status=draft&status=sent&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true
and case when q.status = 'sent'
-- #9473b2
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #d78e2c
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $9
and true
and true
and case when q.status = 'sent'
-- #b6b5db
and ("q"."created_at", "q"."id") < ($13::text::timestamptz, $14::bigint) -- #cd1efd
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, 'draft', time, 'draft', 'sent', time, 'draft', time, 'draft', 'sent', string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and ("q"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #edc2af
and true)) as every
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
where "q"."status" <> $7
and ("q"."created_at" >= ($8::date)::timestamp at time zone warehouse_zone()) -- #df25b7
and true
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, '2026-01-31', time, string, '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
-- #edc2af
and true)) as every
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
where "q"."status" <> $7
-- #df25b7
and true
and ("q"."created_at", "q"."id") < ($9::text::timestamptz, $10::bigint) -- #b67bcb
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, '2026-01-31', time, string, '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and ("q"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #dd110f
and true)) as every
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
where "q"."status" <> $7
and ("q"."created_at" < ($8::date + 1)::timestamp at time zone warehouse_zone()) -- #44b2d7
and true
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, '2026-01-31', time, string, '2026-01-31'

-- admin: limit=1&validFrom=2026-01-31
-- manager: limit=1&validFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true
and "q"."valid_until" >= $5)) as every
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
where "q"."status" <> $7
and true
and true
and "q"."valid_until" >= $8
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, '2026-01-31', time, string, '2026-01-31'

-- admin: limit=1&validFrom=2026-01-31&cursor
-- manager: limit=1&validFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true
and "q"."valid_until" >= $5)) as every
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
where "q"."status" <> $7
and true
and true
and "q"."valid_until" >= $8
-- #b67bcb
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, '2026-01-31', time, string, '2026-01-31', string, number

-- admin: limit=1&validTo=2026-01-31
-- manager: limit=1&validTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
and true
and "q"."valid_until" <= $5)) as every
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
where "q"."status" <> $7
and true
and true
and "q"."valid_until" <= $8
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, '2026-01-31', time, string, '2026-01-31'

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
where "q"."status" <> $6
and true
and true
order by "q"."created_at" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
where "q"."status" <> $6
and true
and true
and ("q"."created_at", "q"."id") > ($7::text::timestamptz, $8::bigint) -- #1793db
order by "q"."created_at" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=quoteNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
where i.quote_id = q.id) as "invoiceId", iso("q"."sent_at") as "sentAt", iso("q"."answered_at") as "answeredAt", user_name(q.answered_by) as "answeredBy", "q"."decline_reason" as "declineReason", iso("q"."created_at") as "createdAt", user_name(q.created_by) as "createdBy", "q"."version", "q"."quote_number" as "~key", "q"."id" as "~id" -- #f76b8a
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
order by "q"."quote_number" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string

-- admin: limit=1&sort=quoteNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #f76b8a
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
and ("q"."quote_number", "q"."id") > ($7::text::text, $8::bigint) -- #68c60c
order by "q"."quote_number" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=-quoteNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #f76b8a
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
order by "q"."quote_number" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string

-- admin: limit=1&sort=-quoteNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #f76b8a
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
and ("q"."quote_number", "q"."id") < ($7::text::text, $8::bigint) -- #cd61be
order by "q"."quote_number" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
where i.quote_id = q.id) as "invoiceId", iso("q"."sent_at") as "sentAt", iso("q"."answered_at") as "answeredAt", user_name(q.answered_by) as "answeredBy", "q"."decline_reason" as "declineReason", iso("q"."created_at") as "createdAt", user_name(q.created_by) as "createdBy", "q"."version", "c"."name" as "~key", "q"."id" as "~id" -- #f8e4a0
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
order by "c"."name" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string

-- admin: limit=1&sort=customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #f8e4a0
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
and ("c"."name", "q"."id") > ($7::text::text, $8::bigint)
order by "c"."name" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=-customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #f8e4a0
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
order by "c"."name" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string

-- admin: limit=1&sort=-customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #f8e4a0
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
and ("c"."name", "q"."id") < ($7::text::text, $8::bigint)
order by "c"."name" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
where i.quote_id = q.id) as "invoiceId", iso("q"."sent_at") as "sentAt", iso("q"."answered_at") as "answeredAt", user_name(q.answered_by) as "answeredBy", "q"."decline_reason" as "declineReason", iso("q"."created_at") as "createdAt", user_name(q.created_by) as "createdBy", "q"."version", array_position('{draft,sent,expired,accepted,declined,invoiced}'::text[], case when q.status = 'sent' -- #3e0a25
and q.valid_until < (select warehouse_day($6)) then 'expired' else q.status end) as "~key", "q"."id" as "~id" -- #3b01a0
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $7
and true
and true
order by array_position('{draft,sent,expired,accepted,declined,invoiced}'::text[], case when q.status = 'sent' -- #b7df26
and q.valid_until < (select warehouse_day($8)) then 'expired' else q.status end) asc , "q"."id" asc -- #790e6b
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, time, string, time

-- admin: limit=1&sort=status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #3e0a25
-- #3b01a0
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $7
and true
and true
and (array_position('{draft,sent,expired,accepted,declined,invoiced}'::text[], case when q.status = 'sent' -- #a06392
and q.valid_until < (select warehouse_day($8)) then 'expired' else q.status end), "q"."id") > ($9::text::bigint, $10::bigint) -- #87ed76
-- #b7df26
and q.valid_until < (select warehouse_day($11)) then 'expired' else q.status end) asc , "q"."id" asc -- #c99434
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, time, string, time, string, number, time

-- admin: limit=1&sort=-status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #3e0a25
-- #3b01a0
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $7
and true
and true
-- #b7df26
and q.valid_until < (select warehouse_day($8)) then 'expired' else q.status end) desc , "q"."id" desc -- #1008c8
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, time, string, time

-- admin: limit=1&sort=-status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #3e0a25
-- #3b01a0
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $7
and true
and true
-- #a06392
and q.valid_until < (select warehouse_day($8)) then 'expired' else q.status end), "q"."id") < ($9::text::bigint, $10::bigint) -- #0f81fc
-- #b7df26
and q.valid_until < (select warehouse_day($11)) then 'expired' else q.status end) desc , "q"."id" desc -- #fd52bf
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, time, string, time, string, number, time

-- admin: limit=1&sort=total
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
where i.quote_id = q.id) as "invoiceId", iso("q"."sent_at") as "sentAt", iso("q"."answered_at") as "answeredAt", user_name(q.answered_by) as "answeredBy", "q"."decline_reason" as "declineReason", iso("q"."created_at") as "createdAt", user_name(q.created_by) as "createdBy", "q"."version", "q"."total" as "~key", "q"."id" as "~id" -- #28ed13
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
order by "q"."total" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string

-- admin: limit=1&sort=total&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #28ed13
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
and ("q"."total", "q"."id") > ($7::text::numeric, $8::bigint) -- #f93d6a
order by "q"."total" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=-total
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #28ed13
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
order by "q"."total" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string

-- admin: limit=1&sort=-total&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #28ed13
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
and ("q"."total", "q"."id") < ($7::text::numeric, $8::bigint) -- #a7086c
order by "q"."total" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=validUntil
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
where i.quote_id = q.id) as "invoiceId", iso("q"."sent_at") as "sentAt", iso("q"."answered_at") as "answeredAt", user_name(q.answered_by) as "answeredBy", "q"."decline_reason" as "declineReason", iso("q"."created_at") as "createdAt", user_name(q.created_by) as "createdBy", "q"."version", "q"."valid_until" as "~key", "q"."id" as "~id" -- #7c5b38
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
order by "q"."valid_until" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string

-- admin: limit=1&sort=validUntil&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #7c5b38
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
and ("q"."valid_until", "q"."id") > ($7::text::date, $8::bigint) -- #30b456
order by "q"."valid_until" asc , "q"."id" asc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=-validUntil
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #7c5b38
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
order by "q"."valid_until" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string

-- admin: limit=1&sort=-validUntil&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $4
and true
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
-- #7c5b38
from "quotes" as "q"
-- #ecf5bc
where "q"."status" <> $6
and true
and true
and ("q"."valid_until", "q"."id") < ($7::text::date, $8::bigint) -- #a7d3aa
order by "q"."valid_until" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, string, time, string, string, number

-- customer: everything
-- view-only customer: everything
select array_to_json(array((select "q"."id" as "id"
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $1
and "q"."status" <> $2
and "q"."status" <> $3
and true
and true
-- #0114d2
-- number, string, string

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #5985a4
-- #61db9a
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #82da8b
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $3
and "q"."status" <> $4
and "q"."status" <> $5
and "q"."id" = wanted.id)) as "~line"
-- empty list, time, number, string, string

-- customer: limit=1
-- view-only customer: limit=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $4
and "q"."status" <> $5
and "q"."status" <> $6
and true
and true)) as every
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
where "q"."customer_id" = $8
and "q"."status" <> $9
and "q"."status" <> $10
and true
and true
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, number, string, string, time, number, string, string

-- customer: limit=1&page=2
-- view-only customer: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $4
and "q"."status" <> $5
and "q"."status" <> $6
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "q"."created_at" as "~key", "q"."id" as "~id"
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $7
and "q"."status" <> $8
and "q"."status" <> $9
and true
and true
order by "q"."created_at" desc , "q"."id" desc
limit 11
offset 1)) as cut) as page
-- #5985a4
and q.valid_until < (select warehouse_day($10)) then 'expired' else q.status end as "status", "q"."currency", q.net::text as "net", (q.total - q.net)::text as "tax", q.total::text as "total", "q"."valid_until" as "validUntil", "q"."notes", ( -- #aa95d9
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #82da8b
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $11
and "q"."status" <> $12
and "q"."status" <> $13
and "q"."id" = "page"."~id")) as "~line"
-- number, number, number, number, string, string, number, string, string, time, number, string, string

-- customer: limit=1&q=ä+ö
-- view-only customer: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $4
and "q"."status" <> $5
and "q"."status" <> $6
and true
and ((search_fold("q"."quote_number") like (select search_pattern($7)) -- #fbadac
or q.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($8)))) -- #845354
and (search_fold("q"."quote_number") like (select search_pattern($9)) -- #3a3789
or q.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($10))))))) as every -- #f55d73
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
and q.valid_until < (select warehouse_day($11)) then 'expired' else q.status end as "status", "q"."currency", q.net::text as "net", (q.total - q.net)::text as "tax", q.total::text as "total", "q"."valid_until" as "validUntil", "q"."notes", ( -- #01cd6d
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $12
and "q"."status" <> $13
and "q"."status" <> $14
and true
and ((search_fold("q"."quote_number") like (select search_pattern($15)) -- #ac15b9
or q.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($16)))) -- #1103aa
and (search_fold("q"."quote_number") like (select search_pattern($17)) -- #1e895d
or q.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($18))))) -- #1042e7
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, number, string, string, string, string, string, string, time, number, string, string, string, string, string, string

-- customer: limit=1&customerId=1
-- view-only customer: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $4
and "q"."status" <> $5
and "q"."status" <> $6
and true
and true
and "q"."customer_id" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #d78e2c
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $9
and "q"."status" <> $10
and "q"."status" <> $11
and true
and true
and "q"."customer_id" in ($12)
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, number, string, string, number, time, number, string, string, number

-- customer: limit=1&status=draft
-- view-only customer: limit=1&status=draft
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $4
and "q"."status" <> $5
and "q"."status" <> $6
and true
and true
and case when q.status = 'sent'
and q.valid_until < (select warehouse_day($7)) then 'expired' else q.status end in ($8))) as every -- #7e42ed
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #bc781b
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $10
and "q"."status" <> $11
and "q"."status" <> $12
and true
and true
and case when q.status = 'sent'
and q.valid_until < (select warehouse_day($13)) then 'expired' else q.status end in ($14) -- #518476
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, number, 'draft', 'draft', time, 'draft', time, number, 'draft', 'draft', time, 'draft'

-- customer: limit=1&createdFrom=2026-01-31
-- view-only customer: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $4
and "q"."status" <> $5
and "q"."status" <> $6
and ("q"."created_at" >= ($7::date)::timestamp at time zone warehouse_zone()) -- #761c04
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #d78e2c
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $9
and "q"."status" <> $10
and "q"."status" <> $11
and ("q"."created_at" >= ($12::date)::timestamp at time zone warehouse_zone()) -- #359281
and true
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, number, string, string, '2026-01-31', time, number, string, string, '2026-01-31'

-- customer: limit=1&createdTo=2026-01-31
-- view-only customer: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $4
and "q"."status" <> $5
and "q"."status" <> $6
and ("q"."created_at" < ($7::date + 1)::timestamp at time zone warehouse_zone()) -- #da0a9d
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #d78e2c
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $9
and "q"."status" <> $10
and "q"."status" <> $11
and ("q"."created_at" < ($12::date + 1)::timestamp at time zone warehouse_zone()) -- #8fcee7
and true
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, number, string, string, '2026-01-31', time, number, string, string, '2026-01-31'

-- customer: limit=1&validFrom=2026-01-31
-- view-only customer: limit=1&validFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $4
and "q"."status" <> $5
and "q"."status" <> $6
and true
and true
and "q"."valid_until" >= $7)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #d78e2c
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $9
and "q"."status" <> $10
and "q"."status" <> $11
and true
and true
and "q"."valid_until" >= $12
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, number, string, string, '2026-01-31', time, number, string, string, '2026-01-31'

-- customer: limit=1&validTo=2026-01-31
-- view-only customer: limit=1&validTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $4
and "q"."status" <> $5
and "q"."status" <> $6
and true
and true
and "q"."valid_until" <= $7)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f6ecb7
-- #d78e2c
-- #3477fb
order by l.line), '[]')
from "quote_lines" l
where "l"."quote_id" = "q"."id") as "lines", (select i.id
from invoices i
-- #713abd
from "quotes" as "q"
-- #ecf5bc
where "q"."customer_id" = $9
and "q"."status" <> $10
and "q"."status" <> $11
and true
and true
and "q"."valid_until" <= $12
order by "q"."created_at" desc , "q"."id" desc
limit 11)) as cut) as page
-- #51329d
-- number, number, number, number, string, string, '2026-01-31', time, number, string, string, '2026-01-31'
