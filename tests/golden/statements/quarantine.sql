-- admin: everything
-- manager: everything
select array_to_json(array((select "s"."id" as "id"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
inner join "locations" as "p" on "p"."id" = "s"."location_id" -- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
left join "handling_units" as "h" on "h"."id" = "s"."handling_unit_id" -- #2399f6
left join "customers" as "c" on "c"."id" = "i"."customer_id" -- #f67ab7
inner join lateral (select l.*
from stock_movements l
where l.id = line_of_oldest(s.item_id, s.location_id, s.lot_id, s.handling_unit_id, s.on_hand) -- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $1
and "s"."on_hand" > $2
and (s.on_hand - taken_by_tasks(s)) > $3
and true
order by "m"."created_at" asc , "s"."id" asc)))::text as ids -- #b42800
-- string, number, number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "s"."id", "i"."id" as "inventoryId", "i"."sku", "i"."name", i.unit_of_measure as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "h"."sscc" as "handlingUnit", (s.on_hand - taken_by_tasks(s)) as "quantity", "p"."code" as "location", iso("m"."created_at") as "since", case m.cause when 'receipt' then 'receipt' when 'return' then 'return' else case when m.order_id is not null then 'short_pick' else 'other' end end as "source", coalesce( (select rt.return_number -- #0f669d
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
where o.id = m.order_id)) as "sourceNumber", "m"."reason"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $2
and "s"."on_hand" > $3
and (s.on_hand - taken_by_tasks(s)) > $4
and "s"."id" = wanted.id)) as "~line"
-- list of number, string, number, number

-- admin: limit=1
-- admin: limit=1&sort=since
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "s"."id", "i"."id" as "inventoryId", "i"."sku", "i"."name", i.unit_of_measure as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "h"."sscc" as "handlingUnit", (s.on_hand - taken_by_tasks(s)) as "quantity", "p"."code" as "location", iso("m"."created_at") as "since", case m.cause when 'receipt' then 'receipt' when 'return' then 'return' else case when m.order_id is not null then 'short_pick' else 'other' end end as "source", coalesce( (select rt.return_number -- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
where o.id = m.order_id)) as "sourceNumber", "m"."reason", "m"."created_at" as "~key", "s"."id" as "~id" -- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
order by "m"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."inventoryId", "page"."sku", "page"."name", "page"."unitOfMeasure", "page"."customerId", "page"."customerName", "page"."lot", "page"."expiresOn", "page"."handlingUnit", "page"."quantity", "page"."location", "page"."since", "page"."source", "page"."sourceNumber", "page"."reason") as "~line" -- #567682
-- number, number, number, string, number, number, string, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=since&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
and ("m"."created_at", "s"."id") > ($10::text::timestamptz, $11::bigint) -- #5465b2
order by "m"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "m"."created_at" as "~key", "s"."id" as "~id"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
order by "m"."created_at" asc , "s"."id" asc
limit 11
offset 1)) as cut) as page
-- #0f669d
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
where o.id = m.order_id)) as "sourceNumber", "m"."reason"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $10
and "s"."on_hand" > $11
and (s.on_hand - taken_by_tasks(s)) > $12
and "s"."id" = "page"."~id")) as "~line"
-- number, number, number, string, number, number, string, number, number, string, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and (("i"."search_text" like (select search_pattern($7))
or search_fold("l"."lot_number") like (select search_pattern($8)) -- #729e37
or search_fold("p"."code") like (select search_pattern($9))
or search_fold("m"."reason") like (select search_pattern($10)) -- #7ffb50
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($11)))) -- #c949f9
and ("i"."search_text" like (select search_pattern($12))
or search_fold("l"."lot_number") like (select search_pattern($13)) -- #89af00
or search_fold("p"."code") like (select search_pattern($14)) -- #bce12d
or search_fold("m"."reason") like (select search_pattern($15)) -- #c8cb7c
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($16))))))) as every -- #cc8519
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $17
and "s"."on_hand" > $18
and (s.on_hand - taken_by_tasks(s)) > $19
and (("i"."search_text" like (select search_pattern($20))
or search_fold("l"."lot_number") like (select search_pattern($21)) -- #3fafb7
or search_fold("p"."code") like (select search_pattern($22)) -- #c84e99
or search_fold("m"."reason") like (select search_pattern($23)) -- #5400d4
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($24)))) -- #cf7576
and ("i"."search_text" like (select search_pattern($25))
or search_fold("l"."lot_number") like (select search_pattern($26)) -- #e59905
or search_fold("p"."code") like (select search_pattern($27)) -- #832e59
or search_fold("m"."reason") like (select search_pattern($28)) -- #024147
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($29))))) -- #816667
order by "m"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, string, string, string, string, string, string, string, string, string, string, number, number, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true
and "i"."customer_id" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $8
and "s"."on_hand" > $9
and (s.on_hand - taken_by_tasks(s)) > $10
and true
and "i"."customer_id" in ($11)
order by "m"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, number, string, number, number, number

