-- admin: everything
-- manager: everything
select array_to_json(array((select "i"."id" as "id"
from "invoices" as "i"
left join "customers" as "c" on "c"."id" = "i"."customer_id" -- #f67ab7
where true
and true
order by "i"."created_at" desc , "i"."id" desc)))::text as ids -- #678cf0
-- no parameters

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
where "i"."id" = wanted.id)) as "~line"
-- list of number, time

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."id", "i"."kind", "i"."invoice_number" as "invoiceNumber", "i"."customer_id" as "customerId", c.name as "customerName", case when i.status = 'draft' -- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($4))) then 'overdue' else 'sent' end as "status", case when i.status = 'draft' -- #8f3ba3
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
where true
and true
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."kind", "page"."invoiceNumber", "page"."customerId", "page"."customerName", "page"."status", "page"."paymentState", "page"."taxTreatment", "page"."currency", "page"."net", "page"."tax", "page"."total", "page"."paidAmount", "page"."creditedAmount", "page"."openAmount", "page"."dueDate", "page"."issuedOn", "page"."notes", "page"."reason", "page"."lines", "page"."payments", "page"."creditNotes", "page"."creditOf", "page"."quoteId", "page"."sentAt", "page"."createdAt", "page"."createdBy", "page"."version") as "~line" -- #162fe9
-- number, number, number, time

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
and ("i"."created_at", "i"."id") < ($5::text::timestamptz, $6::bigint) -- #e8e04f
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."created_at" as "~key", "i"."id" as "~id"
from "invoices" as "i"
-- #f67ab7
where true
and true
order by "i"."created_at" desc , "i"."id" desc
limit 11
offset 1)) as cut) as page
-- #6806d1
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where "i"."id" = "page"."~id")) as "~line"
-- number, number, number, time

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and ((search_fold("i"."invoice_number") like (select search_pattern($4)) -- #83a2bc
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($5)))) -- #e9dd82
and (search_fold("i"."invoice_number") like (select search_pattern($6)) -- #c80e74
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($7))))))) as every -- #67deb1
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
where true
and ((search_fold("i"."invoice_number") like (select search_pattern($9)) -- #b8f049
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($10)))) -- #3e6267
and (search_fold("i"."invoice_number") like (select search_pattern($11)) -- #fd508a
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($12))))) -- #a85845
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, string, string, string, string, time, string, string, string, string

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and "i"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
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
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where true
and true
and "i"."customer_id" in ($6)
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, number, time, number

-- admin: limit=1&status=draft
-- manager: limit=1&status=draft
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($4))) then 'overdue' else 'sent' end in ($5))) as every -- #e45634
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
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
-- #1f35de
from "invoices" as "i"
-- #f67ab7
where true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($7))) then 'overdue' else 'sent' end in ($8) -- #a0da70
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, 'draft', time, time, 'draft'

-- admin: limit=1&status=sent
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #e45634
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
where true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #a0da70
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, 'sent', time, time, 'sent'

-- admin: limit=1&status=sent&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #e45634
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
where true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #a0da70
and ("i"."created_at", "i"."id") < ($9::text::timestamptz, $10::bigint) -- #d288d1
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, 'sent', time, time, 'sent', string, number

-- admin: limit=1&status=overdue
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #e45634
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
where true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #a0da70
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, 'overdue', time, time, 'overdue'

-- admin: limit=1&status=paid
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #e45634
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
where true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #a0da70
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, 'paid', time, time, 'paid'

-- admin: limit=1&status=draft&status=sent
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($4))) then 'overdue' else 'sent' end in ($5, $6))) as every -- #d7df02
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
where true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($8))) then 'overdue' else 'sent' end in ($9, $10) -- #45b0fe
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, 'draft', 'sent', time, time, 'draft', 'sent'

-- admin: limit=1&status=draft&status=sent&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #d7df02
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
where true
and true
and case when i.status = 'draft'
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #45b0fe
and ("i"."created_at", "i"."id") < ($11::text::timestamptz, $12::bigint) -- #d99795
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, 'draft', 'sent', time, time, 'draft', 'sent', string, number

