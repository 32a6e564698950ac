-- admin: everything
-- manager: everything
select array_to_json(array((select "s"."id" as "id"
from "shipments" as "s"
left join "customers" as "c" on "c"."id" = "s"."customer_id" -- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by "s"."created_at" desc , "s"."id" desc)))::text as ids -- #4ced89
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "s"."id", "s"."tracking_number" as "trackingNumber", "s"."service_type" as "serviceType", "s"."customer_id" as "customerId", c.name as "customerName", "s"."order_id" as "orderId", "o"."order_number" as "orderNumber", "s"."site_id" as "siteId", (select code -- #ba00e7
from sites
where id = "s"."site_id") as "siteCode", "s"."return_id" as "returnId", (select rt.return_number -- #b08a41
from returns rt
where rt.id = s.return_id) as "returnNumber", "s"."arc", "s"."origin", "s"."destination", "s"."status", "s"."carrier_name" as "carrierName", "s"."carrier_service" as "carrierService", "s"."carrier_tracking_number" as "carrierTrackingNumber", "s"."carrier_tracking_url" as "carrierTrackingUrl", "s"."parcels", trim_scale(s.weight_kg)::text as "weightKg", iso("s"."estimated_delivery") as "estimatedDelivery", iso("s"."actual_delivery") as "actualDelivery", exists (select -- #349e6b
from proofs_of_delivery p
where p.shipment_id = s.id) as "hasProof", iso("s"."created_at") as "createdAt", iso("s"."withdrawn_at") as "withdrawnAt", "s"."version" -- #7a2efa
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and "s"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "s"."id", "s"."tracking_number" as "trackingNumber", "s"."service_type" as "serviceType", "s"."customer_id" as "customerId", c.name as "customerName", "s"."order_id" as "orderId", "o"."order_number" as "orderNumber", "s"."site_id" as "siteId", (select code -- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
where p.shipment_id = s.id) as "hasProof", iso("s"."created_at") as "createdAt", iso("s"."withdrawn_at") as "withdrawnAt", "s"."version", "s"."created_at" as "~key", "s"."id" as "~id" -- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."trackingNumber", "page"."serviceType", "page"."customerId", "page"."customerName", "page"."orderId", "page"."orderNumber", "page"."siteId", "page"."siteCode", "page"."returnId", "page"."returnNumber", "page"."arc", "page"."origin", "page"."destination", "page"."status", "page"."carrierName", "page"."carrierService", "page"."carrierTrackingNumber", "page"."carrierTrackingUrl", "page"."parcels", "page"."weightKg", "page"."estimatedDelivery", "page"."actualDelivery", "page"."hasProof", "page"."createdAt", "page"."withdrawnAt", "page"."version") as "~line" -- #594aa9
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and ("s"."created_at", "s"."id") < ($4::text::timestamptz, $5::bigint) -- #49c6f7
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "s"."created_at" as "~key", "s"."id" as "~id"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by "s"."created_at" desc , "s"."id" desc
limit 11
offset 1)) as cut) as page
-- #ba00e7
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #7a2efa
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and "s"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and ((search_fold("s"."tracking_number") like (select search_pattern($4)) -- #e12145
or "s"."folded_carrier_number" like upper((select search_pattern($5))) -- #0a28fe
or s.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($6))) -- #267a36
or s.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($7)))) -- #99a11c
and (search_fold("s"."tracking_number") like (select search_pattern($8)) -- #0b136e
or "s"."folded_carrier_number" like upper((select search_pattern($9))) -- #db92f9
or s.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($10))) -- #740be6
or s.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($11))))))) as every -- #ba7689
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and ((search_fold("s"."tracking_number") like (select search_pattern($12)) -- #b8ca0c
or "s"."folded_carrier_number" like upper((select search_pattern($13))) -- #21a391
or s.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($14))) -- #e1837e
or s.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($15)))) -- #722035
and (search_fold("s"."tracking_number") like (select search_pattern($16)) -- #33b1dc
or "s"."folded_carrier_number" like upper((select search_pattern($17))) -- #a28d01
or s.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($18))) -- #4e3890
or s.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($19))))) -- #d9c9c2
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
-- #e12145
-- #0a28fe
or s.customer_id in (select c.id
from customers c
-- #267a36
or s.order_id in (select o.id
from orders o
-- #99a11c
-- #0b136e
-- #db92f9
or s.customer_id in (select c.id
from customers c
-- #740be6
or s.order_id in (select o.id
from orders o
-- #ba7689
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
-- #b8ca0c
-- #21a391
or s.customer_id in (select c.id
from customers c
-- #e1837e
or s.order_id in (select o.id
from orders o
-- #722035
-- #33b1dc
-- #a28d01
or s.customer_id in (select c.id
from customers c
-- #4e3890
or s.order_id in (select o.id
from orders o
-- #d9c9c2
and ("s"."created_at", "s"."id") < ($20::text::timestamptz, $21::bigint) -- #38f643
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."customer_id" in ($5)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, number

-- admin: limit=1&customerId=1&cursor
-- manager: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."customer_id" in ($5)
and ("s"."created_at", "s"."id") < ($6::text::timestamptz, $7::bigint) -- #4fec1a
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, number, string, number

-- admin: limit=1&status=created
-- manager: limit=1&status=created
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($5)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'created', 'created'

-- admin: limit=1&status=created&cursor
-- manager: limit=1&status=created&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($5)
-- #4fec1a
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'created', 'created', string, number

-- admin: limit=1&status=in_transit
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($5)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'in_transit', 'in_transit'

-- admin: limit=1&status=delivered
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($5)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'delivered', 'delivered'

-- admin: limit=1&status=delayed
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($5)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'delayed', 'delayed'

-- admin: limit=1&status=returned
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($5)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'returned', 'returned'

-- admin: limit=1&status=created&status=in_transit
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($6, $7)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'created', 'in_transit', 'created', 'in_transit'

-- admin: limit=1&status=created&status=in_transit&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($6, $7)
and ("s"."created_at", "s"."id") < ($8::text::timestamptz, $9::bigint) -- #e28ec8
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'created', 'in_transit', 'created', 'in_transit', string, number

-- admin: limit=1&orderId=1
-- manager: limit=1&orderId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."order_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."order_id" in ($5)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, number

-- admin: limit=1&orderStatus=pending
-- manager: limit=1&orderStatus=pending
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($5)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'pending', 'pending'

-- admin: limit=1&orderStatus=processing
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($5)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'processing', 'processing'

-- admin: limit=1&orderStatus=picking
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($5)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'picking', 'picking'

-- admin: limit=1&orderStatus=packing
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($5)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'packing', 'packing'

-- admin: limit=1&orderStatus=completed
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($5)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'completed', 'completed'

-- admin: limit=1&orderStatus=completed&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($5)
-- #4fec1a
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'completed', 'completed', string, number

-- admin: limit=1&orderStatus=cancelled
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($5)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'cancelled', 'cancelled'

-- admin: limit=1&orderStatus=pending&orderStatus=processing
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($6, $7)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, 'pending', 'processing', 'pending', 'processing'

-- admin: limit=1&siteId=1
-- manager: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."site_id" in ($5)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, number

-- admin: limit=1&siteId=1&cursor
-- manager: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and "s"."site_id" in ($5)
-- #4fec1a
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, number, string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and ("s"."created_at" >= ($4::date)::timestamp at time zone warehouse_zone()) -- #36d48a
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and ("s"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #458df7
and true
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
-- #36d48a
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
-- #458df7
and true
-- #4fec1a
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, '2026-01-31', '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and ("s"."created_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()) -- #bb62e5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and ("s"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #bd10cb
and true
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by "s"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and ("s"."created_at", "s"."id") > ($4::text::timestamptz, $5::bigint) -- #2087d4
order by "s"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, string, number

-- admin: limit=1&sort=trackingNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
where p.shipment_id = s.id) as "hasProof", iso("s"."created_at") as "createdAt", iso("s"."withdrawn_at") as "withdrawnAt", "s"."version", "s"."tracking_number" as "~key", "s"."id" as "~id" -- #92c31f
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by "s"."tracking_number" asc , "s"."id" asc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number

-- admin: limit=1&sort=trackingNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #92c31f
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and ("s"."tracking_number", "s"."id") > ($4::text::text, $5::bigint) -- #489e56
order by "s"."tracking_number" asc , "s"."id" asc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, string, number

-- admin: limit=1&sort=-trackingNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #92c31f
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by "s"."tracking_number" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number

-- admin: limit=1&sort=-trackingNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #92c31f
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and ("s"."tracking_number", "s"."id") < ($4::text::text, $5::bigint) -- #730ac3
order by "s"."tracking_number" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, string, number

-- admin: limit=1&sort=customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
where p.shipment_id = s.id) as "hasProof", iso("s"."created_at") as "createdAt", iso("s"."withdrawn_at") as "withdrawnAt", "s"."version", "c"."name" as "~key", "s"."id" as "~id" -- #1c79ce
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by "c"."name" asc , "s"."id" asc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number

-- admin: limit=1&sort=customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #1c79ce
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and ("c"."name", "s"."id") > ($4::text::text, $5::bigint)
order by "c"."name" asc , "s"."id" asc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, string, number

-- admin: limit=1&sort=-customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #1c79ce
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by "c"."name" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number

-- admin: limit=1&sort=-customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #1c79ce
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and ("c"."name", "s"."id") < ($4::text::text, $5::bigint)
order by "c"."name" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, string, number

-- admin: limit=1&sort=origin
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
where p.shipment_id = s.id) as "hasProof", iso("s"."created_at") as "createdAt", iso("s"."withdrawn_at") as "withdrawnAt", "s"."version", "s"."origin" as "~key", "s"."id" as "~id" -- #b9fa1a
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by "s"."origin" asc , "s"."id" asc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number

-- admin: limit=1&sort=origin&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #b9fa1a
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and ("s"."origin", "s"."id") > ($4::text::text, $5::bigint)
order by "s"."origin" asc , "s"."id" asc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, string, number

-- admin: limit=1&sort=-origin
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #b9fa1a
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by "s"."origin" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number

-- admin: limit=1&sort=-origin&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #b9fa1a
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and ("s"."origin", "s"."id") < ($4::text::text, $5::bigint)
order by "s"."origin" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, string, number

-- admin: limit=1&sort=destination
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
where p.shipment_id = s.id) as "hasProof", iso("s"."created_at") as "createdAt", iso("s"."withdrawn_at") as "withdrawnAt", "s"."version", "s"."destination" as "~key", "s"."id" as "~id" -- #eac5ce
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by "s"."destination" asc , "s"."id" asc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number

-- admin: limit=1&sort=destination&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #eac5ce
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and ("s"."destination", "s"."id") > ($4::text::text, $5::bigint) -- #db20b0
order by "s"."destination" asc , "s"."id" asc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, string, number

-- admin: limit=1&sort=-destination
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #eac5ce
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by "s"."destination" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number

-- admin: limit=1&sort=-destination&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #eac5ce
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and ("s"."destination", "s"."id") < ($4::text::text, $5::bigint) -- #d989d7
order by "s"."destination" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, string, number

-- admin: limit=1&sort=status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
where p.shipment_id = s.id) as "hasProof", iso("s"."created_at") as "createdAt", iso("s"."withdrawn_at") as "withdrawnAt", "s"."version", array_position('{created,in_transit,delivered,delayed,returned}'::text[], "s"."status"::text) as "~key", "s"."id" as "~id" -- #f2d7c6
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by array_position('{created,in_transit,delivered,delayed,returned}'::text[], "s"."status"::text) asc , "s"."id" asc -- #922628
limit 11)) as cut) as page
-- #594aa9
-- number, number, number

-- admin: limit=1&sort=status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #f2d7c6
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and (array_position('{created,in_transit,delivered,delayed,returned}'::text[], "s"."status"::text), "s"."id") > ($4::text::bigint, $5::bigint) -- #2e0992
-- #922628
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, '1', number

-- admin: limit=1&sort=-status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #f2d7c6
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by array_position('{created,in_transit,delivered,delayed,returned}'::text[], "s"."status"::text) desc , "s"."id" desc -- #4e3c3c
limit 11)) as cut) as page
-- #594aa9
-- number, number, number

