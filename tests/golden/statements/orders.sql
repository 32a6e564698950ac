-- admin: everything
-- manager: everything
select array_to_json(array((select "o"."id" as "id"
from "orders" as "o"
left join "customers" as "c" on "c"."id" = "o"."customer_id" -- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by "o"."created_at" desc , "o"."id" desc)))::text as ids -- #50e107
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "o"."id", "o"."order_number" as "orderNumber", "o"."customer_id" as "customerId", c.name as "customerName", "o"."type", "o"."status", "o"."priority", "o"."site_id" as "siteId", (select code -- #bb1424
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
from (select oi.id, oi.sku, oi.name, oi.quantity, oi.item_id as "inventoryId", oi.short_quantity as "shortQuantity" -- #93bb7f
from order_items oi
where oi.order_id = o.id
order by oi.line) as line) as "items", "o"."assigned_to" as "assignedTo", case when o.assigned_to is not null then user_name(o.assigned_to) end as "assignedToName", iso("o"."created_at") as "createdAt", "o"."tracking_stage" as "trackingStage", ( -- #891fc5
select json_agg(row_to_json(line))
from (select e.stage, e.notes, iso(e.at) as "timestamp", case when current_customer_id() is null -- #f9b33e
or "e"."user_id" is null
or user_name("e"."user_id") is not null then "e"."user_name" end as "by" -- #6e5393
from order_tracking_events e
where e.order_id = o.id
order by e.at, e.id) as line) as "trackingHistory", iso("o"."confirmed_at") as "confirmedAt", iso("o"."picking_started_at") as "pickingStartedAt", iso("o"."packaging_started_at") as "packagingStartedAt", iso("o"."labelling_completed_at") as "labellingCompletedAt", iso("o"."documented_at") as "documentedAt", iso("o"."exported_at") as "exportedAt", iso("o"."cancelled_at") as "cancelledAt", "o"."cancel_reason" as "cancelReason", o.billing_address as "billingAddress", o.shipping_address as "shippingAddress", "o"."notes", "o"."reference", "o"."purchase_order" as "purchaseOrder", o.recipient as "recipient", "o"."requested_ship_date" as "requestedShipDate", "o"."carrier", coalesce(o.service_type, 'Standard') as "serviceType", case when o.transfer_to_site_id is not null then transfer_of(o.id, o.transfer_to_site_id) end as "transfer", "s"."id" as "shipmentId", "s"."status" as "shipmentStatus", case when o.back_order_of_id is not null then ( -- #429a88
select json_build_object('id', b.id, 'orderNumber', b.order_number) -- #c089a4
from orders b
where b.id = o.back_order_of_id) end as "backOrderOf", "f"."rating", "f"."comment" as "ratingComment", "o"."version", "o"."arc", "o"."consignor_seed" as "consignorSeed", "o"."consignee_seed" as "consigneeSeed" -- #bcb120
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "o"."id", "o"."order_number" as "orderNumber", "o"."customer_id" as "customerId", c.name as "customerName", "o"."type", "o"."status", "o"."priority", "o"."site_id" as "siteId", (select code -- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
where b.id = o.back_order_of_id) end as "backOrderOf", "f"."rating", "f"."comment" as "ratingComment", "o"."version", "o"."arc", "o"."consignor_seed" as "consignorSeed", "o"."consignee_seed" as "consigneeSeed", "o"."created_at" as "~key", "o"."id" as "~id" -- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."orderNumber", "page"."customerId", "page"."customerName", "page"."type", "page"."status", "page"."priority", "page"."siteId", "page"."siteCode", "page"."items", "page"."assignedTo", "page"."assignedToName", "page"."createdAt", "page"."trackingStage", "page"."trackingHistory", "page"."confirmedAt", "page"."pickingStartedAt", "page"."packagingStartedAt", "page"."labellingCompletedAt", "page"."documentedAt", "page"."exportedAt", "page"."cancelledAt", "page"."cancelReason", "page"."billingAddress", "page"."shippingAddress", "page"."notes", "page"."reference", "page"."purchaseOrder", "page"."recipient", "page"."requestedShipDate", "page"."carrier", "page"."serviceType", "page"."transfer", "page"."shipmentId", "page"."shipmentStatus", "page"."backOrderOf", "page"."rating", "page"."ratingComment", "page"."version", "page"."arc", "page"."consignorSeed", "page"."consigneeSeed") as "~line" -- #fa02e4
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and ("o"."created_at", "o"."id") < ($4::text::timestamptz, $5::bigint) -- #2aeecb
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "o"."created_at" as "~key", "o"."id" as "~id"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by "o"."created_at" desc , "o"."id" desc
limit 11
offset 1)) as cut) as page
-- #bb1424
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #bcb120
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and ((search_fold("o"."order_number") like (select search_pattern($4)) -- #75e8c6
or (o.reference is not null
and search_fold("o"."reference") like (select search_pattern($5))) -- #3835a9
or (o.purchase_order is not null
and search_fold("o"."purchase_order") like (select search_pattern($6))) -- #e3ac3c
or (o.recipient is not null
and search_fold((concat_ws(' ', o.recipient ->> 'name', o.recipient ->> 'company'))) like (select search_pattern($7))) -- #6fe293
or o.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($8))) -- #198ce2
or exists (select
from order_items oi
where oi.order_id = o.id
and (search_fold("oi"."sku") like (select search_pattern($9)) -- #ca3855
or search_fold("oi"."name") like (select search_pattern($10))))) -- #3e2a8d
and (search_fold("o"."order_number") like (select search_pattern($11)) -- #9a2fd8
or (o.reference is not null
and search_fold("o"."reference") like (select search_pattern($12))) -- #d8b94e
or (o.purchase_order is not null
and search_fold("o"."purchase_order") like (select search_pattern($13))) -- #8f2215
or (o.recipient is not null
and search_fold((concat_ws(' ', o.recipient ->> 'name', o.recipient ->> 'company'))) like (select search_pattern($14))) -- #97c35e
or o.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($15))) -- #095050
or exists (select
from order_items oi
where oi.order_id = o.id
and (search_fold("oi"."sku") like (select search_pattern($16)) -- #9b044c
or search_fold("oi"."name") like (select search_pattern($17)))))))) as every -- #d1a71d
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and ((search_fold("o"."order_number") like (select search_pattern($18)) -- #6da6d2
or (o.reference is not null
and search_fold("o"."reference") like (select search_pattern($19))) -- #ce86cb
or (o.purchase_order is not null
and search_fold("o"."purchase_order") like (select search_pattern($20))) -- #c91e67
or (o.recipient is not null
and search_fold((concat_ws(' ', o.recipient ->> 'name', o.recipient ->> 'company'))) like (select search_pattern($21))) -- #438548
or o.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($22))) -- #3d1dad
or exists (select
from order_items oi
where oi.order_id = o.id
and (search_fold("oi"."sku") like (select search_pattern($23)) -- #be6ff6
or search_fold("oi"."name") like (select search_pattern($24))))) -- #c70a63
and (search_fold("o"."order_number") like (select search_pattern($25)) -- #9ff5ae
or (o.reference is not null
and search_fold("o"."reference") like (select search_pattern($26))) -- #590fd0
or (o.purchase_order is not null
and search_fold("o"."purchase_order") like (select search_pattern($27))) -- #0a60a6
or (o.recipient is not null
and search_fold((concat_ws(' ', o.recipient ->> 'name', o.recipient ->> 'company'))) like (select search_pattern($28))) -- #ced573
or o.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($29))) -- #3feb11
or exists (select
from order_items oi
where oi.order_id = o.id
and (search_fold("oi"."sku") like (select search_pattern($30)) -- #bc1d04
or search_fold("oi"."name") like (select search_pattern($31)))))) -- #77dfbf
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
-- #75e8c6
or (o.reference is not null
-- #3835a9
or (o.purchase_order is not null
-- #e3ac3c
or (o.recipient is not null
-- #6fe293
or o.customer_id in (select c.id
from customers c
-- #198ce2
or exists (select
from order_items oi
where oi.order_id = o.id
-- #ca3855
-- #3e2a8d
-- #9a2fd8
or (o.reference is not null
-- #d8b94e
or (o.purchase_order is not null
-- #8f2215
or (o.recipient is not null
-- #97c35e
or o.customer_id in (select c.id
from customers c
-- #095050
or exists (select
from order_items oi
where oi.order_id = o.id
-- #9b044c
-- #d1a71d
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
-- #6da6d2
or (o.reference is not null
-- #ce86cb
or (o.purchase_order is not null
-- #c91e67
or (o.recipient is not null
-- #438548
or o.customer_id in (select c.id
from customers c
-- #3d1dad
or exists (select
from order_items oi
where oi.order_id = o.id
-- #be6ff6
-- #c70a63
-- #9ff5ae
or (o.reference is not null
-- #590fd0
or (o.purchase_order is not null
-- #0a60a6
or (o.recipient is not null
-- #ced573
or o.customer_id in (select c.id
from customers c
-- #3feb11
or exists (select
from order_items oi
where oi.order_id = o.id
-- #bc1d04
-- #77dfbf
and ("o"."created_at", "o"."id") < ($32::text::timestamptz, $33::bigint) -- #c0b128
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."customer_id" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, number

-- admin: limit=1&customerId=1&cursor
-- manager: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."customer_id" in ($5)
and ("o"."created_at", "o"."id") < ($6::text::timestamptz, $7::bigint) -- #75ba21
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, number, string, number

-- admin: limit=1&type=pick_pack
-- manager: limit=1&type=pick_pack
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."type" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'pick_pack', 'pick_pack'

-- admin: limit=1&type=pick_pack&cursor
-- manager: limit=1&type=pick_pack&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."type" in ($5)
-- #75ba21
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'pick_pack', 'pick_pack', string, number

-- admin: limit=1&type=shipment
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."type" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'shipment', 'shipment'

-- admin: limit=1&type=pick_pack&type=shipment
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."type" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."type" in ($6, $7)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'pick_pack', 'shipment', 'pick_pack', 'shipment'

-- admin: limit=1&type=pick_pack&type=shipment&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."type" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."type" in ($6, $7)
and ("o"."created_at", "o"."id") < ($8::text::timestamptz, $9::bigint) -- #d5b01d
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'pick_pack', 'shipment', 'pick_pack', 'shipment', string, number

-- admin: limit=1&status=pending
-- manager: limit=1&status=pending
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'pending', 'pending'

-- admin: limit=1&status=pending&cursor
-- manager: limit=1&status=pending&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($5)
-- #75ba21
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'pending', 'pending', string, number

-- admin: limit=1&status=processing
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'processing', 'processing'

-- admin: limit=1&status=processing&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($5)
-- #75ba21
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'processing', 'processing', string, number

-- admin: limit=1&status=picking
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'picking', 'picking'

-- admin: limit=1&status=packing
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'packing', 'packing'

-- admin: limit=1&status=completed
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'completed', 'completed'

-- admin: limit=1&status=completed&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($5)
-- #75ba21
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'completed', 'completed', string, number

-- admin: limit=1&status=cancelled
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'cancelled', 'cancelled'

-- admin: limit=1&status=pending&status=processing
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($6, $7)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'pending', 'processing', 'pending', 'processing'

-- admin: limit=1&status=pending&status=processing&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."status" in ($6, $7)
-- #d5b01d
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'pending', 'processing', 'pending', 'processing', string, number

-- admin: limit=1&priority=high
-- manager: limit=1&priority=high
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."priority" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."priority" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'high', 'high'

-- admin: limit=1&priority=normal
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."priority" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."priority" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'normal', 'normal'

-- admin: limit=1&priority=normal&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."priority" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."priority" in ($5)
-- #75ba21
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'normal', 'normal', string, number

-- admin: limit=1&priority=low
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."priority" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."priority" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'low', 'low'

-- admin: limit=1&priority=high&priority=normal
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."priority" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."priority" in ($6, $7)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'high', 'normal', 'high', 'normal'

-- admin: limit=1&priority=high&priority=normal&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."priority" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."priority" in ($6, $7)
-- #d5b01d
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'high', 'normal', 'high', 'normal', string, number

-- admin: limit=1&trackingStage=awaiting_confirmation
-- manager: limit=1&trackingStage=awaiting_confirmation
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'awaiting_confirmation', 'awaiting_confirmation'

-- admin: limit=1&trackingStage=awaiting_confirmation&cursor
-- manager: limit=1&trackingStage=awaiting_confirmation&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($5)
-- #75ba21
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'awaiting_confirmation', 'awaiting_confirmation', string, number

-- admin: limit=1&trackingStage=confirmed
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'confirmed', 'confirmed'

-- admin: limit=1&trackingStage=confirmed&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($5)
-- #75ba21
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'confirmed', 'confirmed', string, number

-- admin: limit=1&trackingStage=packaging
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'packaging', 'packaging'

-- admin: limit=1&trackingStage=labelling
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'labelling', 'labelling'

-- admin: limit=1&trackingStage=documented
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'documented', 'documented'

-- admin: limit=1&trackingStage=exported
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'exported', 'exported'

-- admin: limit=1&trackingStage=exported&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($5)
-- #75ba21
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'exported', 'exported', string, number

-- admin: limit=1&trackingStage=awaiting_confirmation&trackingStage=confirmed
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($6, $7)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'awaiting_confirmation', 'confirmed', 'awaiting_confirmation', 'confirmed'

-- admin: limit=1&trackingStage=awaiting_confirmation&trackingStage=confirmed&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."tracking_stage" in ($6, $7)
-- #d5b01d
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, 'awaiting_confirmation', 'confirmed', 'awaiting_confirmation', 'confirmed', string, number

-- admin: limit=1&attention=late_shipment
-- manager: limit=1&attention=late_shipment
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and exists (select
from shipments s
where s.order_id = o.id
and s.withdrawn_at is null
and s.status not in ('delivered', 'returned')
and s.estimated_delivery < $4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and exists (select
from shipments s
where s.order_id = o.id
and s.withdrawn_at is null
and s.status not in ('delivered', 'returned')
and s.estimated_delivery < $5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, time, time

-- admin: limit=1&attention=ship_by_passed
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and o.status in ('pending', 'processing', 'picking', 'packing') -- #f9211f
and o.requested_ship_date < (select site_days($4))["o"."site_id"])) as every -- #4b6840
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
-- #f9211f
and o.requested_ship_date < (select site_days($5))["o"."site_id"] -- #c44a88
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, time, time

-- admin: limit=1&attention=short_movement
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and o.id in (select u.order_id
from (select "o"."id" as "order_id", sum(r.quantity) as "quantity" -- #4f6654
from "orders" as "o"
inner join "reservations" as "r" on "r"."order_id" = "o"."id" -- #174725
and "r"."ended_at" is null
inner join "inventory_items" as "i" on "i"."id" = "r"."item_id" -- #3efe37
inner join "stock" as "s" on "s"."id" = "r"."stock_id"
inner join "locations" as "p" on "p"."id" = "s"."location_id" -- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where o.status in ('pending', 'processing', 'picking', 'packing') -- #ce0837
and not (p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($4))["p"."site_id"]))
group by "o"."id", "i"."id" having sum(r.quantity) > case when o.status = 'pending' then (select coalesce(sum(s.on_hand - s.reserved), 0) -- #711277
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($5))["p"."site_id"])) else 0 end -- #94cef2
union all
select "o"."id" as "order_id", oi.quantity - oi.short_quantity - coalesce( (select sum(r.quantity) -- #19c882
from reservations r
where r.order_id = oi.order_id
and r.item_id = oi.item_id
and r.ended_at is null), 0) as "quantity"
from "orders" as "o"
inner join "order_items" as "oi" on "oi"."order_id" = "o"."id" -- #caacd5
where "o"."status" in ($6, $7)
and oi.quantity - oi.short_quantity > coalesce( (select sum(r.quantity) -- #37cf96
from reservations r
where r.order_id = oi.order_id
and r.item_id = oi.item_id
and r.ended_at is null), 0)) as u))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and o.id in (select u.order_id
-- #4f6654
from "orders" as "o"
-- #174725
and "r"."ended_at" is null
-- #3efe37
inner join "stock" as "s" on "s"."id" = "r"."stock_id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #ce0837
and not (p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($8))["p"."site_id"]))
-- #711277
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($9))["p"."site_id"])) else 0 end -- #92a00c
union all
-- #19c882
from reservations r
where r.order_id = oi.order_id
and r.item_id = oi.item_id
and r.ended_at is null), 0) as "quantity"
from "orders" as "o"
-- #caacd5
where "o"."status" in ($10, $11)
-- #37cf96
from reservations r
where r.order_id = oi.order_id
and r.item_id = oi.item_id
and r.ended_at is null), 0)) as u)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, time, time, string, string, time, time, string, string

-- admin: limit=1&attention=transfer_short
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and (o.transfer_to_site_id is not null
and o.status = 'completed'
and case when exists (select
from order_items oi
join stock s on s.item_id = oi.item_id
and s.on_hand > 0
join locations l on l.id = s.location_id
and l.type = 'transit'
and l.site_id = o.transfer_to_site_id
where oi.order_id = o.id) then transfer_of(o.id, o.transfer_to_site_id) ->> 'state' = 'short' else false end))) as every -- #2f2ef5
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and (o.transfer_to_site_id is not null
and o.status = 'completed'
and case when exists (select
from order_items oi
join stock s on s.item_id = oi.item_id
and s.on_hand > 0
join locations l on l.id = s.location_id
and l.type = 'transit'
and l.site_id = o.transfer_to_site_id
where oi.order_id = o.id) then transfer_of(o.id, o.transfer_to_site_id) ->> 'state' = 'short' else false end) -- #77425e
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&attention=unassigned_movement
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
-- #f9211f
and o.assigned_to is null
and o.created_at < $4::timestamptz - interval '1 day')) as every -- #267101
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
-- #f9211f
and o.assigned_to is null
and o.created_at < $5::timestamptz - interval '1 day'
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, time, time

-- admin: limit=1&attention=late_shipment&attention=ship_by_passed
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and (exists (select
from shipments s
where s.order_id = o.id
and s.withdrawn_at is null
and s.status not in ('delivered', 'returned')
and s.estimated_delivery < $4)
or o.status in ('pending', 'processing', 'picking', 'packing') -- #1ebb52
and o.requested_ship_date < (select site_days($5))["o"."site_id"]))) as every -- #d2c4f8
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and (exists (select
from shipments s
where s.order_id = o.id
and s.withdrawn_at is null
and s.status not in ('delivered', 'returned')
and s.estimated_delivery < $6)
-- #1ebb52
and o.requested_ship_date < (select site_days($7))["o"."site_id"]) -- #8a3f49
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, time, time, time, time

