-- admin: everything
-- manager: everything
select array_to_json(array((select "r"."id" as "id"
from "receipts" as "r"
left join "customers" as "c" on "c"."id" = "r"."customer_id" -- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by "r"."created_at" desc , "r"."id" desc)))::text as ids -- #ffc5e6
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "r"."id", "r"."receipt_number" as "receiptNumber", "r"."customer_id" as "customerId", c.name as "customerName", "r"."site_id" as "siteId", (select code -- #f7d6fe
from sites
where id = "r"."site_id") as "siteCode", "r"."supplier", "r"."tracking_number" as "trackingNumber", "r"."reference", "r"."expected_date" as "expectedDate", iso("r"."received_at") as "receivedDate", ( -- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
from (select i.id, i.sku, i.description, coalesce(i.counted, i.expected) as quantity, i.expected, i.damaged, greatest(i.expected - i.counted, 0) as short, greatest(i.counted - i.expected, 0) as over, i.condition, i.lot_number as "lotNumber", i.expires_on as "expiresOn", i.sscc as "handlingUnit", case when i.counted is not null then i.item_id end as "inventoryId", (select coalesce(json_agg(json_build_object('name', "d"."file_name", 'url', '/api/objects/uploads/' || "d"."key", 'uploadedAt', iso("d"."stored_at")) -- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
order by i.line, i.id) as line) as "items", "r"."status", "r"."notes", (select coalesce(sum(coalesce(i.counted, i.expected)), 0)::bigint -- #d850ef
from receipt_items i
where i.receipt_id = r.id) as "totalUnits", (select count(distinct fold(i.sku)) -- #6c6a87
from receipt_items i
where i.receipt_id = r.id) as "uniqueSkus", (select coalesce(sum(i.damaged), 0)::bigint -- #5ba6aa
from receipt_items i
where i.receipt_id = r.id) as "damagedUnits", (select coalesce(sum(greatest(i.expected - i.counted, 0)), 0)::bigint -- #6d176c
from receipt_items i
where i.receipt_id = r.id) as "shortUnits", (select coalesce(sum(greatest(i.counted - i.expected, 0)), 0)::bigint -- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
where l.id = "r"."receiving_location_id") as "receivingLocation", (select l.code -- #96a687
from locations l
where l.id = "r"."quarantine_location_id") as "quarantineLocation", case when r.status = 'received' then iso((r.received_at + make_interval(hours => 24))) end as "inspectionDueAt", (r.status = 'received' -- #f7674d
and (r.received_at + make_interval(hours => 24)) <= $2) as "overdue", ( -- #c83fab
select json_agg(json_build_object('point', p.point, 'checked', coalesce(n.is_checked, false), 'note', n.note, 'by', case when current_customer_id() is null -- #0e8684
or "n"."user_id" is null
or user_name("n"."user_id") is not null then "n"."user_name" end, 'at', iso(n.at)) -- #755651
order by p.n)
from unnest('{quantity,damage,skus,expiry,discrepancies}'::text[]) with ordinality as p(point, n) -- #f5e5fa
left join receipt_inspection_points n on n.receipt_id = r.id -- #c98ab1
and n.point = p.point) as "inspection", iso("r"."inspected_at") as "inspectedAt", user_name(r.inspected_by) as "inspectedBy", iso("r"."stored_at") as "storedAt", ( -- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
from (select s.status, iso(s.at) as "timestamp", case when current_customer_id() is null -- #d4b4c3
or "s"."user_id" is null
or user_name("s"."user_id") is not null then "s"."user_name" end as "by", s.notes, s.reason -- #9d796e
from receipt_steps s
where s.receipt_id = r.id
order by s.id) as step) as "steps", iso("r"."created_at") as "createdAt", user_name(r.created_by) as "createdBy", "r"."transfer_order_id" as "transferOrderId", case when r.transfer_order_id is not null then transfer_number(r.id) end as "transferOrderNumber", "r"."announced", iso("r"."withdrawn_at") as "withdrawnAt", "r"."version" -- #d80a6a
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."id" = wanted.id)) as "~line"
-- list of number, time

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "r"."id", "r"."receipt_number" as "receiptNumber", "r"."customer_id" as "customerId", c.name as "customerName", "r"."site_id" as "siteId", (select code -- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
and (r.received_at + make_interval(hours => 24)) <= $4) as "overdue", ( -- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
order by s.id) as step) as "steps", iso("r"."created_at") as "createdAt", user_name(r.created_by) as "createdBy", "r"."transfer_order_id" as "transferOrderId", case when r.transfer_order_id is not null then transfer_number(r.id) end as "transferOrderNumber", "r"."announced", iso("r"."withdrawn_at") as "withdrawnAt", "r"."version", "r"."created_at" as "~key", "r"."id" as "~id" -- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."receiptNumber", "page"."customerId", "page"."customerName", "page"."siteId", "page"."siteCode", "page"."supplier", "page"."trackingNumber", "page"."reference", "page"."expectedDate", "page"."receivedDate", "page"."items", "page"."status", "page"."notes", "page"."totalUnits", "page"."uniqueSkus", "page"."damagedUnits", "page"."shortUnits", "page"."overUnits", "page"."receivingLocation", "page"."quarantineLocation", "page"."inspectionDueAt", "page"."overdue", "page"."inspection", "page"."inspectedAt", "page"."inspectedBy", "page"."storedAt", "page"."steps", "page"."createdAt", "page"."createdBy", "page"."transferOrderId", "page"."transferOrderNumber", "page"."announced", "page"."withdrawnAt", "page"."version") as "~line" -- #3efcae
-- number, number, number, time

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and ("r"."created_at", "r"."id") < ($5::text::timestamptz, $6::bigint) -- #9adb19
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "r"."created_at" as "~key", "r"."id" as "~id"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11
offset 1)) as cut) as page
-- #f7d6fe
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #d80a6a
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."id" = "page"."~id")) as "~line"
-- number, number, number, time

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and ((search_fold("r"."receipt_number") like (select search_pattern($4)) -- #1caf94
or search_fold("r"."supplier") like (select search_pattern($5)) -- #a22261
or search_fold("r"."reference") like (select search_pattern($6)) -- #225b63
or "r"."folded_tracking_number" like upper((select search_pattern($7))) -- #7d97b3
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($8))) -- #198ce2
or exists (select
from receipt_items i
where i.receipt_id = r.id
and search_fold("i"."sku") like (select search_pattern($9)))) -- #14e001
and (search_fold("r"."receipt_number") like (select search_pattern($10)) -- #bec4f0
or search_fold("r"."supplier") like (select search_pattern($11)) -- #5eff8f
or search_fold("r"."reference") like (select search_pattern($12)) -- #ff71b2
or "r"."folded_tracking_number" like upper((select search_pattern($13))) -- #45dce0
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($14))) -- #e1837e
or exists (select
from receipt_items i
where i.receipt_id = r.id
and search_fold("i"."sku") like (select search_pattern($15))))))) as every -- #a4d217
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
and (r.received_at + make_interval(hours => 24)) <= $16) as "overdue", ( -- #06ab04
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and ((search_fold("r"."receipt_number") like (select search_pattern($17)) -- #907974
or search_fold("r"."supplier") like (select search_pattern($18)) -- #a87276
or search_fold("r"."reference") like (select search_pattern($19)) -- #f6a555
or "r"."folded_tracking_number" like upper((select search_pattern($20))) -- #260c36
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($21))) -- #29488f
or exists (select
from receipt_items i
where i.receipt_id = r.id
and search_fold("i"."sku") like (select search_pattern($22)))) -- #6eb3e4
and (search_fold("r"."receipt_number") like (select search_pattern($23)) -- #7749d1
or search_fold("r"."supplier") like (select search_pattern($24)) -- #913fdd
or search_fold("r"."reference") like (select search_pattern($25)) -- #b4b086
or "r"."folded_tracking_number" like upper((select search_pattern($26))) -- #377d4c
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($27))) -- #eaf668
or exists (select
from receipt_items i
where i.receipt_id = r.id
and search_fold("i"."sku") like (select search_pattern($28))))) -- #81d2cc
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, time, string, string, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
-- #1caf94
-- #a22261
-- #225b63
-- #7d97b3
or r.customer_id in (select c.id
from customers c
-- #198ce2
or exists (select
from receipt_items i
where i.receipt_id = r.id
-- #14e001
-- #bec4f0
-- #5eff8f
-- #ff71b2
-- #45dce0
or r.customer_id in (select c.id
from customers c
-- #e1837e
or exists (select
from receipt_items i
where i.receipt_id = r.id
-- #a4d217
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #06ab04
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
-- #907974
-- #a87276
-- #f6a555
-- #260c36
or r.customer_id in (select c.id
from customers c
-- #29488f
or exists (select
from receipt_items i
where i.receipt_id = r.id
-- #6eb3e4
-- #7749d1
-- #913fdd
-- #b4b086
-- #377d4c
or r.customer_id in (select c.id
from customers c
-- #eaf668
or exists (select
from receipt_items i
where i.receipt_id = r.id
-- #81d2cc
and ("r"."created_at", "r"."id") < ($29::text::timestamptz, $30::bigint) -- #8ced43
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, time, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
and (r.received_at + make_interval(hours => 24)) <= $5) as "overdue", ( -- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."customer_id" in ($6)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, time, number

-- admin: limit=1&customerId=1&cursor
-- manager: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."customer_id" in ($6)
and ("r"."created_at", "r"."id") < ($7::text::timestamptz, $8::bigint) -- #b4baea
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, time, number, string, number

-- admin: limit=1&status=pending
-- manager: limit=1&status=pending
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."status" in ($6)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, 'pending', time, 'pending'

-- admin: limit=1&status=pending&cursor
-- manager: limit=1&status=pending&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."status" in ($6)
-- #b4baea
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, 'pending', time, 'pending', string, number

-- admin: limit=1&status=received
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."status" in ($6)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, 'received', time, 'received'

-- admin: limit=1&status=inspected
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."status" in ($6)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, 'inspected', time, 'inspected'

-- admin: limit=1&status=stored
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."status" in ($6)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, 'stored', time, 'stored'

-- admin: limit=1&status=pending&status=received
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
and (r.received_at + make_interval(hours => 24)) <= $6) as "overdue", ( -- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."status" in ($7, $8)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, 'pending', 'received', time, 'pending', 'received'

-- admin: limit=1&status=pending&status=received&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."status" in ($7, $8)
and ("r"."created_at", "r"."id") < ($9::text::timestamptz, $10::bigint) -- #519928
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, 'pending', 'received', time, 'pending', 'received', string, number

-- admin: limit=1&overdue=true
-- admin: limit=1&overdue=false
-- manager: limit=1&overdue=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and (r.status = 'received'
and (r.received_at + make_interval(hours => 24)) <= $4) = $5)) as every -- #90406c
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and (r.status = 'received'
and (r.received_at + make_interval(hours => 24)) <= $7) = $8 -- #7868b2
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, boolean, time, time, boolean

-- admin: limit=1&overdue=false&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and (r.status = 'received'
-- #90406c
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and (r.status = 'received'
-- #7868b2
-- #519928
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, boolean, time, time, boolean, string, number

-- admin: limit=1&siteId=1
-- manager: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."site_id" in ($6)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, time, number

-- admin: limit=1&siteId=1&cursor
-- manager: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."site_id" in ($6)
-- #b4baea
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, time, number, string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and ("r"."created_at" >= ($4::date)::timestamp at time zone warehouse_zone()) -- #749e1b
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and ("r"."created_at" >= ($6::date)::timestamp at time zone warehouse_zone()) -- #a50883
and true
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
-- #749e1b
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
-- #a50883
and true
and true
-- #b4baea
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, '2026-01-31', time, '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and ("r"."created_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()) -- #761998
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and ("r"."created_at" < ($6::date + 1)::timestamp at time zone warehouse_zone()) -- #03ae25
and true
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&enteredFrom=2026-01-31
-- manager: limit=1&enteredFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and (("r"."received_at" >= ($4::date)::timestamp at time zone warehouse_zone()) -- #e865ce
or (r.received_at is null
and ("r"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()))))) as every -- #8c6ad7
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and (("r"."received_at" >= ($7::date)::timestamp at time zone warehouse_zone()) -- #83b200
or (r.received_at is null
and ("r"."created_at" >= ($8::date)::timestamp at time zone warehouse_zone()))) -- #2c89df
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, '2026-01-31', '2026-01-31', time, '2026-01-31', '2026-01-31'

-- admin: limit=1&enteredFrom=2026-01-31&cursor
-- manager: limit=1&enteredFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
-- #e865ce
or (r.received_at is null
-- #8c6ad7
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
-- #83b200
or (r.received_at is null
-- #2c89df
-- #519928
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, '2026-01-31', '2026-01-31', time, '2026-01-31', '2026-01-31', string, number

-- admin: limit=1&enteredTo=2026-01-31
-- manager: limit=1&enteredTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and (("r"."received_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()) -- #ec77b3
or (r.received_at is null
and ("r"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()))))) as every -- #8bf9e6
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and (("r"."received_at" < ($7::date + 1)::timestamp at time zone warehouse_zone()) -- #2af1e3
or (r.received_at is null
and ("r"."created_at" < ($8::date + 1)::timestamp at time zone warehouse_zone()))) -- #aca2d1
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, '2026-01-31', '2026-01-31', time, '2026-01-31', '2026-01-31'

-- admin: limit=1&receivedFrom=2026-01-31
-- manager: limit=1&receivedFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and ("r"."received_at" >= ($4::date)::timestamp at time zone warehouse_zone()) -- #d281b2
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and ("r"."received_at" >= ($6::date)::timestamp at time zone warehouse_zone()) -- #d40c6b
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&receivedTo=2026-01-31
-- manager: limit=1&receivedTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and ("r"."received_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()) -- #5007a8
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and ("r"."received_at" < ($6::date + 1)::timestamp at time zone warehouse_zone()) -- #2a7878
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&expectedFrom=2026-01-31
-- manager: limit=1&expectedFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."expected_date" >= $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."expected_date" >= $6
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&expectedTo=2026-01-31
-- manager: limit=1&expectedTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."expected_date" <= $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and "r"."expected_date" <= $6
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by "r"."created_at" asc , "r"."id" asc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and ("r"."created_at", "r"."id") > ($5::text::timestamptz, $6::bigint) -- #58c8df
order by "r"."created_at" asc , "r"."id" asc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- admin: limit=1&sort=receiptNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
order by s.id) as step) as "steps", iso("r"."created_at") as "createdAt", user_name(r.created_by) as "createdBy", "r"."transfer_order_id" as "transferOrderId", case when r.transfer_order_id is not null then transfer_number(r.id) end as "transferOrderNumber", "r"."announced", iso("r"."withdrawn_at") as "withdrawnAt", "r"."version", "r"."receipt_number" as "~key", "r"."id" as "~id" -- #0b34dc
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by "r"."receipt_number" asc , "r"."id" asc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=receiptNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #0b34dc
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and ("r"."receipt_number", "r"."id") > ($5::text::text, $6::bigint) -- #73893c
order by "r"."receipt_number" asc , "r"."id" asc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- admin: limit=1&sort=-receiptNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #0b34dc
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by "r"."receipt_number" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=-receiptNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #0b34dc
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and ("r"."receipt_number", "r"."id") < ($5::text::text, $6::bigint) -- #baa23c
order by "r"."receipt_number" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- admin: limit=1&sort=customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
order by s.id) as step) as "steps", iso("r"."created_at") as "createdAt", user_name(r.created_by) as "createdBy", "r"."transfer_order_id" as "transferOrderId", case when r.transfer_order_id is not null then transfer_number(r.id) end as "transferOrderNumber", "r"."announced", iso("r"."withdrawn_at") as "withdrawnAt", "r"."version", "c"."name" as "~key", "r"."id" as "~id" -- #94e6d3
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by "c"."name" asc , "r"."id" asc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #94e6d3
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and ("c"."name", "r"."id") > ($5::text::text, $6::bigint)
order by "c"."name" asc , "r"."id" asc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- admin: limit=1&sort=-customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #94e6d3
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by "c"."name" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=-customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #94e6d3
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and ("c"."name", "r"."id") < ($5::text::text, $6::bigint)
order by "c"."name" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- admin: limit=1&sort=supplier
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
order by s.id) as step) as "steps", iso("r"."created_at") as "createdAt", user_name(r.created_by) as "createdBy", "r"."transfer_order_id" as "transferOrderId", case when r.transfer_order_id is not null then transfer_number(r.id) end as "transferOrderNumber", "r"."announced", iso("r"."withdrawn_at") as "withdrawnAt", "r"."version", "r"."supplier" as "~key", "r"."id" as "~id" -- #b9f640
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by "r"."supplier" asc , "r"."id" asc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=supplier&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #b9f640
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and ("r"."supplier", "r"."id") > ($5::text::text, $6::bigint) -- #6af159
order by "r"."supplier" asc , "r"."id" asc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- admin: limit=1&sort=-supplier
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #b9f640
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by "r"."supplier" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=-supplier&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #b9f640
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and ("r"."supplier", "r"."id") < ($5::text::text, $6::bigint) -- #9bf065
order by "r"."supplier" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- admin: limit=1&sort=receivedDate
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
order by s.id) as step) as "steps", iso("r"."created_at") as "createdAt", user_name(r.created_by) as "createdBy", "r"."transfer_order_id" as "transferOrderId", case when r.transfer_order_id is not null then transfer_number(r.id) end as "transferOrderNumber", "r"."announced", iso("r"."withdrawn_at") as "withdrawnAt", "r"."version", "r"."received_at" as "~key", "r"."id" as "~id" -- #54269d
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by "r"."received_at" asc nulls last, "r"."id" asc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=receivedDate&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #54269d
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and (("r"."received_at", "r"."id") > ($5::text::timestamptz, $6::bigint) -- #133a07
or "r"."received_at" is null)
order by "r"."received_at" asc nulls last, "r"."id" asc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- admin: limit=1&sort=-receivedDate
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #54269d
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by "r"."received_at" desc nulls last, "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=-receivedDate&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #54269d
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and (("r"."received_at", "r"."id") < ($5::text::timestamptz, $6::bigint) -- #1ace12
or "r"."received_at" is null)
order by "r"."received_at" desc nulls last, "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- admin: limit=1&sort=expectedDate
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
order by s.id) as step) as "steps", iso("r"."created_at") as "createdAt", user_name(r.created_by) as "createdBy", "r"."transfer_order_id" as "transferOrderId", case when r.transfer_order_id is not null then transfer_number(r.id) end as "transferOrderNumber", "r"."announced", iso("r"."withdrawn_at") as "withdrawnAt", "r"."version", "r"."expected_date" as "~key", "r"."id" as "~id" -- #eb0c61
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by "r"."expected_date" asc nulls last, "r"."id" asc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=expectedDate&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #eb0c61
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and (("r"."expected_date", "r"."id") > ($5::text::date, $6::bigint) -- #b2509f
or "r"."expected_date" is null)
order by "r"."expected_date" asc nulls last, "r"."id" asc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- admin: limit=1&sort=-expectedDate
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #eb0c61
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by "r"."expected_date" desc nulls last, "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=-expectedDate&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #eb0c61
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and (("r"."expected_date", "r"."id") < ($5::text::date, $6::bigint) -- #8c94a7
or "r"."expected_date" is null)
order by "r"."expected_date" desc nulls last, "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- admin: limit=1&sort=units
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
order by s.id) as step) as "steps", iso("r"."created_at") as "createdAt", user_name(r.created_by) as "createdBy", "r"."transfer_order_id" as "transferOrderId", case when r.transfer_order_id is not null then transfer_number(r.id) end as "transferOrderNumber", "r"."announced", iso("r"."withdrawn_at") as "withdrawnAt", "r"."version", (select coalesce(sum(coalesce(i.counted, i.expected)), 0)::bigint -- #99aabf
from receipt_items i
where i.receipt_id = r.id) as "~key", "r"."id" as "~id"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by (select coalesce(sum(coalesce(i.counted, i.expected)), 0)::bigint -- #bd3524
from receipt_items i
where i.receipt_id = r.id) asc , "r"."id" asc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=units&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #99aabf
from receipt_items i
where i.receipt_id = r.id) as "~key", "r"."id" as "~id"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and ((select coalesce(sum(coalesce(i.counted, i.expected)), 0)::bigint -- #532e06
from receipt_items i
where i.receipt_id = r.id), "r"."id") > ($5::text::bigint, $6::bigint) -- #f5d8aa
-- #bd3524
from receipt_items i
where i.receipt_id = r.id) asc , "r"."id" asc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- admin: limit=1&sort=-units
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #99aabf
from receipt_items i
where i.receipt_id = r.id) as "~key", "r"."id" as "~id"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
-- #bd3524
from receipt_items i
where i.receipt_id = r.id) desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=-units&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #99aabf
from receipt_items i
where i.receipt_id = r.id) as "~key", "r"."id" as "~id"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
-- #532e06
from receipt_items i
where i.receipt_id = r.id), "r"."id") < ($5::text::bigint, $6::bigint) -- #221677
-- #bd3524
from receipt_items i
where i.receipt_id = r.id) desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- admin: limit=1&sort=status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
order by s.id) as step) as "steps", iso("r"."created_at") as "createdAt", user_name(r.created_by) as "createdBy", "r"."transfer_order_id" as "transferOrderId", case when r.transfer_order_id is not null then transfer_number(r.id) end as "transferOrderNumber", "r"."announced", iso("r"."withdrawn_at") as "withdrawnAt", "r"."version", array_position('{pending,received,inspected,stored}'::text[], "r"."status"::text) as "~key", "r"."id" as "~id" -- #363635
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by array_position('{pending,received,inspected,stored}'::text[], "r"."status"::text) asc , "r"."id" asc -- #1f844c
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #363635
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and (array_position('{pending,received,inspected,stored}'::text[], "r"."status"::text), "r"."id") > ($5::text::bigint, $6::bigint) -- #ed6b9c
-- #1f844c
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, '1', number

