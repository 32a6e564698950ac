-- admin: everything
-- manager: everything
select array_to_json(array((select "m"."id" as "id"
from "stock_movements" as "m"
where true
and true
order by "m"."created_at" desc , "m"."id" desc)))::text as ids -- #eb0532
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "m"."id", iso("m"."created_at") as "createdAt", "m"."movement_type" as "movementType", "m"."sku", "m"."item_id" as "inventoryId", "m"."customer_id" as "customerId", "m"."quantity", case when f.is_virtual then 'in' when t.is_virtual then 'out' else 'within' end as "direction", case when not f.is_built_in then f.code end as "fromLocation", case when not t.is_built_in then t.code end as "toLocation", "f"."site_id" as "fromSiteId", "t"."site_id" as "toSiteId", "l"."lot_number" as "lot", "m"."handling_unit_id" as "handlingUnitId", (select h.sscc -- #aa201e
from handling_units h
where h.id = m.handling_unit_id) as "handlingUnit", (select h.sscc -- #ec7606
from handling_units h
where h.id = case when m.is_repacked then m.to_handling_unit_id else m.handling_unit_id end) as "toHandlingUnit", "m"."reason", "m"."cause", "m"."order_id" as "orderId", (select o.order_number -- #9e0520
from orders o
where o.id = m.order_id) as "orderNumber", "m"."receipt_id" as "receiptId", (select r.receipt_number -- #bffe0e
from receipts r
where r.id = m.receipt_id) as "receiptNumber", case when m.cause = 'count' then (select "a"."subject_id" -- #3c1986
from stock_acts a
where a.id = m.act_id
and a.subject_type = 'count') end as "countId", case when m.cause = 'count' then (select "a"."number" -- #cfc4c2
from stock_acts a
where a.id = m.act_id
and a.subject_type = 'count') end as "countNumber", "rt"."id" as "returnId", "rt"."return_number" as "returnNumber", "m"."act_id" as "actId", "m"."corrects_id" as "correctsId", case when m.cause <> 'dispose' then '[]' else ( -- #46ffd2
select coalesce(json_agg(json_build_object('name', "d"."file_name", 'url', '/api/objects/uploads/' || "d"."key", 'uploadedAt', iso("d"."stored_at")) -- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
where x.stock_movement_id = m.id) end as "documents", user_name(m.user_id) as "by" -- #7f29ac
from "stock_movements" as "m"
inner join "locations" as "f" on "f"."id" = "m"."from_location_id" -- #c21170
inner join "locations" as "t" on "t"."id" = "m"."to_location_id" -- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $2
left join "returns" as "rt" on "rt"."id" = "ra"."subject_id" -- #75af55
where "m"."id" = wanted.id)) as "~line"
-- list of number, string

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "m"."id", iso("m"."created_at") as "createdAt", "m"."movement_type" as "movementType", "m"."sku", "m"."item_id" as "inventoryId", "m"."customer_id" as "customerId", "m"."quantity", case when f.is_virtual then 'in' when t.is_virtual then 'out' else 'within' end as "direction", case when not f.is_built_in then f.code end as "fromLocation", case when not t.is_built_in then t.code end as "toLocation", "f"."site_id" as "fromSiteId", "t"."site_id" as "toSiteId", "l"."lot_number" as "lot", "m"."handling_unit_id" as "handlingUnitId", (select h.sscc -- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
where x.stock_movement_id = m.id) end as "documents", user_name(m.user_id) as "by", "m"."created_at" as "~key", "m"."id" as "~id" -- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $4
-- #75af55
where true
and true
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."createdAt", "page"."movementType", "page"."sku", "page"."inventoryId", "page"."customerId", "page"."quantity", "page"."direction", "page"."fromLocation", "page"."toLocation", "page"."fromSiteId", "page"."toSiteId", "page"."lot", "page"."handlingUnitId", "page"."handlingUnit", "page"."toHandlingUnit", "page"."reason", "page"."cause", "page"."orderId", "page"."orderNumber", "page"."receiptId", "page"."receiptNumber", "page"."countId", "page"."countNumber", "page"."returnId", "page"."returnNumber", "page"."actId", "page"."correctsId", "page"."documents", "page"."by") as "~line" -- #2d10ab
-- number, number, number, string

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $4
-- #75af55
where true
and true
and ("m"."created_at", "m"."id") < ($5::text::timestamptz, $6::bigint) -- #d7f0f1
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, string, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "m"."created_at" as "~key", "m"."id" as "~id"
from "stock_movements" as "m"
where true
and true
order by "m"."created_at" desc , "m"."id" desc
limit 11
offset 1)) as cut) as page
-- #aa201e
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #7f29ac
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $4
-- #75af55
where "m"."id" = "page"."~id")) as "~line"
-- number, number, number, string

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and ((search_fold("m"."sku") like (select search_pattern($4)) -- #030634
or search_fold("m"."reason") like (select search_pattern($5)) -- #e2dd0b
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($6)))
or m.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($7)))) -- #99a11c
and (search_fold("m"."sku") like (select search_pattern($8)) -- #7edafb
or search_fold("m"."reason") like (select search_pattern($9)) -- #c6f08e
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($10)))
or m.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($11))))))) as every -- #ba7689
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $12
-- #75af55
where true
and ((search_fold("m"."sku") like (select search_pattern($13)) -- #721ebb
or search_fold("m"."reason") like (select search_pattern($14)) -- #c7e371
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($15)))
or m.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($16)))) -- #509ad8
and (search_fold("m"."sku") like (select search_pattern($17)) -- #db910d
or search_fold("m"."reason") like (select search_pattern($18)) -- #660f43
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($19)))
or m.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($20))))) -- #2bec13
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
-- #030634
-- #e2dd0b
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($6)))
or m.order_id in (select o.id
from orders o
-- #99a11c
-- #7edafb
-- #c6f08e
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($10)))
or m.order_id in (select o.id
from orders o
-- #ba7689
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $12
-- #75af55
where true
-- #721ebb
-- #c7e371
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($15)))
or m.order_id in (select o.id
from orders o
-- #509ad8
-- #db910d
-- #660f43
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($19)))
or m.order_id in (select o.id
from orders o
-- #2bec13
and ("m"."created_at", "m"."id") < ($21::text::timestamptz, $22::bigint) -- #863ad4
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where true
and true
and "m"."customer_id" in ($6)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, string, number

-- admin: limit=1&customerId=1&cursor
-- manager: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where true
and true
and "m"."customer_id" in ($6)
and ("m"."created_at", "m"."id") < ($7::text::timestamptz, $8::bigint) -- #697f07
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, string, number, string, number

-- admin: limit=1&inventoryId=1
-- manager: limit=1&inventoryId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."item_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where true
and true
and "m"."item_id" in ($6)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, string, number

-- admin: limit=1&orderId=1
-- manager: limit=1&orderId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."order_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where true
and true
and "m"."order_id" in ($6)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, string, number

-- admin: limit=1&orderId=1&cursor
-- manager: limit=1&orderId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."order_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where true
and true
and "m"."order_id" in ($6)
-- #697f07
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, string, number, string, number

-- admin: limit=1&receiptId=1
-- manager: limit=1&receiptId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."receipt_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where true
and true
and "m"."receipt_id" in ($6)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, string, number

-- admin: limit=1&movementType=inbound
-- manager: limit=1&movementType=inbound
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."movement_type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where true
and true
and "m"."movement_type" in ($6)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, 'inbound', string, 'inbound'

-- admin: limit=1&movementType=inbound&cursor
-- manager: limit=1&movementType=inbound&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."movement_type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where true
and true
and "m"."movement_type" in ($6)
-- #697f07
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, 'inbound', string, 'inbound', string, number

-- admin: limit=1&movementType=outbound
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."movement_type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where true
and true
and "m"."movement_type" in ($6)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, 'outbound', string, 'outbound'

-- admin: limit=1&movementType=outbound&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."movement_type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where true
and true
and "m"."movement_type" in ($6)
-- #697f07
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, 'outbound', string, 'outbound', string, number

-- admin: limit=1&movementType=transfer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."movement_type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where true
and true
and "m"."movement_type" in ($6)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, 'transfer', string, 'transfer'

-- admin: limit=1&movementType=transfer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."movement_type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where true
and true
and "m"."movement_type" in ($6)
-- #697f07
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, 'transfer', string, 'transfer', string, number

-- admin: limit=1&movementType=adjustment
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."movement_type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where true
and true
and "m"."movement_type" in ($6)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, 'adjustment', string, 'adjustment'

-- admin: limit=1&movementType=adjustment&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."movement_type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where true
and true
and "m"."movement_type" in ($6)
-- #697f07
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, 'adjustment', string, 'adjustment', string, number

-- admin: limit=1&movementType=inbound&movementType=outbound
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."movement_type" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where true
and true
and "m"."movement_type" in ($7, $8)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, 'inbound', 'outbound', string, 'inbound', 'outbound'

-- admin: limit=1&movementType=inbound&movementType=outbound&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and "m"."movement_type" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where true
and true
and "m"."movement_type" in ($7, $8)
and ("m"."created_at", "m"."id") < ($9::text::timestamptz, $10::bigint) -- #c50383
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, 'inbound', 'outbound', string, 'inbound', 'outbound', string, number

-- admin: limit=1&handlingUnitId=1
-- manager: limit=1&handlingUnitId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and (m.handling_unit_id in ($4)
or m.to_handling_unit_id in ($5)))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where true
and true
and (m.handling_unit_id in ($7)
or m.to_handling_unit_id in ($8))
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, number, string, number, number