-- admin: limit=1&rated=true
-- manager: limit=1&rated=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "f"."order_id" is not null)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "f"."order_id" is not null
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&rated=false
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and s.status = 'delivered'
and f.order_id is null)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and s.status = 'delivered'
and f.order_id is null
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&reference=1
-- manager: limit=1&reference=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."reference" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."reference" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, '1', '1'

-- admin: limit=1&siteId=1
-- manager: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."site_id" in ($5)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, number

-- admin: limit=1&siteId=1&cursor
-- manager: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and "o"."site_id" in ($5)
-- #75ba21
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, number, string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where ("o"."created_at" >= ($4::date)::timestamp at time zone warehouse_zone()) -- #a0c13c
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where ("o"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #e8200c
and true
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
-- #a0c13c
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
-- #e8200c
and true
-- #75ba21
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, '2026-01-31', '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where ("o"."created_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()) -- #f07d75
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where ("o"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #1a966e
and true
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by "o"."created_at" asc , "o"."id" asc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and ("o"."created_at", "o"."id") > ($4::text::timestamptz, $5::bigint) -- #211fab
order by "o"."created_at" asc , "o"."id" asc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, string, number

-- admin: limit=1&sort=orderNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
where b.id = o.back_order_of_id) end as "backOrderOf", "f"."rating", "f"."comment" as "ratingComment", "o"."version", "o"."arc", "o"."consignor_seed" as "consignorSeed", "o"."consignee_seed" as "consigneeSeed", "o"."order_number" as "~key", "o"."id" as "~id" -- #fd99e7
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by "o"."order_number" asc , "o"."id" asc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=orderNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #fd99e7
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and ("o"."order_number", "o"."id") > ($4::text::text, $5::bigint) -- #1e5af9
order by "o"."order_number" asc , "o"."id" asc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, string, number

-- admin: limit=1&sort=-orderNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #fd99e7
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by "o"."order_number" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=-orderNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #fd99e7
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and ("o"."order_number", "o"."id") < ($4::text::text, $5::bigint) -- #818dbd
order by "o"."order_number" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, string, number

-- admin: limit=1&sort=customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
where b.id = o.back_order_of_id) end as "backOrderOf", "f"."rating", "f"."comment" as "ratingComment", "o"."version", "o"."arc", "o"."consignor_seed" as "consignorSeed", "o"."consignee_seed" as "consigneeSeed", "c"."name" as "~key", "o"."id" as "~id" -- #2b68c4
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by "c"."name" asc , "o"."id" asc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #2b68c4
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and ("c"."name", "o"."id") > ($4::text::text, $5::bigint)
order by "c"."name" asc , "o"."id" asc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, string, number