-- admin: limit=1&sort=-status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #363635
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
order by array_position('{pending,received,inspected,stored}'::text[], "r"."status"::text) desc , "r"."id" desc -- #df7b0a
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time

-- admin: limit=1&sort=-status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #631dce
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #363635
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and true
and true
and true
and (array_position('{pending,received,inspected,stored}'::text[], "r"."status"::text), "r"."id") < ($5::text::bigint, $6::bigint) -- #155552
-- #df7b0a
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, time, string, number

-- customer: everything
select array_to_json(array((select "r"."id" as "id"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $1
and true
and true
and true
-- #ffc5e6
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #f7d6fe
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #c83fab
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #d80a6a
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $3
and "r"."id" = wanted.id)) as "~line"
-- list of number, time, number

-- customer: limit=1
-- view-only customer: limit=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $6
and true
and true
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, time, number

-- customer: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #b130f7
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $6
and true
and true
and true
-- #b4baea
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, time, number, string, number

-- customer: limit=1&page=2
-- view-only customer: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "r"."created_at" as "~key", "r"."id" as "~id"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $5
and true
and true
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11
offset 1)) as cut) as page
-- #f7d6fe
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #d80a6a
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $7
and "r"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, time, number

-- customer: limit=1&q=ä+ö
-- view-only customer: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and ((search_fold("r"."receipt_number") like (select search_pattern($5)) -- #6b4717
or search_fold("r"."supplier") like (select search_pattern($6)) -- #799fa6
or search_fold("r"."reference") like (select search_pattern($7)) -- #cc0f60
or "r"."folded_tracking_number" like upper((select search_pattern($8))) -- #60a0df
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($9))) -- #69fca0
or exists (select
from receipt_items i
where i.receipt_id = r.id
and search_fold("i"."sku") like (select search_pattern($10)))) -- #5afdb6
and (search_fold("r"."receipt_number") like (select search_pattern($11)) -- #be6357
or search_fold("r"."supplier") like (select search_pattern($12)) -- #53bf4b
or search_fold("r"."reference") like (select search_pattern($13)) -- #752a34
or "r"."folded_tracking_number" like upper((select search_pattern($14))) -- #034a4a
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($15))) -- #095050
or exists (select
from receipt_items i
where i.receipt_id = r.id
and search_fold("i"."sku") like (select search_pattern($16))))))) as every -- #6dc44f
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
and (r.received_at + make_interval(hours => 24)) <= $17) as "overdue", ( -- #9308ad
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $18
and true
and true
and ((search_fold("r"."receipt_number") like (select search_pattern($19)) -- #9f0c7d
or search_fold("r"."supplier") like (select search_pattern($20)) -- #816d8d
or search_fold("r"."reference") like (select search_pattern($21)) -- #9c6c53
or "r"."folded_tracking_number" like upper((select search_pattern($22))) -- #1465c4
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($23))) -- #dc963c
or exists (select
from receipt_items i
where i.receipt_id = r.id
and search_fold("i"."sku") like (select search_pattern($24)))) -- #a9eb3e
and (search_fold("r"."receipt_number") like (select search_pattern($25)) -- #ab0d12
or search_fold("r"."supplier") like (select search_pattern($26)) -- #564f7f
or search_fold("r"."reference") like (select search_pattern($27)) -- #96ae4b
or "r"."folded_tracking_number" like upper((select search_pattern($28))) -- #898d90
or r.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($29))) -- #3feb11
or exists (select
from receipt_items i
where i.receipt_id = r.id
and search_fold("i"."sku") like (select search_pattern($30))))) -- #5b42cb
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, time, number, string, string, string, string, string, string, string, string, string, string, string, string