-- admin: limit=1&kind=invoice
-- manager: limit=1&kind=invoice
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and "i"."kind" in ($4))) as every
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
where true
and true
and "i"."kind" in ($6)
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, 'invoice', time, 'invoice'

-- admin: limit=1&kind=invoice&cursor
-- manager: limit=1&kind=invoice&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and "i"."kind" in ($4))) as every
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
where true
and true
and "i"."kind" in ($6)
and ("i"."created_at", "i"."id") < ($7::text::timestamptz, $8::bigint) -- #1feddc
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, 'invoice', time, 'invoice', string, number

-- admin: limit=1&kind=credit_note
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and "i"."kind" in ($4))) as every
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
where true
and true
and "i"."kind" in ($6)
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, 'credit_note', time, 'credit_note'

-- admin: limit=1&kind=invoice&kind=credit_note
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and "i"."kind" in ($4, $5))) as every
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
where true
and true
and "i"."kind" in ($7, $8)
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, 'invoice', 'credit_note', time, 'invoice', 'credit_note'

-- admin: limit=1&kind=invoice&kind=credit_note&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and "i"."kind" in ($4, $5))) as every
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
where true
and true
and "i"."kind" in ($7, $8)
-- #d288d1
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, 'invoice', 'credit_note', time, 'invoice', 'credit_note', string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where ("i"."created_at" >= ($4::date)::timestamp at time zone warehouse_zone()) -- #89a525
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
where ("i"."created_at" >= ($6::date)::timestamp at time zone warehouse_zone()) -- #4d708f
and true
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
-- #89a525
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
-- #4d708f
and true
-- #1feddc
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, '2026-01-31', time, '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where ("i"."created_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()) -- #08d404
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
where ("i"."created_at" < ($6::date + 1)::timestamp at time zone warehouse_zone()) -- #c137dc
and true
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&dueFrom=2026-01-31
-- manager: limit=1&dueFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and "i"."due_date" >= $4)) as every
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
where true
and true
and "i"."due_date" >= $6
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&dueFrom=2026-01-31&cursor
-- manager: limit=1&dueFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and "i"."due_date" >= $4)) as every
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
where true
and true
and "i"."due_date" >= $6
-- #1feddc
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, '2026-01-31', time, '2026-01-31', string, number

-- admin: limit=1&dueTo=2026-01-31
-- manager: limit=1&dueTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true
and "i"."due_date" <= $4)) as every
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
where true
and true
and "i"."due_date" <= $6
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
order by "i"."created_at" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
and ("i"."created_at", "i"."id") > ($5::text::timestamptz, $6::bigint) -- #94f9a3
order by "i"."created_at" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, string, number

-- admin: limit=1&sort=invoiceNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
order by "i"."invoice_number" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time

-- admin: limit=1&sort=invoiceNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
and ("i"."invoice_number", "i"."id") > ($5::text::text, $6::bigint) -- #0aeabe
order by "i"."invoice_number" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, string, number

-- admin: limit=1&sort=-invoiceNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
order by "i"."invoice_number" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time

-- admin: limit=1&sort=-invoiceNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
and ("i"."invoice_number", "i"."id") < ($5::text::text, $6::bigint) -- #f31db2
order by "i"."invoice_number" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, string, number

-- admin: limit=1&sort=customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
order by "c"."name" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time

-- admin: limit=1&sort=customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
and ("c"."name", "i"."id") > ($5::text::text, $6::bigint)
order by "c"."name" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, string, number

-- admin: limit=1&sort=-customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
order by "c"."name" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time

-- admin: limit=1&sort=-customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
and ("c"."name", "i"."id") < ($5::text::text, $6::bigint)
order by "c"."name" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, string, number

-- admin: limit=1&sort=status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
and i.due_date < (select warehouse_day($5))) then 'overdue' else 'sent' end) as "~key", "i"."id" as "~id" -- #371293
from "invoices" as "i"
-- #f67ab7
where true
and true
order by array_position('{draft,sent,overdue,paid}'::text[], case when i.status = 'draft' -- #ca4052
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($6))) then 'overdue' else 'sent' end) asc , "i"."id" asc -- #5295be
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, time, time