-- admin: limit=1&location=1
-- manager: limit=1&location=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true
and "p"."code" in ($7))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $8
and "s"."on_hand" > $9
and (s.on_hand - taken_by_tasks(s)) > $10
and true
and "p"."code" in ($11)
order by "m"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, '1', string, number, number, '1'

-- admin: limit=1&source=receipt
-- manager: limit=1&source=receipt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true
and case m.cause when 'receipt' then 'receipt' when 'return' then 'return' else case when m.order_id is not null then 'short_pick' else 'other' end end in ($7))) as every -- #b621d7
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $8
and "s"."on_hand" > $9
and (s.on_hand - taken_by_tasks(s)) > $10
and true
and case m.cause when 'receipt' then 'receipt' when 'return' then 'return' else case when m.order_id is not null then 'short_pick' else 'other' end end in ($11) -- #590c33
order by "m"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, 'receipt', string, number, number, 'receipt'

-- admin: limit=1&source=short_pick
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true
-- #b621d7
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $8
and "s"."on_hand" > $9
and (s.on_hand - taken_by_tasks(s)) > $10
and true
-- #590c33
order by "m"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, 'short_pick', string, number, number, 'short_pick'

-- admin: limit=1&source=return
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true
-- #b621d7
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $8
and "s"."on_hand" > $9
and (s.on_hand - taken_by_tasks(s)) > $10
and true
-- #590c33
order by "m"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, 'return', string, number, number, 'return'

-- admin: limit=1&source=other
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true
-- #b621d7
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $8
and "s"."on_hand" > $9
and (s.on_hand - taken_by_tasks(s)) > $10
and true
-- #590c33
order by "m"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, 'other', string, number, number, 'other'

-- admin: limit=1&source=other&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true
-- #b621d7
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $8
and "s"."on_hand" > $9
and (s.on_hand - taken_by_tasks(s)) > $10
and true
-- #590c33
and ("m"."created_at", "s"."id") > ($12::text::timestamptz, $13::bigint) -- #3e0e46
order by "m"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, 'other', string, number, number, 'other', string, number

-- admin: limit=1&source=receipt&source=short_pick
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true
and case m.cause when 'receipt' then 'receipt' when 'return' then 'return' else case when m.order_id is not null then 'short_pick' else 'other' end end in ($7, $8))) as every -- #7bbb59
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $9
and "s"."on_hand" > $10
and (s.on_hand - taken_by_tasks(s)) > $11
and true
and case m.cause when 'receipt' then 'receipt' when 'return' then 'return' else case when m.order_id is not null then 'short_pick' else 'other' end end in ($12, $13) -- #9d4d3f
order by "m"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, 'receipt', 'short_pick', string, number, number, 'receipt', 'short_pick'