-- customer: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
-- #6b4717
-- #799fa6
-- #cc0f60
-- #60a0df
or r.customer_id in (select c.id
from customers c
-- #69fca0
or exists (select
from receipt_items i
where i.receipt_id = r.id
-- #5afdb6
-- #be6357
-- #53bf4b
-- #752a34
-- #034a4a
or r.customer_id in (select c.id
from customers c
-- #095050
or exists (select
from receipt_items i
where i.receipt_id = r.id
-- #6dc44f
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #9308ad
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $18
and true
and true
-- #9f0c7d
-- #816d8d
-- #9c6c53
-- #1465c4
or r.customer_id in (select c.id
from customers c
-- #dc963c
or exists (select
from receipt_items i
where i.receipt_id = r.id
-- #a9eb3e
-- #ab0d12
-- #564f7f
-- #96ae4b
-- #898d90
or r.customer_id in (select c.id
from customers c
-- #3feb11
or exists (select
from receipt_items i
where i.receipt_id = r.id
-- #5b42cb
and ("r"."created_at", "r"."id") < ($31::text::timestamptz, $32::bigint) -- #7a4fb1
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, time, number, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- customer: limit=1&customerId=1
-- view-only customer: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and true
and "r"."customer_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $7
and true
and true
and true
and "r"."customer_id" in ($8)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, number, time, number, number

-- customer: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and true
and "r"."customer_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $7
and true
and true
and true
and "r"."customer_id" in ($8)
-- #519928
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, number, time, number, number, string, number

-- customer: limit=1&status=pending
-- view-only customer: limit=1&status=pending
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and true
and "r"."status" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $7
and true
and true
and true
and "r"."status" in ($8)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, 'pending', time, number, 'pending'

-- customer: limit=1&overdue=true
-- view-only customer: limit=1&overdue=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and true
and (r.status = 'received'
and (r.received_at + make_interval(hours => 24)) <= $5) = $6)) as every -- #c38fbc
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
and (r.received_at + make_interval(hours => 24)) <= $7) as "overdue", ( -- #a59b90
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $8
and true
and true
and true
and (r.status = 'received'
and (r.received_at + make_interval(hours => 24)) <= $9) = $10 -- #bebf3d
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, time, boolean, time, number, time, boolean

-- customer: limit=1&siteId=1
-- view-only customer: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and true
and "r"."site_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $7
and true
and true
and true
and "r"."site_id" in ($8)
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, number, time, number, number

-- customer: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and true
and "r"."site_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $7
and true
and true
and true
and "r"."site_id" in ($8)
-- #519928
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, number, time, number, number, string, number

-- customer: limit=1&createdFrom=2026-01-31
-- view-only customer: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and ("r"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #f72f77
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $7
and ("r"."created_at" >= ($8::date)::timestamp at time zone warehouse_zone()) -- #6ade6d
and true
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, '2026-01-31', time, number, '2026-01-31'

-- customer: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
-- #f72f77
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $7
-- #6ade6d
and true
and true
-- #519928
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, '2026-01-31', time, number, '2026-01-31', string, number

-- customer: limit=1&createdTo=2026-01-31
-- view-only customer: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and ("r"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #93f998
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $7
and ("r"."created_at" < ($8::date + 1)::timestamp at time zone warehouse_zone()) -- #946a04
and true
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, '2026-01-31', time, number, '2026-01-31'

-- customer: limit=1&enteredFrom=2026-01-31
-- view-only customer: limit=1&enteredFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and true
and (("r"."received_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #7169b1
or (r.received_at is null
and ("r"."created_at" >= ($6::date)::timestamp at time zone warehouse_zone()))))) as every -- #0b9b8b
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #a59b90
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $8
and true
and true
and true
and (("r"."received_at" >= ($9::date)::timestamp at time zone warehouse_zone()) -- #17cd10
or (r.received_at is null
and ("r"."created_at" >= ($10::date)::timestamp at time zone warehouse_zone()))) -- #b0d456
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, '2026-01-31', '2026-01-31', time, number, '2026-01-31', '2026-01-31'

-- customer: limit=1&enteredFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and true
-- #7169b1
or (r.received_at is null
-- #0b9b8b
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #a59b90
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $8
and true
and true
and true
-- #17cd10
or (r.received_at is null
-- #b0d456
and ("r"."created_at", "r"."id") < ($11::text::timestamptz, $12::bigint) -- #b86eff
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, '2026-01-31', '2026-01-31', time, number, '2026-01-31', '2026-01-31', string, number

-- customer: limit=1&enteredTo=2026-01-31
-- view-only customer: limit=1&enteredTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and true
and (("r"."received_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #c92523
or (r.received_at is null
and ("r"."created_at" < ($6::date + 1)::timestamp at time zone warehouse_zone()))))) as every -- #f3b24e
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #a59b90
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $8
and true
and true
and true
and (("r"."received_at" < ($9::date + 1)::timestamp at time zone warehouse_zone()) -- #8bf2c1
or (r.received_at is null
and ("r"."created_at" < ($10::date + 1)::timestamp at time zone warehouse_zone()))) -- #2069cd
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, '2026-01-31', '2026-01-31', time, number, '2026-01-31', '2026-01-31'

-- customer: limit=1&receivedFrom=2026-01-31
-- view-only customer: limit=1&receivedFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and ("r"."received_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #f0647e
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $7
and true
and ("r"."received_at" >= ($8::date)::timestamp at time zone warehouse_zone()) -- #96ee06
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, '2026-01-31', time, number, '2026-01-31'

-- customer: limit=1&receivedTo=2026-01-31
-- view-only customer: limit=1&receivedTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and ("r"."received_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #36aa31
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $7
and true
and ("r"."received_at" < ($8::date + 1)::timestamp at time zone warehouse_zone()) -- #4d7a51
and true
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, '2026-01-31', time, number, '2026-01-31'

-- customer: limit=1&expectedFrom=2026-01-31
-- view-only customer: limit=1&expectedFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and true
and "r"."expected_date" >= $5)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $7
and true
and true
and true
and "r"."expected_date" >= $8
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, '2026-01-31', time, number, '2026-01-31'

-- customer: limit=1&expectedTo=2026-01-31
-- view-only customer: limit=1&expectedTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $4
and true
and true
and true
and "r"."expected_date" <= $5)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #47d3de
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #ce5050
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #744439
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $7
and true
and true
and true
and "r"."expected_date" <= $8
order by "r"."created_at" desc , "r"."id" desc
limit 11)) as cut) as page
-- #3efcae
-- number, number, number, number, '2026-01-31', time, number, '2026-01-31'

-- view-only customer: everything
select array_to_json(array((select "r"."id" as "id"
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $1
and true
and true
and true
-- #ffc5e6
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #f7d6fe
from sites
-- #1d50af
select coalesce(json_agg(row_to_json(line)), '[]')
-- #a03b8a
order by a.position), '[]')
from receipt_item_documents a
join documents d on d.id = a.document_id
where a.receipt_item_id = i.id) as documents
from receipt_items i
where i.receipt_id = r.id
-- #d850ef
from receipt_items i
-- #6c6a87
from receipt_items i
-- #5ba6aa
from receipt_items i
-- #6d176c
from receipt_items i
-- #74c889
from receipt_items i
where i.receipt_id = r.id) as "overUnits", (select l.code
from locations l
-- #96a687
from locations l
-- #f7674d
-- #c83fab
-- #0e8684
or "n"."user_id" is null
-- #755651
order by p.n)
-- #f5e5fa
-- #c98ab1
-- #af0076
select coalesce(json_agg(row_to_json(step)), '[]')
-- #d4b4c3
or "s"."user_id" is null
-- #9d796e
from receipt_steps s
where s.receipt_id = r.id
-- #d80a6a
from "receipts" as "r"
-- #8edf79
where "r"."withdrawn_at" is null
and "r"."customer_id" = $3
and "r"."id" = wanted.id)) as "~line"
-- empty list, time, number