-- admin: limit=1&location=1
-- manager: limit=1&location=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and (m.from_location_id = any(array(select l.id
from locations l
where not l.is_built_in
and l.code in ($4)))
or m.to_location_id = any(array(select l.id
from locations l
where not l.is_built_in
and l.code in ($5)))))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where true
and true
and (m.from_location_id = any(array(select l.id
from locations l
where not l.is_built_in
and l.code in ($7)))
or m.to_location_id = any(array(select l.id
from locations l
where not l.is_built_in
and l.code in ($8))))
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, '1', '1', string, '1', '1'

-- admin: limit=1&siteId=1
-- manager: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and (m.from_location_id in (select l.id
from locations l
where l.site_id in ($4))
or m.to_location_id in (select l.id
from locations l
where l.site_id in ($5))))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where true
and true
and (m.from_location_id in (select l.id
from locations l
where l.site_id in ($7))
or m.to_location_id in (select l.id
from locations l
where l.site_id in ($8)))
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, number, string, number, number

-- admin: limit=1&siteId=1&cursor
-- manager: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true
and (m.from_location_id in (select l.id
from locations l
where l.site_id in ($4))
or m.to_location_id in (select l.id
from locations l
where l.site_id in ($5))))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where true
and true
and (m.from_location_id in (select l.id
from locations l
where l.site_id in ($7))
or m.to_location_id in (select l.id
from locations l
where l.site_id in ($8)))
-- #c50383
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, number, string, number, number, string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where ("m"."created_at" >= ($4::date)::timestamp at time zone warehouse_zone()) -- #ff3983
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where ("m"."created_at" >= ($6::date)::timestamp at time zone warehouse_zone()) -- #70101c
and true
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, '2026-01-31', string, '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
-- #ff3983
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
-- #70101c
and true
-- #697f07
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, '2026-01-31', string, '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where ("m"."created_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()) -- #a153a7
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where ("m"."created_at" < ($6::date + 1)::timestamp at time zone warehouse_zone()) -- #2751d2
and true
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, '2026-01-31', string, '2026-01-31'

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $4
-- #75af55
where true
and true
order by "m"."created_at" asc , "m"."id" asc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, string

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $4
-- #75af55
where true
and true
and ("m"."created_at", "m"."id") > ($5::text::timestamptz, $6::bigint) -- #80e67d
order by "m"."created_at" asc , "m"."id" asc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, string, string, number

