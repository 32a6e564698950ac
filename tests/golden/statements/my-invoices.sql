-- admin: everything
-- manager: everything
select array_to_json(array((select "i"."id" as "id"
from "invoices" as "i"
left join "customers" as "c" on "c"."id" = "i"."customer_id" -- #f67ab7
where "i"."status" <> $1
and true
and true
order by "i"."created_at" desc , "i"."id" desc)))::text as ids -- #678cf0
-- string

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "i"."id", "i"."kind", "i"."invoice_number" as "invoiceNumber", "i"."customer_id" as "customerId", c.name as "customerName", case when i.status = 'draft' -- #6806d1
or i.kind = 'credit_note' then i.status::text when i.paid + i.credited >= i.total then 'paid' when (i.status = 'sent' -- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($2))) then 'overdue' else 'sent' end as "status", case when i.status = 'draft' -- #aa8b43
or i.kind = 'credit_note'
or i.paid + i.credited <= 0 then 'none' when i.paid + i.credited >= i.total then 'paid' else 'part' end as "paymentState", "i"."tax_treatment" as "taxTreatment", "i"."currency", i.net::text as "net", (i.total - i.net)::text as "tax", i.total::text as "total", i.paid::text as "paidAmount", i.credited::text as "creditedAmount", (case when i.status = 'draft' -- #aae169
or i.kind = 'credit_note' then 0.00 else i.total - i.paid - i.credited end)::text as "openAmount", "i"."due_date" as "dueDate", "i"."issued_on" as "issuedOn", "i"."notes", "i"."reason", ( -- #d09629
select coalesce(json_agg(json_build_object('description', l.description, 'quantity', trim_scale(l.quantity)::text, 'unitPrice', case when scale(trim_scale(l.unit_price)) < 2 then l.unit_price::numeric(14, 2) else trim_scale(l.unit_price) end::text, 'taxRate', trim_scale(l.tax_rate)::text) -- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
select coalesce(json_agg(json_build_object('id', p.id, 'amount', p.amount::text, 'paidOn', p.paid_on, 'method', p.method, 'reference', p.reference, 'reversesId', p.reverses_id, 'reason', p.reason, 'createdAt', iso(p.created_at), 'createdBy', user_name(p.created_by)) -- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
select coalesce(json_agg(json_build_object('id', n.id, 'invoiceNumber', n.invoice_number, 'total', n.total::text) -- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
select json_build_object('id', o.id, 'invoiceNumber', o.invoice_number, 'total', o.total::text, 'paidAmount', o.paid::text, 'creditedAmount', o.credited::text, 'openAmount', (o.total - o.paid - o.credited)::text) -- #23a2ef
from invoices o
where o.id = i.credited_invoice_id) as "creditOf", "i"."quote_id" as "quoteId", iso("i"."sent_at") as "sentAt", iso("i"."created_at") as "createdAt", user_name(i.created_by) as "createdBy", "i"."version" -- #3f07f4
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $3
and "i"."id" = wanted.id)) as "~line"
-- list of number, time, string

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."id", "i"."kind", "i"."invoice_number" as "invoiceNumber", "i"."customer_id" as "customerId", c.name as "customerName", case when i.status = 'draft' -- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($5))) then 'overdue' else 'sent' end as "status", case when i.status = 'draft' -- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
where o.id = i.credited_invoice_id) as "creditOf", "i"."quote_id" as "quoteId", iso("i"."sent_at") as "sentAt", iso("i"."created_at") as "createdAt", user_name(i.created_by) as "createdBy", "i"."version", "i"."created_at" as "~key", "i"."id" as "~id" -- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."kind", "page"."invoiceNumber", "page"."customerId", "page"."customerName", "page"."status", "page"."paymentState", "page"."taxTreatment", "page"."currency", "page"."net", "page"."tax", "page"."total", "page"."paidAmount", "page"."creditedAmount", "page"."openAmount", "page"."dueDate", "page"."issuedOn", "page"."notes", "page"."reason", "page"."lines", "page"."payments", "page"."creditNotes", "page"."creditOf", "page"."quoteId", "page"."sentAt", "page"."createdAt", "page"."createdBy", "page"."version") as "~line" -- #162fe9
-- number, number, number, string, time, string

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
and ("i"."created_at", "i"."id") < ($7::text::timestamptz, $8::bigint) -- #1feddc
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."created_at" as "~key", "i"."id" as "~id"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $5
and true
and true
order by "i"."created_at" desc , "i"."id" desc
limit 11
offset 1)) as cut) as page
-- #6806d1
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($6))) then 'overdue' else 'sent' end as "status", case when i.status = 'draft' -- #90daac
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #3f07f4
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
and "i"."id" = "page"."~id")) as "~line"
-- number, number, number, string, string, time, string

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and ((search_fold("i"."invoice_number") like (select search_pattern($5)) -- #238ad7
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($6)))) -- #a5dfb6
and (search_fold("i"."invoice_number") like (select search_pattern($7)) -- #e14317
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($8))))))) as every -- #ff93dc
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($9))) then 'overdue' else 'sent' end as "status", case when i.status = 'draft' -- #716cce
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $10
and true
and ((search_fold("i"."invoice_number") like (select search_pattern($11)) -- #6d2c5d
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($12)))) -- #4c5806
and (search_fold("i"."invoice_number") like (select search_pattern($13)) -- #836570
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($14))))) -- #685790
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, string, string, string, string, time, string, string, string, string, string

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and "i"."customer_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #90daac
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
and true
and true
and "i"."customer_id" in ($8)
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, number, time, string, number

