-- admin: everything
-- manager: everything
select array_to_json(array((select "o"."id" as "id"
from "orders" as "o"
left join "customers" as "c" on "c"."id" = "o"."customer_id" -- #460e96
where "o"."status" in ($1, $2)
and true
order by "o"."confirmed_at" asc nulls last, "o"."id" asc)))::text as ids -- #a45a05
-- string, string

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "o"."id" as "orderId", "o"."order_number" as "orderNumber", "o"."customer_id" as "customerId", c.name as "customerName", "o"."priority", "o"."status", "o"."assigned_to" as "assignedTo", user_name(o.assigned_to) as "assignedToName", iso("o"."confirmed_at") as "confirmedAt", iso("o"."picking_started_at") as "pickingStartedAt", (select coalesce(sum(oi.quantity - oi.short_quantity), 0) -- #f7253f
from order_items oi
where oi.order_id = o.id) as "quantity", case o.status when 'completed' then (select coalesce(sum(oi.quantity - oi.short_quantity), 0) -- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
and r.is_picked) end as "pickedQuantity", "o"."id", (select count(*) -- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
and not r.is_picked) as "linesLeft"
from "orders" as "o"
-- #460e96
where "o"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=confirmedAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "o"."id" as "orderId", "o"."order_number" as "orderNumber", "o"."customer_id" as "customerId", c.name as "customerName", "o"."priority", "o"."status", "o"."assigned_to" as "assignedTo", user_name(o.assigned_to) as "assignedToName", iso("o"."confirmed_at") as "confirmedAt", iso("o"."picking_started_at") as "pickingStartedAt", (select coalesce(sum(oi.quantity - oi.short_quantity), 0) -- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
and not r.is_picked) as "linesLeft", "o"."confirmed_at" as "~key", "o"."id" as "~id" -- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."orderId", "page"."orderNumber", "page"."customerId", "page"."customerName", "page"."priority", "page"."status", "page"."assignedTo", "page"."assignedToName", "page"."confirmedAt", "page"."pickingStartedAt", "page"."quantity", "page"."pickedQuantity", "page"."id", "page"."linesLeft") as "~line" -- #8f2c07
-- number, number, number, string, string, string, string