-- admin: limit=1&sort=quantity
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
where x.stock_movement_id = m.id) end as "documents", user_name(m.user_id) as "by", "m"."quantity" as "~key", "m"."id" as "~id" -- #c8d984
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $4
-- #75af55
where true
and true
order by "m"."quantity" asc , "m"."id" asc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, string

-- admin: limit=1&sort=quantity&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #c8d984
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $4
-- #75af55
where true
and true
and ("m"."quantity", "m"."id") > ($5::text::bigint, $6::bigint) -- #c8b2ff
order by "m"."quantity" asc , "m"."id" asc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, string, '1', number

-- admin: limit=1&sort=-quantity
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #c8d984
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $4
-- #75af55
where true
and true
order by "m"."quantity" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, string

-- admin: limit=1&sort=-quantity&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #c8d984
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $4
-- #75af55
where true
and true
and ("m"."quantity", "m"."id") < ($5::text::bigint, $6::bigint) -- #c0371f
order by "m"."quantity" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, string, string, number

-- admin: limit=1&sort=sku
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
where x.stock_movement_id = m.id) end as "documents", user_name(m.user_id) as "by", "m"."sku" as "~key", "m"."id" as "~id" -- #48aa3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $4
-- #75af55
where true
and true
order by "m"."sku" asc , "m"."id" asc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, string