-- admin: limit=1&siteId=1
-- manager: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((with "stock" as not materialized (select "s".*
from "stock" as "s"
where "s"."location_id" in (select "id"
from "locations"
where "site_id" in ($4)))
select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $5
and "s"."on_hand" > $6
and (s.on_hand - taken_by_tasks(s)) > $7
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((with "stock" as not materialized (select "s".*
from "stock" as "s"
where "s"."location_id" in (select "id"
from "locations"
where "site_id" in ($8)))
select "s"."id", "i"."id" as "inventoryId", "i"."sku", "i"."name", i.unit_of_measure as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "l"."lot_number" as "lot", "l"."expires_on" as "expiresOn", "h"."sscc" as "handlingUnit", (s.on_hand - taken_by_tasks(s)) as "quantity", "p"."code" as "location", iso("m"."created_at") as "since", case m.cause when 'receipt' then 'receipt' when 'return' then 'return' else case when m.order_id is not null then 'short_pick' else 'other' end end as "source", coalesce( (select rt.return_number -- #4d95b9
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $9
and "s"."on_hand" > $10
and (s.on_hand - taken_by_tasks(s)) > $11
and true
order by "m"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, number, string, number, number, number, string, number, number

-- admin: limit=1&siteId=1&cursor
-- manager: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((with "stock" as not materialized (select "s".*
from "stock" as "s"
where "s"."location_id" in (select "id"
from "locations"
where "site_id" in ($4)))
select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $5
and "s"."on_hand" > $6
and (s.on_hand - taken_by_tasks(s)) > $7
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((with "stock" as not materialized (select "s".*
from "stock" as "s"
where "s"."location_id" in (select "id"
from "locations"
where "site_id" in ($8)))
-- #4d95b9
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $9
and "s"."on_hand" > $10
and (s.on_hand - taken_by_tasks(s)) > $11
and true
-- #3e0e46
order by "m"."created_at" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, number, string, number, number, number, string, number, number, string, number

-- admin: limit=1&sort=-since
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
order by "m"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number

-- admin: limit=1&sort=-since&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #e1dc4d
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
and ("m"."created_at", "s"."id") < ($10::text::timestamptz, $11::bigint) -- #806900
order by "m"."created_at" desc , "s"."id" desc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number, string, number

-- admin: limit=1&sort=sku
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
where o.id = m.order_id)) as "sourceNumber", "m"."reason", "i"."sku" as "~key", "s"."id" as "~id" -- #c40e2e
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
order by "i"."sku" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number

-- admin: limit=1&sort=sku&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #c40e2e
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
and ("i"."sku", "s"."id") > ($10::text::text, $11::bigint)
order by "i"."sku" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number, string, number

-- admin: limit=1&sort=-sku
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #c40e2e
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
order by "i"."sku" desc , "s"."id" desc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number

-- admin: limit=1&sort=-sku&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #c40e2e
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
and ("i"."sku", "s"."id") < ($10::text::text, $11::bigint)
order by "i"."sku" desc , "s"."id" desc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number, string, number

-- admin: limit=1&sort=quantity
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
where o.id = m.order_id)) as "sourceNumber", "m"."reason", (s.on_hand - taken_by_tasks(s)) as "~key", "s"."id" as "~id" -- #10c83f
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
order by (s.on_hand - taken_by_tasks(s)) asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number

-- admin: limit=1&sort=quantity&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #10c83f
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
and ((s.on_hand - taken_by_tasks(s)), "s"."id") > ($10::text::bigint, $11::bigint) -- #de8b4a
order by (s.on_hand - taken_by_tasks(s)) asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number, '1', number

-- admin: limit=1&sort=-quantity
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #10c83f
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
order by (s.on_hand - taken_by_tasks(s)) desc , "s"."id" desc -- #414e44
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number

-- admin: limit=1&sort=-quantity&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #10c83f
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
and ((s.on_hand - taken_by_tasks(s)), "s"."id") < ($10::text::bigint, $11::bigint) -- #4916e7
-- #414e44
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number, string, number

-- admin: limit=1&sort=location
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
where o.id = m.order_id)) as "sourceNumber", "m"."reason", "p"."code" as "~key", "s"."id" as "~id" -- #dd8725
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
order by "p"."code" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number

-- admin: limit=1&sort=location&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #dd8725
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
and ("p"."code", "s"."id") > ($10::text::text, $11::bigint)
order by "p"."code" asc , "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number, string, number

-- admin: limit=1&sort=-location
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #dd8725
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
order by "p"."code" desc , "s"."id" desc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number

-- admin: limit=1&sort=-location&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #dd8725
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
and ("p"."code", "s"."id") < ($10::text::text, $11::bigint)
order by "p"."code" desc , "s"."id" desc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number, string, number

-- admin: limit=1&sort=customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
where o.id = m.order_id)) as "sourceNumber", "m"."reason", "c"."name" as "~key", "s"."id" as "~id" -- #a3a6ca
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
order by "c"."name" asc nulls last, "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number

-- admin: limit=1&sort=customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #a3a6ca
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
and (("c"."name", "s"."id") > ($10::text::text, $11::bigint) -- #d298d3
or "c"."name" is null)
order by "c"."name" asc nulls last, "s"."id" asc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number, string, number

-- admin: limit=1&sort=-customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #a3a6ca
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
order by "c"."name" desc nulls last, "s"."id" desc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number

-- admin: limit=1&sort=-customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $4
and "s"."on_hand" > $5
and (s.on_hand - taken_by_tasks(s)) > $6
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5eef88
from stock_acts a
join returns rt on rt.id = a.subject_id
where a.id = m.act_id
and a.subject_type = 'return'), (select r.receipt_number
from receipts r
where r.id = m.receipt_id), (select o.order_number
from orders o
-- #a3a6ca
from "inventory_items" as "i"
inner join "stock" as "s" on "s"."item_id" = "i"."id"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
-- #2399f6
-- #f67ab7
inner join lateral (select l.*
from stock_movements l
-- #a031d2
limit 1) as "m" on true
where "i"."deleted_at" is null
and "p"."type" = $7
and "s"."on_hand" > $8
and (s.on_hand - taken_by_tasks(s)) > $9
and true
and (("c"."name", "s"."id") < ($10::text::text, $11::bigint) -- #e61162
or "c"."name" is null)
order by "c"."name" desc nulls last, "s"."id" desc
limit 11)) as cut) as page
-- #567682
-- number, number, number, string, number, number, string, number, number, string, number