-- admin: limit=1&cursor
-- admin: limit=1&sort=confirmedAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
and (("o"."confirmed_at", "o"."id") > ($8::text::timestamptz, $9::bigint) -- #022267
or "o"."confirmed_at" is null)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "o"."confirmed_at" as "~key", "o"."id" as "~id" -- #ce794b
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11
offset 1)) as cut) as page
-- #f7253f
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
and not r.is_picked) as "linesLeft"
from "orders" as "o"
-- #460e96
where "o"."id" = "page"."~id")) as "~line"
-- number, number, number, string, string, string, string

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and ((search_fold("o"."order_number") like (select search_pattern($6)) -- #6cb3e8
or (o.reference is not null
and search_fold("o"."reference") like (select search_pattern($7))) -- #d710b1
or (o.purchase_order is not null
and search_fold("o"."purchase_order") like (select search_pattern($8))) -- #4de87c
or (o.recipient is not null
and search_fold((concat_ws(' ', o.recipient ->> 'name', o.recipient ->> 'company'))) like (select search_pattern($9))) -- #e20ca5
or o.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($10))) -- #740be6
or exists (select
from order_items oi
where oi.order_id = o.id
and (search_fold("oi"."sku") like (select search_pattern($11)) -- #2ae8ed
or search_fold("oi"."name") like (select search_pattern($12))))) -- #94256c
and (search_fold("o"."order_number") like (select search_pattern($13)) -- #8a7c6b
or (o.reference is not null
and search_fold("o"."reference") like (select search_pattern($14))) -- #52ab4c
or (o.purchase_order is not null
and search_fold("o"."purchase_order") like (select search_pattern($15))) -- #27d739
or (o.recipient is not null
and search_fold((concat_ws(' ', o.recipient ->> 'name', o.recipient ->> 'company'))) like (select search_pattern($16))) -- #431ff2
or o.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($17))) -- #fe9bae
or exists (select
from order_items oi
where oi.order_id = o.id
and (search_fold("oi"."sku") like (select search_pattern($18)) -- #e28c86
or search_fold("oi"."name") like (select search_pattern($19)))))))) as every -- #926aa8
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($20, $21)
and ((search_fold("o"."order_number") like (select search_pattern($22)) -- #52fbb3
or (o.reference is not null
and search_fold("o"."reference") like (select search_pattern($23))) -- #e78534
or (o.purchase_order is not null
and search_fold("o"."purchase_order") like (select search_pattern($24))) -- #460c17
or (o.recipient is not null
and search_fold((concat_ws(' ', o.recipient ->> 'name', o.recipient ->> 'company'))) like (select search_pattern($25))) -- #82a89c
or o.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($26))) -- #4b6e41
or exists (select
from order_items oi
where oi.order_id = o.id
and (search_fold("oi"."sku") like (select search_pattern($27)) -- #6fd2c9
or search_fold("oi"."name") like (select search_pattern($28))))) -- #2c5f02
and (search_fold("o"."order_number") like (select search_pattern($29)) -- #1a48de
or (o.reference is not null
and search_fold("o"."reference") like (select search_pattern($30))) -- #9508b6
or (o.purchase_order is not null
and search_fold("o"."purchase_order") like (select search_pattern($31))) -- #d5f977
or (o.recipient is not null
and search_fold((concat_ws(' ', o.recipient ->> 'name', o.recipient ->> 'company'))) like (select search_pattern($32))) -- #daa31b
or o.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($33))) -- #3812c7
or exists (select
from order_items oi
where oi.order_id = o.id
and (search_fold("oi"."sku") like (select search_pattern($34)) -- #bf7400
or search_fold("oi"."name") like (select search_pattern($35)))))) -- #5c435d
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
-- #6cb3e8
or (o.reference is not null
-- #d710b1
or (o.purchase_order is not null
-- #4de87c
or (o.recipient is not null
-- #e20ca5
or o.customer_id in (select c.id
from customers c
-- #740be6
or exists (select
from order_items oi
where oi.order_id = o.id
-- #2ae8ed
-- #94256c
-- #8a7c6b
or (o.reference is not null
-- #52ab4c
or (o.purchase_order is not null
-- #27d739
or (o.recipient is not null
-- #431ff2
or o.customer_id in (select c.id
from customers c
-- #fe9bae
or exists (select
from order_items oi
where oi.order_id = o.id
-- #e28c86
-- #926aa8
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($20, $21)
-- #52fbb3
or (o.reference is not null
-- #e78534
or (o.purchase_order is not null
-- #460c17
or (o.recipient is not null
-- #82a89c
or o.customer_id in (select c.id
from customers c
-- #4b6e41
or exists (select
from order_items oi
where oi.order_id = o.id
-- #6fd2c9
-- #2c5f02
-- #1a48de
or (o.reference is not null
-- #9508b6
or (o.purchase_order is not null
-- #d5f977
or (o.recipient is not null
-- #daa31b
or o.customer_id in (select c.id
from customers c
-- #3812c7
or exists (select
from order_items oi
where oi.order_id = o.id
-- #bf7400
-- #5c435d
and (("o"."confirmed_at", "o"."id") > ($36::text::timestamptz, $37::bigint) -- #0bdb8a
or "o"."confirmed_at" is null)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true
and "o"."customer_id" in ($6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($7, $8)
and true
and "o"."customer_id" in ($9)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, number, string, string, number

-- admin: limit=1&customerId=1&cursor
-- manager: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true
and "o"."customer_id" in ($6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($7, $8)
and true
and "o"."customer_id" in ($9)
and (("o"."confirmed_at", "o"."id") > ($10::text::timestamptz, $11::bigint) -- #fe993f
or "o"."confirmed_at" is null)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, number, string, string, number, string, number

-- admin: limit=1&status=processing
-- manager: limit=1&status=processing
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($5)
and true
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, 'processing', 'processing'

-- admin: limit=1&status=processing&cursor
-- manager: limit=1&status=processing&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($5)
and true
and (("o"."confirmed_at", "o"."id") > ($6::text::timestamptz, $7::bigint) -- #463582
or "o"."confirmed_at" is null)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, 'processing', 'processing', string, number

-- admin: limit=1&status=picking
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($5)
and true
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, 'picking', 'picking'

-- admin: limit=1&status=processing&status=picking
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, 'processing', 'picking', 'processing', 'picking'

-- admin: limit=1&status=processing&status=picking&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
-- #022267
or "o"."confirmed_at" is null)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, 'processing', 'picking', 'processing', 'picking', string, number

-- admin: limit=1&priority=high
-- manager: limit=1&priority=high
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true
and "o"."priority" in ($6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($7, $8)
and true
and "o"."priority" in ($9)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, 'high', string, string, 'high'

-- admin: limit=1&priority=normal
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true
and "o"."priority" in ($6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($7, $8)
and true
and "o"."priority" in ($9)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, 'normal', string, string, 'normal'

-- admin: limit=1&priority=normal&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true
and "o"."priority" in ($6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($7, $8)
and true
and "o"."priority" in ($9)
-- #fe993f
or "o"."confirmed_at" is null)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, 'normal', string, string, 'normal', string, number

-- admin: limit=1&priority=low
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true
and "o"."priority" in ($6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($7, $8)
and true
and "o"."priority" in ($9)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, 'low', string, string, 'low'

-- admin: limit=1&priority=high&priority=normal
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true
and "o"."priority" in ($6, $7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($8, $9)
and true
and "o"."priority" in ($10, $11)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, 'high', 'normal', string, string, 'high', 'normal'

-- admin: limit=1&priority=high&priority=normal&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true
and "o"."priority" in ($6, $7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($8, $9)
and true
and "o"."priority" in ($10, $11)
and (("o"."confirmed_at", "o"."id") > ($12::text::timestamptz, $13::bigint) -- #906caf
or "o"."confirmed_at" is null)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, 'high', 'normal', string, string, 'high', 'normal', string, number

-- admin: limit=1&assignedTo=1
-- manager: limit=1&assignedTo=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true
and "o"."assigned_to" in ($6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($7, $8)
and true
and "o"."assigned_to" in ($9)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, number, string, string, number

-- admin: limit=1&siteId=1
-- manager: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true
and "o"."site_id" in ($6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($7, $8)
and true
and "o"."site_id" in ($9)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, number, string, string, number

-- admin: limit=1&siteId=1&cursor
-- manager: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true
and "o"."site_id" in ($6))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($7, $8)
and true
and "o"."site_id" in ($9)
-- #fe993f
or "o"."confirmed_at" is null)
order by "o"."confirmed_at" asc nulls last, "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, number, string, string, number, string, number

-- admin: limit=1&sort=-confirmedAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
order by "o"."confirmed_at" desc nulls last, "o"."id" desc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string

-- admin: limit=1&sort=-confirmedAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #284d3b
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
and (("o"."confirmed_at", "o"."id") < ($8::text::timestamptz, $9::bigint) -- #a8eb21
or "o"."confirmed_at" is null)
order by "o"."confirmed_at" desc nulls last, "o"."id" desc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string, string, number

-- admin: limit=1&sort=orderNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
and not r.is_picked) as "linesLeft", "o"."order_number" as "~key", "o"."id" as "~id" -- #9d7edc
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
order by "o"."order_number" asc , "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string

-- admin: limit=1&sort=orderNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #9d7edc
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
and ("o"."order_number", "o"."id") > ($8::text::text, $9::bigint) -- #0f4e91
order by "o"."order_number" asc , "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string, string, number

-- admin: limit=1&sort=-orderNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #9d7edc
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
order by "o"."order_number" desc , "o"."id" desc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string

-- admin: limit=1&sort=-orderNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #9d7edc
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
and ("o"."order_number", "o"."id") < ($8::text::text, $9::bigint) -- #aaa7a7
order by "o"."order_number" desc , "o"."id" desc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string, string, number

-- admin: limit=1&sort=customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
and not r.is_picked) as "linesLeft", "c"."name" as "~key", "o"."id" as "~id" -- #8b4ac5
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
order by "c"."name" asc , "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string

-- admin: limit=1&sort=customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #8b4ac5
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
and ("c"."name", "o"."id") > ($8::text::text, $9::bigint)
order by "c"."name" asc , "o"."id" asc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string, string, number

-- admin: limit=1&sort=-customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #8b4ac5
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
order by "c"."name" desc , "o"."id" desc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string

-- admin: limit=1&sort=-customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #8b4ac5
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
and ("c"."name", "o"."id") < ($8::text::text, $9::bigint)
order by "c"."name" desc , "o"."id" desc
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string, string, number

-- admin: limit=1&sort=priority
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
and not r.is_picked) as "linesLeft", array_position('{high,normal,low}'::text[], "o"."priority"::text) as "~key", "o"."id" as "~id" -- #fd9ab0
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
order by array_position('{high,normal,low}'::text[], "o"."priority"::text) asc , "o"."id" asc -- #1eb0b7
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string

-- admin: limit=1&sort=priority&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #fd9ab0
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
and (array_position('{high,normal,low}'::text[], "o"."priority"::text), "o"."id") > ($8::text::bigint, $9::bigint) -- #9e541b
-- #1eb0b7
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string, string, number

-- admin: limit=1&sort=-priority
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #fd9ab0
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
order by array_position('{high,normal,low}'::text[], "o"."priority"::text) desc , "o"."id" desc -- #d668b6
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string

-- admin: limit=1&sort=-priority&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
where "o"."status" in ($4, $5)
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #db3596
from order_items oi
-- #e027d5
from order_items oi
where oi.order_id = o.id) else (
select coalesce(sum(r.quantity), 0)
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #189202
from reservations r
where r.order_id = o.id
and r.ended_at is null
-- #fd9ab0
from "orders" as "o"
-- #460e96
where "o"."status" in ($6, $7)
and true
and (array_position('{high,normal,low}'::text[], "o"."priority"::text), "o"."id") < ($8::text::bigint, $9::bigint) -- #a541f8
-- #d668b6
limit 11)) as cut) as page
-- #8f2c07
-- number, number, number, string, string, string, string, string, number