-- admin: limit=1&sort=sku&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #48aa3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $4
-- #75af55
where true
and true
and ("m"."sku", "m"."id") > ($5::text::text, $6::bigint)
order by "m"."sku" asc , "m"."id" asc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, string, string, number

-- admin: limit=1&sort=-sku
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #48aa3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $4
-- #75af55
where true
and true
order by "m"."sku" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, string

-- admin: limit=1&sort=-sku&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #3c1986
from stock_acts a
where a.id = m.act_id
-- #cfc4c2
from stock_acts a
where a.id = m.act_id
-- #46ffd2
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #48aa3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $4
-- #75af55
where true
and true
and ("m"."sku", "m"."id") < ($5::text::text, $6::bigint)
order by "m"."sku" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, string, string, number

-- customer: everything
select array_to_json(array((select "m"."id" as "id"
from "stock_movements" as "m"
where "m"."customer_id" = $1
and true
and true
-- #eb0532
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #aa201e
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
where r.id = m.receipt_id) as "receiptNumber", null as "countId", null as "countNumber", "rt"."id" as "returnId", "rt"."return_number" as "returnNumber", "m"."act_id" as "actId", "m"."corrects_id" as "correctsId", case when m.cause <> 'dispose' then '[]' else ( -- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #7f29ac
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $2
-- #75af55
where "m"."customer_id" = $3
and "m"."id" = wanted.id)) as "~line"
-- list of number, string, number

-- customer: limit=1
-- view-only customer: limit=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where "m"."customer_id" = $6
and true
and true
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, string, number

-- customer: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $5
-- #75af55
where "m"."customer_id" = $6
and true
and true
-- #697f07
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, string, number, string, number

-- customer: limit=1&page=2
-- view-only customer: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "m"."created_at" as "~key", "m"."id" as "~id"
from "stock_movements" as "m"
where "m"."customer_id" = $5
and true
and true
order by "m"."created_at" desc , "m"."id" desc
limit 11
offset 1)) as cut) as page
-- #aa201e
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #7f29ac
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where "m"."customer_id" = $7
and "m"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, string, number