-- admin: limit=1&sort=-customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #2b68c4
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by "c"."name" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=-customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #2b68c4
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and ("c"."name", "o"."id") < ($4::text::text, $5::bigint)
order by "c"."name" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, string, number

-- admin: limit=1&sort=type
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
where b.id = o.back_order_of_id) end as "backOrderOf", "f"."rating", "f"."comment" as "ratingComment", "o"."version", "o"."arc", "o"."consignor_seed" as "consignorSeed", "o"."consignee_seed" as "consigneeSeed", array_position('{pick_pack,shipment}'::text[], "o"."type"::text) as "~key", "o"."id" as "~id" -- #d2bc74
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by array_position('{pick_pack,shipment}'::text[], "o"."type"::text) asc , "o"."id" asc -- #ab2f6f
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=type&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #d2bc74
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and (array_position('{pick_pack,shipment}'::text[], "o"."type"::text), "o"."id") > ($4::text::bigint, $5::bigint) -- #8b23b2
-- #ab2f6f
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, '1', number

-- admin: limit=1&sort=-type
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #d2bc74
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by array_position('{pick_pack,shipment}'::text[], "o"."type"::text) desc , "o"."id" desc -- #d4c2f5
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=-type&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #d2bc74
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and (array_position('{pick_pack,shipment}'::text[], "o"."type"::text), "o"."id") < ($4::text::bigint, $5::bigint) -- #5512cd
-- #d4c2f5
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, string, number