-- admin: limit=1&sort=-status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #f2d7c6
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and (array_position('{created,in_transit,delivered,delayed,returned}'::text[], "s"."status"::text), "s"."id") < ($4::text::bigint, $5::bigint) -- #6692d3
-- #4e3c3c
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, '1', number

-- admin: limit=1&sort=estimatedDelivery
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
where p.shipment_id = s.id) as "hasProof", iso("s"."created_at") as "createdAt", iso("s"."withdrawn_at") as "withdrawnAt", "s"."version", "s"."estimated_delivery" as "~key", "s"."id" as "~id" -- #24808f
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by "s"."estimated_delivery" asc nulls last, "s"."id" asc -- #ca2fbf
limit 11)) as cut) as page
-- #594aa9
-- number, number, number

-- admin: limit=1&sort=estimatedDelivery&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #24808f
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and (("s"."estimated_delivery", "s"."id") > ($4::text::timestamptz, $5::bigint) -- #e8a319
or "s"."estimated_delivery" is null)
-- #ca2fbf
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, string, number

-- admin: limit=1&sort=-estimatedDelivery
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #24808f
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
order by "s"."estimated_delivery" desc nulls last, "s"."id" desc -- #28b455
limit 11)) as cut) as page
-- #594aa9
-- number, number, number