-- admin: limit=1&sort=status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
-- #371293
from "invoices" as "i"
-- #f67ab7
where true
and true
and (array_position('{draft,sent,overdue,paid}'::text[], case when i.status = 'draft' -- #4972f5
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($6))) then 'overdue' else 'sent' end), "i"."id") > ($7::text::bigint, $8::bigint) -- #27a78f
-- #ca4052
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($9))) then 'overdue' else 'sent' end) asc , "i"."id" asc -- #1b7b98
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, time, time, '1', number, time

-- admin: limit=1&sort=-status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
-- #371293
from "invoices" as "i"
-- #f67ab7
where true
and true
-- #ca4052
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($6))) then 'overdue' else 'sent' end) desc , "i"."id" desc -- #8bc215
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, time, time

-- admin: limit=1&sort=-status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
-- #371293
from "invoices" as "i"
-- #f67ab7
where true
and true
-- #4972f5
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($6))) then 'overdue' else 'sent' end), "i"."id") < ($7::text::bigint, $8::bigint) -- #58a696
-- #ca4052
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
and i.due_date < (select warehouse_day($9))) then 'overdue' else 'sent' end) desc , "i"."id" desc -- #cfde2e
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, time, time, string, number, time

-- admin: limit=1&sort=total
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
order by "i"."total" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time

-- admin: limit=1&sort=total&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
and ("i"."total", "i"."id") > ($5::text::numeric, $6::bigint) -- #d41e42
order by "i"."total" asc , "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, string, number

-- admin: limit=1&sort=-total
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
order by "i"."total" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time

-- admin: limit=1&sort=-total&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
and ("i"."total", "i"."id") < ($5::text::numeric, $6::bigint) -- #df8c06
order by "i"."total" desc , "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, string, number

-- admin: limit=1&sort=openAmount
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
order by case when i.status = 'draft'
or i.kind = 'credit_note' then 0.00 else i.total - i.paid - i.credited end asc , "i"."id" asc -- #45b773
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time

-- admin: limit=1&sort=openAmount&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
and (case when i.status = 'draft'
or i.kind = 'credit_note' then 0.00 else i.total - i.paid - i.credited end, "i"."id") > ($5::text::numeric, $6::bigint) -- #ab6c1f
order by case when i.status = 'draft'
-- #45b773
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, string, number

-- admin: limit=1&sort=-openAmount
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
order by case when i.status = 'draft'
or i.kind = 'credit_note' then 0.00 else i.total - i.paid - i.credited end desc , "i"."id" desc -- #f64a24
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time

-- admin: limit=1&sort=-openAmount&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
and (case when i.status = 'draft'
or i.kind = 'credit_note' then 0.00 else i.total - i.paid - i.credited end, "i"."id") < ($5::text::numeric, $6::bigint) -- #05b892
order by case when i.status = 'draft'
-- #f64a24
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, string, number

-- admin: limit=1&sort=dueDate
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
order by "i"."due_date" asc nulls last, "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time

-- admin: limit=1&sort=dueDate&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
and (("i"."due_date", "i"."id") > ($5::text::date, $6::bigint) -- #7ba95e
or "i"."due_date" is null)
order by "i"."due_date" asc nulls last, "i"."id" asc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, string, number

-- admin: limit=1&sort=-dueDate
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
order by "i"."due_date" desc nulls last, "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time

-- admin: limit=1&sort=-dueDate&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "invoices" as "i"
-- #f67ab7
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #e07d39
-- #8676c1
and i.kind = 'invoice'
and i.paid + i.credited < i.total
-- #8f3ba3
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
where true
and true
and (("i"."due_date", "i"."id") < ($5::text::date, $6::bigint) -- #cc0ffe
or "i"."due_date" is null)
order by "i"."due_date" desc nulls last, "i"."id" desc
limit 11)) as cut) as page
-- #162fe9
-- number, number, number, time, string, number