-- admin: limit=1&sort=priority
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
where b.id = o.back_order_of_id) end as "backOrderOf", "f"."rating", "f"."comment" as "ratingComment", "o"."version", "o"."arc", "o"."consignor_seed" as "consignorSeed", "o"."consignee_seed" as "consigneeSeed", array_position('{high,normal,low}'::text[], "o"."priority"::text) as "~key", "o"."id" as "~id" -- #ef1783
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by array_position('{high,normal,low}'::text[], "o"."priority"::text) asc , "o"."id" asc -- #1eb0b7
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=priority&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #ef1783
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and (array_position('{high,normal,low}'::text[], "o"."priority"::text), "o"."id") > ($4::text::bigint, $5::bigint) -- #ab20fe
-- #1eb0b7
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, '1', number

-- admin: limit=1&sort=-priority
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #ef1783
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by array_position('{high,normal,low}'::text[], "o"."priority"::text) desc , "o"."id" desc -- #d668b6
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=-priority&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #ef1783
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and (array_position('{high,normal,low}'::text[], "o"."priority"::text), "o"."id") < ($4::text::bigint, $5::bigint) -- #2cdb27
-- #d668b6
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, string, number

-- admin: limit=1&sort=status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
where b.id = o.back_order_of_id) end as "backOrderOf", "f"."rating", "f"."comment" as "ratingComment", "o"."version", "o"."arc", "o"."consignor_seed" as "consignorSeed", "o"."consignee_seed" as "consigneeSeed", array_position('{pending,processing,picking,packing,completed,cancelled}'::text[], "o"."status"::text) as "~key", "o"."id" as "~id" -- #0addc9
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by array_position('{pending,processing,picking,packing,completed,cancelled}'::text[], "o"."status"::text) asc , "o"."id" asc -- #7e35ad
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #0addc9
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and (array_position('{pending,processing,picking,packing,completed,cancelled}'::text[], "o"."status"::text), "o"."id") > ($4::text::bigint, $5::bigint) -- #fb768d
-- #7e35ad
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, '1', number