-- admin: limit=1&status=draft
-- manager: limit=1&status=draft
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($5))) then 'overdue' else 'sent' end in ($6))) as every -- #a9c46d
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($7))) then 'overdue' else 'sent' end as "status", case when i.status = 'draft' -- #c3a546
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $8
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($9))) then 'overdue' else 'sent' end in ($10) -- #a4f4cc
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, 'draft', time, 'draft', time, 'draft', time, 'draft'

-- admin: limit=1&status=sent
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #a9c46d
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #c3a546
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $8
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #a4f4cc
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, 'sent', time, string, time, 'sent'

-- admin: limit=1&status=sent&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #a9c46d
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #c3a546
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $8
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #a4f4cc
and ("i"."created_at", "i"."id") < ($11::text::timestamptz, $12::bigint) -- #d99795
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, 'sent', time, string, time, 'sent', string, number

-- admin: limit=1&status=overdue
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #a9c46d
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #c3a546
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $8
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #a4f4cc
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, 'overdue', time, string, time, 'overdue'

-- admin: limit=1&status=paid
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #a9c46d
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #c3a546
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $8
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #a4f4cc
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, 'paid', time, string, time, 'paid'

-- admin: limit=1&status=draft&status=sent
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($5))) then 'overdue' else 'sent' end in ($6, $7))) as every -- #2b4afa
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($8))) then 'overdue' else 'sent' end as "status", case when i.status = 'draft' -- #ce0715
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $9
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($10))) then 'overdue' else 'sent' end in ($11, $12) -- #eb95d5
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, 'draft', time, 'draft', 'sent', time, 'draft', time, 'draft', 'sent'

-- admin: limit=1&status=draft&status=sent&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #2b4afa
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #ce0715
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $9
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #eb95d5
and ("i"."created_at", "i"."id") < ($13::text::timestamptz, $14::bigint) -- #4a0a06
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, 'draft', time, 'draft', 'sent', time, 'draft', time, 'draft', 'sent', string, number

-- admin: limit=1&kind=invoice
-- manager: limit=1&kind=invoice
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and "i"."kind" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #90daac
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
and true
and true
and "i"."kind" in ($8)
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, 'invoice', time, string, 'invoice'