-- customer: limit=1&q=ä+ö
-- view-only customer: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and ((search_fold("m"."sku") like (select search_pattern($5)) -- #9d1f50
or search_fold("m"."reason") like (select search_pattern($6)) -- #687431
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($7)))
or m.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($8)))) -- #69c1a4
and (search_fold("m"."sku") like (select search_pattern($9)) -- #50cbe3
or search_fold("m"."reason") like (select search_pattern($10)) -- #7ffb50
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($11)))
or m.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($12))))))) as every -- #8d6c74
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $13
-- #75af55
where "m"."customer_id" = $14
and true
and ((search_fold("m"."sku") like (select search_pattern($15)) -- #7b5796
or search_fold("m"."reason") like (select search_pattern($16)) -- #ce1fbf
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($17)))
or m.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($18)))) -- #1c2872
and (search_fold("m"."sku") like (select search_pattern($19)) -- #668b59
or search_fold("m"."reason") like (select search_pattern($20)) -- #32b31e
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($21)))
or m.order_id in (select o.id
from orders o
where search_fold("o"."order_number") like (select search_pattern($22))))) -- #ad320f
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, string, string, string, string, string, string, string, string, string, number, string, string, string, string, string, string, string, string

-- customer: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
-- #9d1f50
-- #687431
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($7)))
or m.order_id in (select o.id
from orders o
-- #69c1a4
-- #50cbe3
-- #7ffb50
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($11)))
or m.order_id in (select o.id
from orders o
-- #8d6c74
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $13
-- #75af55
where "m"."customer_id" = $14
and true
-- #7b5796
-- #ce1fbf
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($17)))
or m.order_id in (select o.id
from orders o
-- #1c2872
-- #668b59
-- #32b31e
or m.item_id in (select i.id
from inventory_items i
where "i"."search_text" like (select search_pattern($21)))
or m.order_id in (select o.id
from orders o
-- #ad320f
and ("m"."created_at", "m"."id") < ($23::text::timestamptz, $24::bigint) -- #cec849
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, string, string, string, string, string, string, string, string, string, number, string, string, string, string, string, string, string, string, string, number

-- customer: limit=1&customerId=1
-- view-only customer: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and true
and "m"."customer_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where "m"."customer_id" = $7
and true
and true
and "m"."customer_id" in ($8)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, number, string, number, number

-- customer: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and true
and "m"."customer_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where "m"."customer_id" = $7
and true
and true
and "m"."customer_id" in ($8)
-- #c50383
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, number, string, number, number, string, number

-- customer: limit=1&inventoryId=1
-- view-only customer: limit=1&inventoryId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and true
and "m"."item_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where "m"."customer_id" = $7
and true
and true
and "m"."item_id" in ($8)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, number, string, number, number

-- customer: limit=1&orderId=1
-- view-only customer: limit=1&orderId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and true
and "m"."order_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where "m"."customer_id" = $7
and true
and true
and "m"."order_id" in ($8)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, number, string, number, number

-- customer: limit=1&receiptId=1
-- view-only customer: limit=1&receiptId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and true
and "m"."receipt_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where "m"."customer_id" = $7
and true
and true
and "m"."receipt_id" in ($8)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, number, string, number, number

-- customer: limit=1&movementType=inbound
-- view-only customer: limit=1&movementType=inbound
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and true
and "m"."movement_type" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where "m"."customer_id" = $7
and true
and true
and "m"."movement_type" in ($8)
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, 'inbound', string, number, 'inbound'

-- customer: limit=1&movementType=inbound&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and true
and "m"."movement_type" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where "m"."customer_id" = $7
and true
and true
and "m"."movement_type" in ($8)
-- #c50383
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, 'inbound', string, number, 'inbound', string, number

-- customer: limit=1&handlingUnitId=1
-- view-only customer: limit=1&handlingUnitId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and true
and (m.handling_unit_id in ($5)
or m.to_handling_unit_id in ($6)))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $7
-- #75af55
where "m"."customer_id" = $8
and true
and true
and (m.handling_unit_id in ($9)
or m.to_handling_unit_id in ($10))
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, number, number, string, number, number, number

-- customer: limit=1&location=1
-- view-only customer: limit=1&location=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and true
and (m.from_location_id = any(array(select l.id
from locations l
where not l.is_built_in
and l.code in ($5)))
or m.to_location_id = any(array(select l.id
from locations l
where not l.is_built_in
and l.code in ($6)))))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $7
-- #75af55
where "m"."customer_id" = $8
and true
and true
and (m.from_location_id = any(array(select l.id
from locations l
where not l.is_built_in
and l.code in ($9)))
or m.to_location_id = any(array(select l.id
from locations l
where not l.is_built_in
and l.code in ($10))))
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, '1', '1', string, number, '1', '1'