-- admin: limit=1&sort=-status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #0addc9
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by array_position('{pending,processing,picking,packing,completed,cancelled}'::text[], "o"."status"::text) desc , "o"."id" desc -- #d66a3c
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=-status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #0addc9
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and (array_position('{pending,processing,picking,packing,completed,cancelled}'::text[], "o"."status"::text), "o"."id") < ($4::text::bigint, $5::bigint) -- #f38b7e
-- #d66a3c
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, string, number

-- admin: limit=1&sort=trackingStage
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
where b.id = o.back_order_of_id) end as "backOrderOf", "f"."rating", "f"."comment" as "ratingComment", "o"."version", "o"."arc", "o"."consignor_seed" as "consignorSeed", "o"."consignee_seed" as "consigneeSeed", array_position('{awaiting_confirmation,confirmed,packaging,labelling,documented,exported}'::text[], "o"."tracking_stage"::text) as "~key", "o"."id" as "~id" -- #7ef47c
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by array_position('{awaiting_confirmation,confirmed,packaging,labelling,documented,exported}'::text[], "o"."tracking_stage"::text) asc , "o"."id" asc -- #7e9aa9
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=trackingStage&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #7ef47c
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and (array_position('{awaiting_confirmation,confirmed,packaging,labelling,documented,exported}'::text[], "o"."tracking_stage"::text), "o"."id") > ($4::text::bigint, $5::bigint) -- #d10609
-- #7e9aa9
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, '1', number