-- admin: limit=1&kind=invoice&cursor
-- manager: limit=1&kind=invoice&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and "i"."kind" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #90daac
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
and true
and true
and "i"."kind" in ($8)
and ("i"."created_at", "i"."id") < ($9::text::timestamptz, $10::bigint) -- #d288d1
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, 'invoice', time, string, 'invoice', string, number

-- admin: limit=1&kind=credit_note
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and "i"."kind" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #90daac
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
and true
and true
and "i"."kind" in ($8)
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, 'credit_note', time, string, 'credit_note'

-- admin: limit=1&kind=invoice&kind=credit_note
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and "i"."kind" in ($5, $6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #c3a546
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $8
and true
and true
and "i"."kind" in ($9, $10)
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, 'invoice', 'credit_note', time, string, 'invoice', 'credit_note'

-- admin: limit=1&kind=invoice&kind=credit_note&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and "i"."kind" in ($5, $6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #c3a546
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $8
and true
and true
and "i"."kind" in ($9, $10)
-- #d99795
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, 'invoice', 'credit_note', time, string, 'invoice', 'credit_note', string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and ("i"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #7429f5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #90daac
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
and ("i"."created_at" >= ($8::date)::timestamp at time zone warehouse_zone()) -- #67009c
and true
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, '2026-01-31', time, string, '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
-- #7429f5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #90daac
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
-- #67009c
and true
-- #d288d1
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, '2026-01-31', time, string, '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and ("i"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #dcd3e8
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #90daac
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
and ("i"."created_at" < ($8::date + 1)::timestamp at time zone warehouse_zone()) -- #ea1aa5
and true
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, '2026-01-31', time, string, '2026-01-31'

-- admin: limit=1&dueFrom=2026-01-31
-- manager: limit=1&dueFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and "i"."due_date" >= $5)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #90daac
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
and true
and true
and "i"."due_date" >= $8
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, '2026-01-31', time, string, '2026-01-31'

-- admin: limit=1&dueFrom=2026-01-31&cursor
-- manager: limit=1&dueFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and "i"."due_date" >= $5)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #90daac
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
and true
and true
and "i"."due_date" >= $8
-- #d288d1
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, '2026-01-31', time, string, '2026-01-31', string, number

-- admin: limit=1&dueTo=2026-01-31
-- manager: limit=1&dueTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true
and "i"."due_date" <= $5)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #90daac
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
and true
and true
and "i"."due_date" <= $8
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, '2026-01-31', time, string, '2026-01-31'

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
order by "i"."created_at" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
and ("i"."created_at", "i"."id") > ($7::text::timestamptz, $8::bigint) -- #13e732
order by "i"."created_at" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=invoiceNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
where o.id = i.credited_invoice_id) as "creditOf", "i"."quote_id" as "quoteId", iso("i"."sent_at") as "sentAt", iso("i"."created_at") as "createdAt", user_name(i.created_by) as "createdBy", "i"."version", "i"."invoice_number" as "~key", "i"."id" as "~id" -- #0abe85
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
order by "i"."invoice_number" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string

-- admin: limit=1&sort=invoiceNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #0abe85
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
and ("i"."invoice_number", "i"."id") > ($7::text::text, $8::bigint) -- #a1c575
order by "i"."invoice_number" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=-invoiceNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #0abe85
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
order by "i"."invoice_number" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string

-- admin: limit=1&sort=-invoiceNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #0abe85
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
and ("i"."invoice_number", "i"."id") < ($7::text::text, $8::bigint) -- #f34717
order by "i"."invoice_number" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
where o.id = i.credited_invoice_id) as "creditOf", "i"."quote_id" as "quoteId", iso("i"."sent_at") as "sentAt", iso("i"."created_at") as "createdAt", user_name(i.created_by) as "createdBy", "i"."version", "c"."name" as "~key", "i"."id" as "~id" -- #f34948
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
order by "c"."name" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string

-- admin: limit=1&sort=customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #f34948
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
and ("c"."name", "i"."id") > ($7::text::text, $8::bigint)
order by "c"."name" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=-customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #f34948
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
order by "c"."name" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string