-- customer: limit=1&siteId=1
-- view-only customer: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and true
and (m.from_location_id in (select l.id
from locations l
where l.site_id in ($5))
or m.to_location_id in (select l.id
from locations l
where l.site_id in ($6))))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $7
-- #75af55
where "m"."customer_id" = $8
and true
and true
and (m.from_location_id in (select l.id
from locations l
where l.site_id in ($9))
or m.to_location_id in (select l.id
from locations l
where l.site_id in ($10)))
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, number, number, string, number, number, number

-- customer: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and true
and true
and (m.from_location_id in (select l.id
from locations l
where l.site_id in ($5))
or m.to_location_id in (select l.id
from locations l
where l.site_id in ($6))))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $7
-- #75af55
where "m"."customer_id" = $8
and true
and true
and (m.from_location_id in (select l.id
from locations l
where l.site_id in ($9))
or m.to_location_id in (select l.id
from locations l
where l.site_id in ($10)))
and ("m"."created_at", "m"."id") < ($11::text::timestamptz, $12::bigint) -- #80d4d3
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, number, number, string, number, number, number, string, number

-- customer: limit=1&createdFrom=2026-01-31
-- view-only customer: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and ("m"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #c378c5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where "m"."customer_id" = $7
and ("m"."created_at" >= ($8::date)::timestamp at time zone warehouse_zone()) -- #990a4d
and true
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, '2026-01-31', string, number, '2026-01-31'

-- customer: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
-- #c378c5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where "m"."customer_id" = $7
-- #990a4d
and true
-- #c50383
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, '2026-01-31', string, number, '2026-01-31', string, number

-- customer: limit=1&createdTo=2026-01-31
-- view-only customer: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_movements" as "m"
where "m"."customer_id" = $4
and ("m"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #db2f16
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #6f94fc
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #38eb3a
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $6
-- #75af55
where "m"."customer_id" = $7
and ("m"."created_at" < ($8::date + 1)::timestamp at time zone warehouse_zone()) -- #df4ea1
and true
order by "m"."created_at" desc , "m"."id" desc
limit 11)) as cut) as page
-- #2d10ab
-- number, number, number, number, '2026-01-31', string, number, '2026-01-31'

-- view-only customer: everything
select array_to_json(array((select "m"."id" as "id"
from "stock_movements" as "m"
where "m"."customer_id" = $1
and true
and true
-- #eb0532
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #aa201e
from handling_units h
-- #ec7606
from handling_units h
-- #9e0520
from orders o
-- #bffe0e
from receipts r
-- #be6c64
-- #36d8f9
order by d.id), '[]')
from disposal_documents x
join documents d on d.id = x.document_id
-- #7f29ac
from "stock_movements" as "m"
-- #c21170
-- #f2acb1
left join "lots" as "l" on "l"."id" = "m"."lot_id"
left join "stock_acts" as "ra" on "ra"."id" = "m"."act_id"
and "ra"."subject_type" = $2
-- #75af55
where "m"."customer_id" = $3
and "m"."id" = wanted.id)) as "~line"
-- empty list, string, number