-- admin: limit=1&sort=-trackingStage
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #7ef47c
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by array_position('{awaiting_confirmation,confirmed,packaging,labelling,documented,exported}'::text[], "o"."tracking_stage"::text) desc , "o"."id" desc -- #2cba40
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=-trackingStage&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #7ef47c
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and (array_position('{awaiting_confirmation,confirmed,packaging,labelling,documented,exported}'::text[], "o"."tracking_stage"::text), "o"."id") < ($4::text::bigint, $5::bigint) -- #c5bf21
-- #2cba40
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, string, number

-- admin: limit=1&sort=requestedShipDate
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
where b.id = o.back_order_of_id) end as "backOrderOf", "f"."rating", "f"."comment" as "ratingComment", "o"."version", "o"."arc", "o"."consignor_seed" as "consignorSeed", "o"."consignee_seed" as "consigneeSeed", "o"."requested_ship_date" as "~key", "o"."id" as "~id" -- #a5b1f8
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by "o"."requested_ship_date" asc nulls last, "o"."id" asc -- #802601
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=requestedShipDate&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #a5b1f8
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and ("o"."requested_ship_date" is null
and "o"."id" > $4::bigint)
-- #802601
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number

-- admin: limit=1&sort=-requestedShipDate
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #a5b1f8
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
order by "o"."requested_ship_date" desc nulls last, "o"."id" desc -- #0d04f3
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number

-- admin: limit=1&sort=-requestedShipDate&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #a5b1f8
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where true
and true
and ("o"."requested_ship_date" is null
and "o"."id" < $4::bigint)
-- #0d04f3
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number