-- admin: limit=1&sort=-customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #f34948
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
and ("c"."name", "i"."id") < ($7::text::text, $8::bigint)
order by "c"."name" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
where o.id = i.credited_invoice_id) as "creditOf", "i"."quote_id" as "quoteId", iso("i"."sent_at") as "sentAt", iso("i"."created_at") as "createdAt", user_name(i.created_by) as "createdBy", "i"."version", array_position('{draft,sent,overdue,paid}'::text[], case when i.status = 'draft' -- #175c76
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($6))) then 'overdue' else 'sent' end) as "~key", "i"."id" as "~id" -- #62ec08
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
and true
and true
order by array_position('{draft,sent,overdue,paid}'::text[], case when i.status = 'draft' -- #ca4052
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($8))) then 'overdue' else 'sent' end) asc , "i"."id" asc -- #6540cc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, time, string, time

-- admin: limit=1&sort=status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #175c76
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #62ec08
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
and true
and true
and (array_position('{draft,sent,overdue,paid}'::text[], case when i.status = 'draft' -- #4972f5
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($8))) then 'overdue' else 'sent' end), "i"."id") > ($9::text::bigint, $10::bigint) -- #ef22df
-- #ca4052
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($11))) then 'overdue' else 'sent' end) asc , "i"."id" asc -- #20b400
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, time, string, time, string, number, time

-- admin: limit=1&sort=-status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #175c76
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #62ec08
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
and true
and true
-- #ca4052
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($8))) then 'overdue' else 'sent' end) desc , "i"."id" desc -- #07a971
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, time, string, time

-- admin: limit=1&sort=-status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #175c76
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #62ec08
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $7
and true
and true
-- #4972f5
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($8))) then 'overdue' else 'sent' end), "i"."id") < ($9::text::bigint, $10::bigint) -- #5ffabe
-- #ca4052
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($11))) then 'overdue' else 'sent' end) desc , "i"."id" desc -- #8ef699
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, time, string, time, string, number, time

-- admin: limit=1&sort=total
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
where o.id = i.credited_invoice_id) as "creditOf", "i"."quote_id" as "quoteId", iso("i"."sent_at") as "sentAt", iso("i"."created_at") as "createdAt", user_name(i.created_by) as "createdBy", "i"."version", "i"."total" as "~key", "i"."id" as "~id" -- #90615d
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
order by "i"."total" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string

-- admin: limit=1&sort=total&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #90615d
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
and ("i"."total", "i"."id") > ($7::text::numeric, $8::bigint) -- #78680a
order by "i"."total" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=-total
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #90615d
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
order by "i"."total" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string

-- admin: limit=1&sort=-total&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #90615d
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
and ("i"."total", "i"."id") < ($7::text::numeric, $8::bigint) -- #71fb67
order by "i"."total" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=openAmount
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
where o.id = i.credited_invoice_id) as "creditOf", "i"."quote_id" as "quoteId", iso("i"."sent_at") as "sentAt", iso("i"."created_at") as "createdAt", user_name(i.created_by) as "createdBy", "i"."version", case when i.status = 'draft' -- #c31e06
or i.kind = 'credit_note' then 0.00 else i.total - i.paid - i.credited end as "~key", "i"."id" as "~id" -- #ab0fe6
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
order by case when i.status = 'draft'
or i.kind = 'credit_note' then 0.00 else i.total - i.paid - i.credited end asc , "i"."id" asc -- #45b773
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string

-- admin: limit=1&sort=openAmount&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #c31e06
-- #ab0fe6
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
and (case when i.status = 'draft'
or i.kind = 'credit_note' then 0.00 else i.total - i.paid - i.credited end, "i"."id") > ($7::text::numeric, $8::bigint) -- #5885fd
order by case when i.status = 'draft'
-- #45b773
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=-openAmount
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #c31e06
-- #ab0fe6
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
order by case when i.status = 'draft'
or i.kind = 'credit_note' then 0.00 else i.total - i.paid - i.credited end desc , "i"."id" desc -- #f64a24
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string