-- admin: limit=1&sort=-estimatedDelivery&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #24808f
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."withdrawn_at" is null
and true
and true
and (("s"."estimated_delivery", "s"."id") < ($4::text::timestamptz, $5::bigint) -- #070fa7
or "s"."estimated_delivery" is null)
-- #28b455
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, string, number

-- customer: everything
select array_to_json(array((select "s"."id" as "id"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $1
and "s"."withdrawn_at" is null
and true
and true
-- #4ced89
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #ba00e7
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #7a2efa
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $2
and "s"."withdrawn_at" is null
and "s"."id" = wanted.id)) as "~line"
-- list of number, number

-- customer: limit=1
-- view-only customer: limit=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $5
and "s"."withdrawn_at" is null
and true
and true
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, number

-- customer: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $5
and "s"."withdrawn_at" is null
and true
and true
-- #4fec1a
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, number, string, number

-- customer: limit=1&page=2
-- view-only customer: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "s"."created_at" as "~key", "s"."id" as "~id"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $5
and "s"."withdrawn_at" is null
and true
and true
order by "s"."created_at" desc , "s"."id" desc
limit 11
offset 1)) as cut) as page
-- #ba00e7
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #7a2efa
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $6
and "s"."withdrawn_at" is null
and "s"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, number

-- customer: limit=1&q=ä+ö
-- view-only customer: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
and true
and ((search_fold("s"."tracking_number") like (select search_pattern($5)) -- #25d664
or "s"."folded_carrier_number" like upper((select search_pattern($6))) -- #7a98a7
or s.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($7))) -- #065041
or s.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($8)))) -- #69c1a4
and (search_fold("s"."tracking_number") like (select search_pattern($9)) -- #e5d68f
or "s"."folded_carrier_number" like upper((select search_pattern($10))) -- #accf52
or s.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($11))) -- #0ce6d6
or s.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($12))))))) as every -- #8d6c74
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $13
and "s"."withdrawn_at" is null
and true
and ((search_fold("s"."tracking_number") like (select search_pattern($14)) -- #d03241
or "s"."folded_carrier_number" like upper((select search_pattern($15))) -- #718171
or s.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($16))) -- #9a10a1
or s.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($17)))) -- #c4a250
and (search_fold("s"."tracking_number") like (select search_pattern($18)) -- #57527e
or "s"."folded_carrier_number" like upper((select search_pattern($19))) -- #50c6c5
or s.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($20))) -- #cde874
or s.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($21))))) -- #368455
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, string, string, string, string, string, string, string, string, number, string, string, string, string, string, string, string, string