-- customer: everything
select array_to_json(array((select "o"."id" as "id"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $1
and true
and true
-- #50e107
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #bb1424
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #bcb120
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $2
and "o"."id" = wanted.id)) as "~line"
-- list of number, number

-- customer: limit=1
-- view-only customer: limit=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $5
and true
and true
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, number

-- customer: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $5
and true
and true
-- #75ba21
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, number, string, number

-- customer: limit=1&page=2
-- view-only customer: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "o"."created_at" as "~key", "o"."id" as "~id"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $5
and true
and true
order by "o"."created_at" desc , "o"."id" desc
limit 11
offset 1)) as cut) as page
-- #bb1424
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #bcb120
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
and "o"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, number

-- customer: limit=1&q=ä+ö
-- view-only customer: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and ((search_fold("o"."order_number") like (select search_pattern($5)) -- #334fee
or (o.reference is not null
and search_fold("o"."reference") like (select search_pattern($6))) -- #5454da
or (o.purchase_order is not null
and search_fold("o"."purchase_order") like (select search_pattern($7))) -- #19a093
or (o.recipient is not null
and search_fold((concat_ws(' ', o.recipient ->> 'name', o.recipient ->> 'company'))) like (select search_pattern($8))) -- #82bbef
or o.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($9))) -- #69fca0
or exists (select
from order_items oi
where oi.order_id = o.id
and (search_fold("oi"."sku") like (select search_pattern($10)) -- #ec6a94
or search_fold("oi"."name") like (select search_pattern($11))))) -- #76506d
and (search_fold("o"."order_number") like (select search_pattern($12)) -- #c1bd48
or (o.reference is not null
and search_fold("o"."reference") like (select search_pattern($13))) -- #2e0118
or (o.purchase_order is not null
and search_fold("o"."purchase_order") like (select search_pattern($14))) -- #715ef9
or (o.recipient is not null
and search_fold((concat_ws(' ', o.recipient ->> 'name', o.recipient ->> 'company'))) like (select search_pattern($15))) -- #d67898
or o.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($16))) -- #9a10a1
or exists (select
from order_items oi
where oi.order_id = o.id
and (search_fold("oi"."sku") like (select search_pattern($17)) -- #1d1f72
or search_fold("oi"."name") like (select search_pattern($18)))))))) as every -- #73f0ea
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $19
and true
and ((search_fold("o"."order_number") like (select search_pattern($20)) -- #b8b81b
or (o.reference is not null
and search_fold("o"."reference") like (select search_pattern($21))) -- #0bf1e7
or (o.purchase_order is not null
and search_fold("o"."purchase_order") like (select search_pattern($22))) -- #b51edd
or (o.recipient is not null
and search_fold((concat_ws(' ', o.recipient ->> 'name', o.recipient ->> 'company'))) like (select search_pattern($23))) -- #2154f4
or o.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($24))) -- #c86ebb
or exists (select
from order_items oi
where oi.order_id = o.id
and (search_fold("oi"."sku") like (select search_pattern($25)) -- #bf36d9
or search_fold("oi"."name") like (select search_pattern($26))))) -- #787b53
and (search_fold("o"."order_number") like (select search_pattern($27)) -- #f880a9
or (o.reference is not null
and search_fold("o"."reference") like (select search_pattern($28))) -- #949289
or (o.purchase_order is not null
and search_fold("o"."purchase_order") like (select search_pattern($29))) -- #7efec2
or (o.recipient is not null
and search_fold((concat_ws(' ', o.recipient ->> 'name', o.recipient ->> 'company'))) like (select search_pattern($30))) -- #992fd1
or o.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($31))) -- #e2a112
or exists (select
from order_items oi
where oi.order_id = o.id
and (search_fold("oi"."sku") like (select search_pattern($32)) -- #257ff4
or search_fold("oi"."name") like (select search_pattern($33)))))) -- #d4dc25
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string