-- admin: limit=1&sort=-openAmount&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #c31e06
-- #ab0fe6
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
and (case when i.status = 'draft'
or i.kind = 'credit_note' then 0.00 else i.total - i.paid - i.credited end, "i"."id") < ($7::text::numeric, $8::bigint) -- #2363cd
order by case when i.status = 'draft'
-- #f64a24
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=dueDate
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
where o.id = i.credited_invoice_id) as "creditOf", "i"."quote_id" as "quoteId", iso("i"."sent_at") as "sentAt", iso("i"."created_at") as "createdAt", user_name(i.created_by) as "createdBy", "i"."version", "i"."due_date" as "~key", "i"."id" as "~id" -- #2a0f60
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
order by "i"."due_date" asc nulls last, "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string

-- admin: limit=1&sort=dueDate&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #2a0f60
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
and (("i"."due_date", "i"."id") > ($7::text::date, $8::bigint) -- #db964a
or "i"."due_date" is null)
order by "i"."due_date" asc nulls last, "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string, string, number

-- admin: limit=1&sort=-dueDate
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #2a0f60
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
order by "i"."due_date" desc nulls last, "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string

-- admin: limit=1&sort=-dueDate&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #3c04a0
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #2a0f60
from "invoices" as "i"
-- #f67ab7
where "i"."status" <> $6
and true
and true
and (("i"."due_date", "i"."id") < ($7::text::date, $8::bigint) -- #b25bf9
or "i"."due_date" is null)
order by "i"."due_date" desc nulls last, "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, time, string, string, number

-- customer: everything
-- view-only customer: everything
select array_to_json(array((select "i"."id" as "id"
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $1
and "i"."status" <> $2
and "i"."status" <> $3
and true
and true
-- #678cf0
-- number, string, string

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #6806d1
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #aa8b43
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #3f07f4
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $3
and "i"."status" <> $4
and "i"."status" <> $5
and "i"."id" = wanted.id)) as "~line"
-- empty list, time, number, string, string

-- customer: limit=1
-- view-only customer: limit=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $4
and "i"."status" <> $5
and "i"."status" <> $6
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #c3a546
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $8
and "i"."status" <> $9
and "i"."status" <> $10
and true
and true
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, number, string, string, time, number, string, string

-- customer: limit=1&page=2
-- view-only customer: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $4
and "i"."status" <> $5
and "i"."status" <> $6
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."created_at" as "~key", "i"."id" as "~id"
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $7
and "i"."status" <> $8
and "i"."status" <> $9
and true
and true
order by "i"."created_at" desc , "i"."id" desc
limit 11
offset 1)) as cut) as page
-- #6806d1
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($10))) then 'overdue' else 'sent' end as "status", case when i.status = 'draft' -- #3319fc
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #3f07f4
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $11
and "i"."status" <> $12
and "i"."status" <> $13
and "i"."id" = "page"."~id")) as "~line"
-- number, number, number, number, string, string, number, string, string, time, number, string, string

-- customer: limit=1&q=ä+ö
-- view-only customer: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $4
and "i"."status" <> $5
and "i"."status" <> $6
and true
and ((search_fold("i"."invoice_number") like (select search_pattern($7)) -- #f22752
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($8)))) -- #845354
and (search_fold("i"."invoice_number") like (select search_pattern($9)) -- #351996
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($10))))))) as every -- #f55d73
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($11))) then 'overdue' else 'sent' end as "status", case when i.status = 'draft' -- #99e0e7
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $12
and "i"."status" <> $13
and "i"."status" <> $14
and true
and ((search_fold("i"."invoice_number") like (select search_pattern($15)) -- #094c0b
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($16)))) -- #1103aa
and (search_fold("i"."invoice_number") like (select search_pattern($17)) -- #7c4c8e
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($18))))) -- #1042e7
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, number, string, string, string, string, string, string, time, number, string, string, string, string, string, string