-- customer: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
and true
-- #25d664
-- #7a98a7
or s.customer_id in (select c.id
from customers c
-- #065041
or s.order_id in (select o.id
from orders o
-- #69c1a4
-- #e5d68f
-- #accf52
or s.customer_id in (select c.id
from customers c
-- #0ce6d6
or s.order_id in (select o.id
from orders o
-- #8d6c74
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $13
and "s"."withdrawn_at" is null
and true
-- #d03241
-- #718171
or s.customer_id in (select c.id
from customers c
-- #9a10a1
or s.order_id in (select o.id
from orders o
-- #c4a250
-- #57527e
-- #50c6c5
or s.customer_id in (select c.id
from customers c
-- #cde874
or s.order_id in (select o.id
from orders o
-- #368455
and ("s"."created_at", "s"."id") < ($22::text::timestamptz, $23::bigint) -- #22e5ea
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, string, string, string, string, string, string, string, string, number, string, string, string, string, string, string, string, string, string, number

-- customer: limit=1&customerId=1
-- view-only customer: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
and true
and true
and "s"."customer_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $6
and "s"."withdrawn_at" is null
and true
and true
and "s"."customer_id" in ($7)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, number, number, number

-- customer: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
and true
and true
and "s"."customer_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $6
and "s"."withdrawn_at" is null
and true
and true
and "s"."customer_id" in ($7)
-- #e28ec8
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, number, number, number, string, number

-- customer: limit=1&status=created
-- view-only customer: limit=1&status=created
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $6
and "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($7)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, 'created', number, 'created'

-- customer: limit=1&status=created&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $6
and "s"."withdrawn_at" is null
and true
and true
and "s"."status" in ($7)
-- #e28ec8
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, 'created', number, 'created', string, number

-- customer: limit=1&orderId=1
-- view-only customer: limit=1&orderId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
and true
and true
and "s"."order_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $6
and "s"."withdrawn_at" is null
and true
and true
and "s"."order_id" in ($7)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, number, number, number

-- customer: limit=1&orderStatus=pending
-- view-only customer: limit=1&orderStatus=pending
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $6
and "s"."withdrawn_at" is null
and true
and true
and "o"."status" in ($7)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, 'pending', number, 'pending'

-- customer: limit=1&siteId=1
-- view-only customer: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
and true
and true
and "s"."site_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $6
and "s"."withdrawn_at" is null
and true
and true
and "s"."site_id" in ($7)
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, number, number, number

-- customer: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
and true
and true
and "s"."site_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $6
and "s"."withdrawn_at" is null
and true
and true
and "s"."site_id" in ($7)
-- #e28ec8
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, number, number, number, string, number

-- customer: limit=1&createdFrom=2026-01-31
-- view-only customer: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
-- #458df7
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $6
and "s"."withdrawn_at" is null
and ("s"."created_at" >= ($7::date)::timestamp at time zone warehouse_zone()) -- #babdd3
and true
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, '2026-01-31', number, '2026-01-31'

-- customer: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
-- #458df7
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $6
and "s"."withdrawn_at" is null
-- #babdd3
and true
-- #e28ec8
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, '2026-01-31', number, '2026-01-31', string, number

-- customer: limit=1&createdTo=2026-01-31
-- view-only customer: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $4
and "s"."withdrawn_at" is null
-- #bd10cb
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4a5d4d
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #681a24
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $6
and "s"."withdrawn_at" is null
and ("s"."created_at" < ($7::date + 1)::timestamp at time zone warehouse_zone()) -- #260b59
and true
order by "s"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #594aa9
-- number, number, number, number, '2026-01-31', number, '2026-01-31'

-- view-only customer: everything
select array_to_json(array((select "s"."id" as "id"
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $1
and "s"."withdrawn_at" is null
and true
and true
-- #4ced89
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #ba00e7
from sites
-- #b08a41
from returns rt
-- #349e6b
from proofs_of_delivery p
-- #7a2efa
from "shipments" as "s"
-- #7cffc6
left join "orders" as "o" on "o"."id" = "s"."order_id"
where "s"."customer_id" = $2
and "s"."withdrawn_at" is null
and "s"."id" = wanted.id)) as "~line"
-- empty list, number