-- customer: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
-- #334fee
or (o.reference is not null
-- #5454da
or (o.purchase_order is not null
-- #19a093
or (o.recipient is not null
-- #82bbef
or o.customer_id in (select c.id
from customers c
-- #69fca0
or exists (select
from order_items oi
where oi.order_id = o.id
-- #ec6a94
-- #76506d
-- #c1bd48
or (o.reference is not null
-- #2e0118
or (o.purchase_order is not null
-- #715ef9
or (o.recipient is not null
-- #d67898
or o.customer_id in (select c.id
from customers c
-- #9a10a1
or exists (select
from order_items oi
where oi.order_id = o.id
-- #1d1f72
-- #73f0ea
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $19
and true
-- #b8b81b
or (o.reference is not null
-- #0bf1e7
or (o.purchase_order is not null
-- #b51edd
or (o.recipient is not null
-- #2154f4
or o.customer_id in (select c.id
from customers c
-- #c86ebb
or exists (select
from order_items oi
where oi.order_id = o.id
-- #bf36d9
-- #787b53
-- #f880a9
or (o.reference is not null
-- #949289
or (o.purchase_order is not null
-- #7efec2
or (o.recipient is not null
-- #992fd1
or o.customer_id in (select c.id
from customers c
-- #e2a112
or exists (select
from order_items oi
where oi.order_id = o.id
-- #257ff4
-- #d4dc25
and ("o"."created_at", "o"."id") < ($34::text::timestamptz, $35::bigint) -- #567910
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- customer: limit=1&customerId=1
-- view-only customer: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true
and "o"."customer_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
and true
and true
and "o"."customer_id" in ($7)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, number, number, number

-- customer: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true
and "o"."customer_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
and true
and true
and "o"."customer_id" in ($7)
-- #d5b01d
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, number, number, number, string, number

-- customer: limit=1&type=pick_pack
-- view-only customer: limit=1&type=pick_pack
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true
and "o"."type" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
and true
and true
and "o"."type" in ($7)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, 'pick_pack', number, 'pick_pack'

-- customer: limit=1&type=pick_pack&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true
and "o"."type" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
and true
and true
and "o"."type" in ($7)
-- #d5b01d
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, 'pick_pack', number, 'pick_pack', string, number

-- customer: limit=1&status=pending
-- view-only customer: limit=1&status=pending
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true
and "o"."status" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
and true
and true
and "o"."status" in ($7)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, 'pending', number, 'pending'

-- customer: limit=1&priority=high
-- view-only customer: limit=1&priority=high
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true
and "o"."priority" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
and true
and true
and "o"."priority" in ($7)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, 'high', number, 'high'

-- customer: limit=1&trackingStage=awaiting_confirmation
-- view-only customer: limit=1&trackingStage=awaiting_confirmation
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true
and "o"."tracking_stage" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
and true
and true
and "o"."tracking_stage" in ($7)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, 'awaiting_confirmation', number, 'awaiting_confirmation'

-- customer: limit=1&attention=late_shipment
-- view-only customer: limit=1&attention=late_shipment
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true
and exists (select
from shipments s
where s.order_id = o.id
and s.withdrawn_at is null
and s.status not in ('delivered', 'returned')
and s.estimated_delivery < $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
and true
and true
and exists (select
from shipments s
where s.order_id = o.id
and s.withdrawn_at is null
and s.status not in ('delivered', 'returned')
and s.estimated_delivery < $7)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, time, number, time

-- customer: limit=1&rated=true
-- view-only customer: limit=1&rated=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true
and "f"."order_id" is not null)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $5
and true
and true
and "f"."order_id" is not null
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, number

-- customer: limit=1&reference=1
-- view-only customer: limit=1&reference=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true
and "o"."reference" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
and true
and true
and "o"."reference" in ($7)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, '1', number, '1'

-- customer: limit=1&siteId=1
-- view-only customer: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true
and "o"."site_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
and true
and true
and "o"."site_id" in ($7)
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, number, number, number

-- customer: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and true
and true
and "o"."site_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
and true
and true
and "o"."site_id" in ($7)
-- #d5b01d
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, number, number, number, string, number

-- customer: limit=1&createdFrom=2026-01-31
-- view-only customer: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and ("o"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #ffa4b7
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
and ("o"."created_at" >= ($7::date)::timestamp at time zone warehouse_zone()) -- #247114
and true
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, '2026-01-31', number, '2026-01-31'

-- customer: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
-- #ffa4b7
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
-- #247114
and true
-- #d5b01d
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, '2026-01-31', number, '2026-01-31', string, number

-- customer: limit=1&createdTo=2026-01-31
-- view-only customer: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $4
and ("o"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #a607d6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #305cbf
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #cde405
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $6
and ("o"."created_at" < ($7::date + 1)::timestamp at time zone warehouse_zone()) -- #089f40
and true
order by "o"."created_at" desc , "o"."id" desc
limit 11)) as cut) as page
-- #fa02e4
-- number, number, number, number, '2026-01-31', number, '2026-01-31'

-- view-only customer: everything
select array_to_json(array((select "o"."id" as "id"
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $1
and true
and true
-- #50e107
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #bb1424
from sites
where id = "o"."site_id") as "siteCode", (
select json_agg(row_to_json(line))
-- #93bb7f
from order_items oi
where oi.order_id = o.id
-- #891fc5
select json_agg(row_to_json(line))
-- #f9b33e
or "e"."user_id" is null
-- #6e5393
from order_tracking_events e
where e.order_id = o.id
-- #429a88
-- #c089a4
from orders b
-- #bcb120
from "orders" as "o"
-- #460e96
left join "shipments" as "s" on "s"."order_id" = "o"."id"
and "s"."withdrawn_at" is null
left join "feedback" as "f" on "f"."order_id" = "o"."id"
where "o"."customer_id" = $2
and "o"."id" = wanted.id)) as "~line"
-- empty list, number