-- customer: limit=1&customerId=1
-- view-only customer: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $4
and "i"."status" <> $5
and "i"."status" <> $6
and true
and true
and "i"."customer_id" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #ce0715
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $9
and "i"."status" <> $10
and "i"."status" <> $11
and true
and true
and "i"."customer_id" in ($12)
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, number, string, string, number, time, number, string, string, number

-- customer: limit=1&status=draft
-- view-only customer: limit=1&status=draft
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $4
and "i"."status" <> $5
and "i"."status" <> $6
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($7))) then 'overdue' else 'sent' end in ($8))) as every -- #db9200
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #716cce
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $10
and "i"."status" <> $11
and "i"."status" <> $12
and true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($13))) then 'overdue' else 'sent' end in ($14) -- #caf16e
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, number, 'draft', 'draft', time, 'draft', time, number, 'draft', 'draft', time, 'draft'

-- customer: limit=1&kind=invoice
-- view-only customer: limit=1&kind=invoice
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $4
and "i"."status" <> $5
and "i"."status" <> $6
and true
and true
and "i"."kind" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #ce0715
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $9
and "i"."status" <> $10
and "i"."status" <> $11
and true
and true
and "i"."kind" in ($12)
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, number, string, string, 'invoice', time, number, string, string, 'invoice'

-- customer: limit=1&createdFrom=2026-01-31
-- view-only customer: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $4
and "i"."status" <> $5
and "i"."status" <> $6
and ("i"."created_at" >= ($7::date)::timestamp at time zone warehouse_zone()) -- #0c16fa
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #ce0715
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $9
and "i"."status" <> $10
and "i"."status" <> $11
and ("i"."created_at" >= ($12::date)::timestamp at time zone warehouse_zone()) -- #0813e3
and true
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, number, string, string, '2026-01-31', time, number, string, string, '2026-01-31'

-- customer: limit=1&createdTo=2026-01-31
-- view-only customer: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $4
and "i"."status" <> $5
and "i"."status" <> $6
and ("i"."created_at" < ($7::date + 1)::timestamp at time zone warehouse_zone()) -- #266f14
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #ce0715
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $9
and "i"."status" <> $10
and "i"."status" <> $11
and ("i"."created_at" < ($12::date + 1)::timestamp at time zone warehouse_zone()) -- #ec0ab0
and true
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, number, string, string, '2026-01-31', time, number, string, string, '2026-01-31'

-- customer: limit=1&dueFrom=2026-01-31
-- view-only customer: limit=1&dueFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $4
and "i"."status" <> $5
and "i"."status" <> $6
and true
and true
and "i"."due_date" >= $7)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #ce0715
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $9
and "i"."status" <> $10
and "i"."status" <> $11
and true
and true
and "i"."due_date" >= $12
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, number, string, string, '2026-01-31', time, number, string, string, '2026-01-31'

-- customer: limit=1&dueTo=2026-01-31
-- view-only customer: limit=1&dueTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $4
and "i"."status" <> $5
and "i"."status" <> $6
and true
and true
and "i"."due_date" <= $7)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #ce0715
or i.kind = 'credit_note'
-- #aae169
-- #d09629
-- #3477fb
order by l.line), '[]')
from "invoice_lines" l
where "l"."invoice_id" = "i"."id") as "lines", (
-- #3ff200
order by p.id), '[]')
from payments p
where p.invoice_id = i.id) as "payments", (
-- #0bd6c6
order by n.id), '[]')
from invoices n
where n.credited_invoice_id = i.id) as "creditNotes", (
-- #23a2ef
from invoices o
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where "i"."customer_id" = $9
and "i"."status" <> $10
and "i"."status" <> $11
and true
and true
and "i"."due_date" <= $12
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, number, string, string, '2026-01-31', time, number, string, string, '2026-01-31'
