-- admin: everything
-- manager: everything
select array_to_json(array((select "i"."id" as "id"
from "inventory_items" as "i"
left join "product_categories" as "c" on "c"."id" = "i"."category_id" -- #9e58f7
left join "locations" as "h" on "h"."id" = "i"."home_location_id" -- #e8644a
left join "customers" as "o" on "o"."id" = "i"."customer_id" -- #ad0989
where "i"."deleted_at" is null
and true
and true
order by "i"."sku" asc , "i"."id" asc)))::text as ids
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "i"."id", "i"."sku", "i"."name", "i"."description", "c"."name" as "category", "q"."on_hand" as "quantity", "q"."available" as "availableQuantity", "q"."reserved" as "reservedQuantity", "h"."code" as "location", "i"."customer_id" as "customerId", "i"."unit_of_measure" as "unitOfMeasure", "i"."cost_price"::text as "costPrice", "i"."selling_price"::text as "sellingPrice", "i"."low_stock_threshold" as "lowStockThreshold", "i"."reorder_point" as "reorderPoint", "i"."reorder_quantity" as "reorderQuantity", "i"."manufacturer", "i"."supplier", "i"."batch_number" as "batchNumber", "i"."lot_number" as "lotNumber", "i"."gtin", "i"."tracking", "i"."customs_code" as "customsCode", "i"."origin_country" as "originCountry", "i"."length_mm" as "lengthMm", "i"."width_mm" as "widthMm", "i"."height_mm" as "heightMm", "i"."unit_weight"::text as "unitWeight", "i"."unit_volume"::text as "unitVolume", "i"."units_per_carton" as "unitsPerCarton", "i"."units_per_pallet" as "unitsPerPallet", '/api/inventory/' || i.id || '/picture?v=' || i.picture_version as "picture", iso("i"."created_at") as "createdAt", iso("i"."updated_at") as "updatedAt", "i"."version", "o"."name" as "customerName", "q"."lots", "q"."first_expires_on" as "firstExpiresOn" -- #95d758
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
inner join lateral (select coalesce(sum(s.on_hand), 0) as "on_hand", coalesce(sum(s.reserved), 0) as "reserved", coalesce(sum(s.on_hand - s.reserved) filter (where p.is_promisable -- #7cbda1
and (l.expires_on is null
or l.expires_on >= (select site_days($2))["p"."site_id"])), 0) as "available", coalesce(array_agg(distinct l.lot_number) filter (where s.on_hand > 0 -- #427c96
and l.id is not null), '{}') as "lots", min(l.expires_on) filter (where s.on_hand > 0) as "first_expires_on" -- #5b4076
from "stock" as "s"
inner join "locations" as "p" on "p"."id" = "s"."location_id" -- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and "i"."id" = wanted.id)) as "~line"
-- list of number, time

-- admin: limit=1
-- admin: limit=1&deleted=false
-- admin: limit=1&sort=sku
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."id", "i"."sku", "i"."name", "i"."description", "c"."name" as "category", "q"."on_hand" as "quantity", "q"."available" as "availableQuantity", "q"."reserved" as "reservedQuantity", "h"."code" as "location", "i"."customer_id" as "customerId", "i"."unit_of_measure" as "unitOfMeasure", "i"."cost_price"::text as "costPrice", "i"."selling_price"::text as "sellingPrice", "i"."low_stock_threshold" as "lowStockThreshold", "i"."reorder_point" as "reorderPoint", "i"."reorder_quantity" as "reorderQuantity", "i"."manufacturer", "i"."supplier", "i"."batch_number" as "batchNumber", "i"."lot_number" as "lotNumber", "i"."gtin", "i"."tracking", "i"."customs_code" as "customsCode", "i"."origin_country" as "originCountry", "i"."length_mm" as "lengthMm", "i"."width_mm" as "widthMm", "i"."height_mm" as "heightMm", "i"."unit_weight"::text as "unitWeight", "i"."unit_volume"::text as "unitVolume", "i"."units_per_carton" as "unitsPerCarton", "i"."units_per_pallet" as "unitsPerPallet", '/api/inventory/' || i.id || '/picture?v=' || i.picture_version as "picture", iso("i"."created_at") as "createdAt", iso("i"."updated_at") as "updatedAt", "i"."version", "o"."name" as "customerName", "q"."lots", "q"."first_expires_on" as "firstExpiresOn", "i"."sku" as "~key", "i"."id" as "~id" -- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
or l.expires_on >= (select site_days($4))["p"."site_id"])), 0) as "available", coalesce(array_agg(distinct l.lot_number) filter (where s.on_hand > 0 -- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."sku", "page"."name", "page"."description", "page"."category", "page"."quantity", "page"."availableQuantity", "page"."reservedQuantity", "page"."location", "page"."customerId", "page"."unitOfMeasure", "page"."costPrice", "page"."sellingPrice", "page"."lowStockThreshold", "page"."reorderPoint", "page"."reorderQuantity", "page"."manufacturer", "page"."supplier", "page"."batchNumber", "page"."lotNumber", "page"."gtin", "page"."tracking", "page"."customsCode", "page"."originCountry", "page"."lengthMm", "page"."widthMm", "page"."heightMm", "page"."unitWeight", "page"."unitVolume", "page"."unitsPerCarton", "page"."unitsPerPallet", "page"."picture", "page"."createdAt", "page"."updatedAt", "page"."version", "page"."customerName", "page"."lots", "page"."firstExpiresOn") as "~line" -- #07ae1c
-- number, number, number, time

-- admin: limit=1&cursor
-- admin: limit=1&deleted=false&cursor
-- admin: limit=1&sort=sku&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and ("i"."sku", "i"."id") > ($5::text::text, $6::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."sku" as "~key", "i"."id" as "~id"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
order by "i"."sku" asc , "i"."id" asc
limit 11
offset 1)) as cut) as page
-- #95d758
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and "i"."id" = "page"."~id")) as "~line"
-- number, number, number, time

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and (("i"."search_text" like (select search_pattern($4))
or i.home_location_id in (select l.id
from locations l
where not l.is_built_in
and search_fold("l"."code") like (select search_pattern($5))) -- #21d8d1
or i.category_id in (select c.id
from product_categories c
where search_fold("c"."name") like (select search_pattern($6))) -- #267a36
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($7)))) -- #6553f2
and ("i"."search_text" like (select search_pattern($8))
or i.home_location_id in (select l.id
from locations l
where not l.is_built_in
and search_fold("l"."code") like (select search_pattern($9))) -- #806b67
or i.category_id in (select c.id
from product_categories c
where search_fold("c"."name") like (select search_pattern($10))) -- #740be6
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($11))))))) as every -- #070bf8
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
or l.expires_on >= (select site_days($12))["p"."site_id"])), 0) as "available", coalesce(array_agg(distinct l.lot_number) filter (where s.on_hand > 0 -- #c70346
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and (("i"."search_text" like (select search_pattern($13))
or i.home_location_id in (select l.id
from locations l
where not l.is_built_in
and search_fold("l"."code") like (select search_pattern($14))) -- #08b5ab
or i.category_id in (select c.id
from product_categories c
where search_fold("c"."name") like (select search_pattern($15))) -- #095050
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($16)))) -- #1103aa
and ("i"."search_text" like (select search_pattern($17))
or i.home_location_id in (select l.id
from locations l
where not l.is_built_in
and search_fold("l"."code") like (select search_pattern($18))) -- #01749d
or i.category_id in (select c.id
from product_categories c
where search_fold("c"."name") like (select search_pattern($19))) -- #8b1dc9
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($20))))) -- #981f26
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, string, string, string, string, string, string, string, string, time, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and (("i"."search_text" like (select search_pattern($4))
or i.home_location_id in (select l.id
from locations l
where not l.is_built_in
-- #21d8d1
or i.category_id in (select c.id
from product_categories c
-- #267a36
or i.customer_id in (select c.id
from customers c
-- #6553f2
and ("i"."search_text" like (select search_pattern($8))
or i.home_location_id in (select l.id
from locations l
where not l.is_built_in
-- #806b67
or i.category_id in (select c.id
from product_categories c
-- #740be6
or i.customer_id in (select c.id
from customers c
-- #070bf8
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #c70346
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and (("i"."search_text" like (select search_pattern($13))
or i.home_location_id in (select l.id
from locations l
where not l.is_built_in
-- #08b5ab
or i.category_id in (select c.id
from product_categories c
-- #095050
or i.customer_id in (select c.id
from customers c
-- #1103aa
and ("i"."search_text" like (select search_pattern($17))
or i.home_location_id in (select l.id
from locations l
where not l.is_built_in
-- #01749d
or i.category_id in (select c.id
from product_categories c
-- #8b1dc9
or i.customer_id in (select c.id
from customers c
-- #981f26
and ("i"."sku", "i"."id") > ($21::text::text, $22::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, string, string, string, string, string, string, string, string, time, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and "i"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
or l.expires_on >= (select site_days($5))["p"."site_id"])), 0) as "available", coalesce(array_agg(distinct l.lot_number) filter (where s.on_hand > 0 -- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and "i"."customer_id" in ($6)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, time, number

-- admin: limit=1&customerId=1&cursor
-- manager: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and "i"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and "i"."customer_id" in ($6)
and ("i"."sku", "i"."id") > ($7::text::text, $8::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, time, number, string, number

-- admin: limit=1&status=In+Stock
-- manager: limit=1&status=In+Stock
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and (select case when coalesce(sum(s.on_hand), 0) = 0 then 'Out of Stock' when coalesce(sum(s.on_hand), 0) <= coalesce(i.low_stock_threshold, 10) then 'Low Stock' else 'In Stock' end -- #31576f
from stock s
where s.item_id = i.id) in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($6)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, 'In Stock', time, 'In Stock'

-- admin: limit=1&status=In+Stock&cursor
-- manager: limit=1&status=In+Stock&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($6)
and ("i"."sku", "i"."id") > ($7::text::text, $8::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, 'In Stock', time, 'In Stock', string, number

-- admin: limit=1&status=Low+Stock
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($6)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, 'Low Stock', time, 'Low Stock'

-- admin: limit=1&status=Low+Stock&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($6)
and ("i"."sku", "i"."id") > ($7::text::text, $8::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, 'Low Stock', time, 'Low Stock', string, number

-- admin: limit=1&status=Out+of+Stock
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($6)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, 'Out of Stock', time, 'Out of Stock'

-- admin: limit=1&status=In+Stock&status=Low+Stock
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
or l.expires_on >= (select site_days($6))["p"."site_id"])), 0) as "available", coalesce(array_agg(distinct l.lot_number) filter (where s.on_hand > 0 -- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($7, $8)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, 'In Stock', 'Low Stock', time, 'In Stock', 'Low Stock'

-- admin: limit=1&status=In+Stock&status=Low+Stock&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($7, $8)
and ("i"."sku", "i"."id") > ($9::text::text, $10::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, 'In Stock', 'Low Stock', time, 'In Stock', 'Low Stock', string, number

-- admin: limit=1&category=1
-- manager: limit=1&category=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and "i"."category_id" in (select "id"
from "product_categories"
where "name" in ($4)))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and "i"."category_id" in (select "id"
from "product_categories"
where "name" in ($6))
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, '1', time, '1'

-- admin: limit=1&location=1
-- manager: limit=1&location=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and (i.home_location_id in (select id
from locations
where code in ($4))
or exists (select
from item_homes x
where x.item_id = i.id
and x.location_id in (select id
from locations
where code in ($5)))))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and (i.home_location_id in (select id
from locations
where code in ($7))
or exists (select
from item_homes x
where x.item_id = i.id
and x.location_id in (select id
from locations
where code in ($8))))
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, '1', '1', time, '1', '1'

-- admin: limit=1&allocated=true
-- manager: limit=1&allocated=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and "i"."customer_id" is not null)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and "i"."customer_id" is not null
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&allocated=true&cursor
-- manager: limit=1&allocated=true&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and "i"."customer_id" is not null)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and "i"."customer_id" is not null
and ("i"."sku", "i"."id") > ($5::text::text, $6::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&allocated=false
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and "i"."customer_id" is null)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and "i"."customer_id" is null
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&attention=running_low
-- manager: limit=1&attention=running_low
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and i.id in (select r.item_id
from reservations r
where r.ended_at is null)
and (select coalesce(sum(s.on_hand - s.reserved), 0)
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($4))["p"."site_id"])) <= coalesce(i.low_stock_threshold, 10))) as every -- #89af02
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and i.id in (select r.item_id
from reservations r
where r.ended_at is null)
and (select coalesce(sum(s.on_hand - s.reserved), 0)
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($6))["p"."site_id"])) <= coalesce(i.low_stock_threshold, 10) -- #392f51
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, time, time

-- admin: limit=1&attention=expired_stock
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and exists (
select
from stock s
join lots l on l.id = s.lot_id
join locations p on p.id = s.location_id
where s.item_id = i.id
and s.on_hand > 0
and l.expires_on < (select site_days($4))["p"."site_id"]))) as every -- #d9f690
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and exists (
select
from stock s
join lots l on l.id = s.lot_id
join locations p on p.id = s.location_id
where s.item_id = i.id
and s.on_hand > 0
and l.expires_on < (select site_days($6))["p"."site_id"])
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, time, time

-- admin: limit=1&attention=expiring_lot
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and exists (
select
from stock s
join lots l on l.id = s.lot_id
join locations p on p.id = s.location_id
where s.item_id = i.id
and s.on_hand > 0
and l.expires_on between (select site_days($4))["p"."site_id"] -- #dd0c97
and (select site_days($5))["p"."site_id"] + 30))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and exists (
select
from stock s
join lots l on l.id = s.lot_id
join locations p on p.id = s.location_id
where s.item_id = i.id
and s.on_hand > 0
and l.expires_on between (select site_days($7))["p"."site_id"] -- #92e65f
and (select site_days($8))["p"."site_id"] + 30)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, time, time, time, time

-- admin: limit=1&attention=running_low&attention=expired_stock
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and (i.id in (select r.item_id
from reservations r
where r.ended_at is null)
and (select coalesce(sum(s.on_hand - s.reserved), 0)
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($4))["p"."site_id"])) <= coalesce(i.low_stock_threshold, 10) -- #ba234a
or exists (
select
from stock s
join lots l on l.id = s.lot_id
join locations p on p.id = s.location_id
where s.item_id = i.id
and s.on_hand > 0
and l.expires_on < (select site_days($5))["p"."site_id"])))) as every -- #25fd99
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and (i.id in (select r.item_id
from reservations r
where r.ended_at is null)
and (select coalesce(sum(s.on_hand - s.reserved), 0)
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($7))["p"."site_id"])) <= coalesce(i.low_stock_threshold, 10) -- #8a74d2
or exists (
select
from stock s
join lots l on l.id = s.lot_id
join locations p on p.id = s.location_id
where s.item_id = i.id
and s.on_hand > 0
and l.expires_on < (select site_days($8))["p"."site_id"]))
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, time, time, time, time

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
-- #9e58f7
-- #e8644a
-- #ad0989
where (exists (select
from stock s
where s.item_id = i.id
and s.on_hand > 0)
or (i.home_location_id in (select id
from locations
where site_id in ($5))
or exists (select
from item_homes x
where x.item_id = i.id
and x.location_id in (select id
from locations
where site_id in ($6)))))
and "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((with "stock" as not materialized (select "s".*
from "stock" as "s"
where "s"."location_id" in (select "id"
from "locations"
where "site_id" in ($7)))
select "i"."id", "i"."sku", "i"."name", "i"."description", "c"."name" as "category", "q"."on_hand" as "quantity", "q"."available" as "availableQuantity", "q"."reserved" as "reservedQuantity", "h"."code" as "location", "i"."customer_id" as "customerId", "i"."unit_of_measure" as "unitOfMeasure", "i"."cost_price"::text as "costPrice", "i"."selling_price"::text as "sellingPrice", "i"."low_stock_threshold" as "lowStockThreshold", "i"."reorder_point" as "reorderPoint", "i"."reorder_quantity" as "reorderQuantity", "i"."manufacturer", "i"."supplier", "i"."batch_number" as "batchNumber", "i"."lot_number" as "lotNumber", "i"."gtin", "i"."tracking", "i"."customs_code" as "customsCode", "i"."origin_country" as "originCountry", "i"."length_mm" as "lengthMm", "i"."width_mm" as "widthMm", "i"."height_mm" as "heightMm", "i"."unit_weight"::text as "unitWeight", "i"."unit_volume"::text as "unitVolume", "i"."units_per_carton" as "unitsPerCarton", "i"."units_per_pallet" as "unitsPerPallet", '/api/inventory/' || i.id || '/picture?v=' || i.picture_version as "picture", iso("i"."created_at") as "createdAt", iso("i"."updated_at") as "updatedAt", "i"."version", "o"."name" as "customerName", "q"."lots", "q"."first_expires_on" as "firstExpiresOn", "i"."sku" as "~key", "i"."id" as "~id" -- #7d81cf
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
or l.expires_on >= (select site_days($8))["p"."site_id"])), 0) as "available", coalesce(array_agg(distinct l.lot_number) filter (where s.on_hand > 0 -- #c44967
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where (exists (select
from stock s
where s.item_id = i.id
and s.on_hand > 0)
or (i.home_location_id in (select id
from locations
where site_id in ($9))
or exists (select
from item_homes x
where x.item_id = i.id
and x.location_id in (select id
from locations
where site_id in ($10)))))
and "i"."deleted_at" is null
and true
and true
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, number, number, number, time, number, number

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
-- #9e58f7
-- #e8644a
-- #ad0989
where (exists (select
from stock s
where s.item_id = i.id
and s.on_hand > 0)
or (i.home_location_id in (select id
from locations
where site_id in ($5))
or exists (select
from item_homes x
where x.item_id = i.id
and x.location_id in (select id
from locations
where site_id in ($6)))))
and "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((with "stock" as not materialized (select "s".*
from "stock" as "s"
where "s"."location_id" in (select "id"
from "locations"
where "site_id" in ($7)))
-- #7d81cf
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #c44967
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where (exists (select
from stock s
where s.item_id = i.id
and s.on_hand > 0)
or (i.home_location_id in (select id
from locations
where site_id in ($9))
or exists (select
from item_homes x
where x.item_id = i.id
and x.location_id in (select id
from locations
where site_id in ($10)))))
and "i"."deleted_at" is null
and true
and true
and ("i"."sku", "i"."id") > ($11::text::text, $12::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, number, number, number, time, number, number, string, number

-- admin: limit=1&deleted=true
-- manager: limit=1&deleted=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is not null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is not null
and true
and true
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&quantityFrom=1
-- manager: limit=1&quantityFrom=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) >= $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) >= $6
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, time, number

-- admin: limit=1&quantityFrom=1&cursor
-- manager: limit=1&quantityFrom=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) >= $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) >= $6
and ("i"."sku", "i"."id") > ($7::text::text, $8::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, time, number, string, number

-- admin: limit=1&quantityTo=1
-- manager: limit=1&quantityTo=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) <= $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) <= $6
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, time, number

-- admin: limit=1&quantityTo=1&cursor
-- manager: limit=1&quantityTo=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true
and (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) <= $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) <= $6
and ("i"."sku", "i"."id") > ($7::text::text, $8::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, time, number, string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and ("i"."created_at" >= ($4::date)::timestamp at time zone warehouse_zone()) -- #bce269
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and ("i"."created_at" >= ($6::date)::timestamp at time zone warehouse_zone()) -- #858f77
and true
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
-- #bce269
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
-- #858f77
and true
and ("i"."sku", "i"."id") > ($7::text::text, $8::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, '2026-01-31', time, '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and ("i"."created_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()) -- #363134
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and ("i"."created_at" < ($6::date + 1)::timestamp at time zone warehouse_zone()) -- #68ac64
and true
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, '2026-01-31', time, '2026-01-31'

-- admin: limit=1&sort=-sku
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "i"."sku" desc , "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=-sku&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and ("i"."sku", "i"."id") < ($5::text::text, $6::bigint)
order by "i"."sku" desc , "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=name
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."id", "i"."sku", "i"."name", "i"."description", "c"."name" as "category", "q"."on_hand" as "quantity", "q"."available" as "availableQuantity", "q"."reserved" as "reservedQuantity", "h"."code" as "location", "i"."customer_id" as "customerId", "i"."unit_of_measure" as "unitOfMeasure", "i"."cost_price"::text as "costPrice", "i"."selling_price"::text as "sellingPrice", "i"."low_stock_threshold" as "lowStockThreshold", "i"."reorder_point" as "reorderPoint", "i"."reorder_quantity" as "reorderQuantity", "i"."manufacturer", "i"."supplier", "i"."batch_number" as "batchNumber", "i"."lot_number" as "lotNumber", "i"."gtin", "i"."tracking", "i"."customs_code" as "customsCode", "i"."origin_country" as "originCountry", "i"."length_mm" as "lengthMm", "i"."width_mm" as "widthMm", "i"."height_mm" as "heightMm", "i"."unit_weight"::text as "unitWeight", "i"."unit_volume"::text as "unitVolume", "i"."units_per_carton" as "unitsPerCarton", "i"."units_per_pallet" as "unitsPerPallet", '/api/inventory/' || i.id || '/picture?v=' || i.picture_version as "picture", iso("i"."created_at") as "createdAt", iso("i"."updated_at") as "updatedAt", "i"."version", "o"."name" as "customerName", "q"."lots", "q"."first_expires_on" as "firstExpiresOn", "i"."name" as "~key", "i"."id" as "~id" -- #f9ecd4
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "i"."name" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=name&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f9ecd4
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and ("i"."name", "i"."id") > ($5::text::text, $6::bigint)
order by "i"."name" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=-name
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f9ecd4
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "i"."name" desc , "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=-name&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #f9ecd4
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and ("i"."name", "i"."id") < ($5::text::text, $6::bigint)
order by "i"."name" desc , "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=quantity
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."id", "i"."sku", "i"."name", "i"."description", "c"."name" as "category", "q"."on_hand" as "quantity", "q"."available" as "availableQuantity", "q"."reserved" as "reservedQuantity", "h"."code" as "location", "i"."customer_id" as "customerId", "i"."unit_of_measure" as "unitOfMeasure", "i"."cost_price"::text as "costPrice", "i"."selling_price"::text as "sellingPrice", "i"."low_stock_threshold" as "lowStockThreshold", "i"."reorder_point" as "reorderPoint", "i"."reorder_quantity" as "reorderQuantity", "i"."manufacturer", "i"."supplier", "i"."batch_number" as "batchNumber", "i"."lot_number" as "lotNumber", "i"."gtin", "i"."tracking", "i"."customs_code" as "customsCode", "i"."origin_country" as "originCountry", "i"."length_mm" as "lengthMm", "i"."width_mm" as "widthMm", "i"."height_mm" as "heightMm", "i"."unit_weight"::text as "unitWeight", "i"."unit_volume"::text as "unitVolume", "i"."units_per_carton" as "unitsPerCarton", "i"."units_per_pallet" as "unitsPerPallet", '/api/inventory/' || i.id || '/picture?v=' || i.picture_version as "picture", iso("i"."created_at") as "createdAt", iso("i"."updated_at") as "updatedAt", "i"."version", "o"."name" as "customerName", "q"."lots", "q"."first_expires_on" as "firstExpiresOn", (select coalesce(sum(s.on_hand), 0) -- #98368c
from stock s
where s.item_id = i.id) as "~key", "i"."id" as "~id"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=quantity&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #98368c
from stock s
where s.item_id = i.id) as "~key", "i"."id" as "~id"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and ((select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id), "i"."id") > ($5::text::bigint, $6::bigint) -- #2fd957
order by (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=-quantity
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #98368c
from stock s
where s.item_id = i.id) as "~key", "i"."id" as "~id"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) desc , "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=-quantity&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #98368c
from stock s
where s.item_id = i.id) as "~key", "i"."id" as "~id"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and ((select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id), "i"."id") < ($5::text::bigint, $6::bigint) -- #49cf7e
order by (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) desc , "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=available
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."id", "i"."sku", "i"."name", "i"."description", "c"."name" as "category", "q"."on_hand" as "quantity", "q"."available" as "availableQuantity", "q"."reserved" as "reservedQuantity", "h"."code" as "location", "i"."customer_id" as "customerId", "i"."unit_of_measure" as "unitOfMeasure", "i"."cost_price"::text as "costPrice", "i"."selling_price"::text as "sellingPrice", "i"."low_stock_threshold" as "lowStockThreshold", "i"."reorder_point" as "reorderPoint", "i"."reorder_quantity" as "reorderQuantity", "i"."manufacturer", "i"."supplier", "i"."batch_number" as "batchNumber", "i"."lot_number" as "lotNumber", "i"."gtin", "i"."tracking", "i"."customs_code" as "customsCode", "i"."origin_country" as "originCountry", "i"."length_mm" as "lengthMm", "i"."width_mm" as "widthMm", "i"."height_mm" as "heightMm", "i"."unit_weight"::text as "unitWeight", "i"."unit_volume"::text as "unitVolume", "i"."units_per_carton" as "unitsPerCarton", "i"."units_per_pallet" as "unitsPerPallet", '/api/inventory/' || i.id || '/picture?v=' || i.picture_version as "picture", iso("i"."created_at") as "createdAt", iso("i"."updated_at") as "updatedAt", "i"."version", "o"."name" as "customerName", "q"."lots", "q"."first_expires_on" as "firstExpiresOn", (select coalesce(sum(s.on_hand - s.reserved), 0) -- #04ce1f
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($4))["p"."site_id"])) as "~key", "i"."id" as "~id" -- #f35208
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by (select coalesce(sum(s.on_hand - s.reserved), 0)
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($6))["p"."site_id"])) asc , "i"."id" asc -- #a7ad9e
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, time, time

-- admin: limit=1&sort=available&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #04ce1f
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
-- #f35208
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and ((select coalesce(sum(s.on_hand - s.reserved), 0)
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($6))["p"."site_id"])), "i"."id") > ($7::text::bigint, $8::bigint) -- #cc748b
order by (select coalesce(sum(s.on_hand - s.reserved), 0)
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($9))["p"."site_id"])) asc , "i"."id" asc -- #f5c26e
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, time, time, string, number, time

-- admin: limit=1&sort=-available
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #04ce1f
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
-- #f35208
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by (select coalesce(sum(s.on_hand - s.reserved), 0)
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($6))["p"."site_id"])) desc , "i"."id" desc -- #67f875
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, time, time

-- admin: limit=1&sort=-available&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #04ce1f
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
-- #f35208
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and ((select coalesce(sum(s.on_hand - s.reserved), 0)
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($6))["p"."site_id"])), "i"."id") < ($7::text::bigint, $8::bigint) -- #9e90e3
order by (select coalesce(sum(s.on_hand - s.reserved), 0)
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($9))["p"."site_id"])) desc , "i"."id" desc -- #d549c1
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, time, time, string, number, time

-- admin: limit=1&sort=reserved
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."id", "i"."sku", "i"."name", "i"."description", "c"."name" as "category", "q"."on_hand" as "quantity", "q"."available" as "availableQuantity", "q"."reserved" as "reservedQuantity", "h"."code" as "location", "i"."customer_id" as "customerId", "i"."unit_of_measure" as "unitOfMeasure", "i"."cost_price"::text as "costPrice", "i"."selling_price"::text as "sellingPrice", "i"."low_stock_threshold" as "lowStockThreshold", "i"."reorder_point" as "reorderPoint", "i"."reorder_quantity" as "reorderQuantity", "i"."manufacturer", "i"."supplier", "i"."batch_number" as "batchNumber", "i"."lot_number" as "lotNumber", "i"."gtin", "i"."tracking", "i"."customs_code" as "customsCode", "i"."origin_country" as "originCountry", "i"."length_mm" as "lengthMm", "i"."width_mm" as "widthMm", "i"."height_mm" as "heightMm", "i"."unit_weight"::text as "unitWeight", "i"."unit_volume"::text as "unitVolume", "i"."units_per_carton" as "unitsPerCarton", "i"."units_per_pallet" as "unitsPerPallet", '/api/inventory/' || i.id || '/picture?v=' || i.picture_version as "picture", iso("i"."created_at") as "createdAt", iso("i"."updated_at") as "updatedAt", "i"."version", "o"."name" as "customerName", "q"."lots", "q"."first_expires_on" as "firstExpiresOn", (select coalesce(sum(s.reserved), 0) -- #94aa23
from stock s
where s.item_id = i.id) as "~key", "i"."id" as "~id"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by (select coalesce(sum(s.reserved), 0)
from stock s
where s.item_id = i.id) asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=reserved&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #94aa23
from stock s
where s.item_id = i.id) as "~key", "i"."id" as "~id"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and ((select coalesce(sum(s.reserved), 0)
from stock s
-- #2fd957
order by (select coalesce(sum(s.reserved), 0)
from stock s
where s.item_id = i.id) asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=-reserved
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #94aa23
from stock s
where s.item_id = i.id) as "~key", "i"."id" as "~id"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by (select coalesce(sum(s.reserved), 0)
from stock s
where s.item_id = i.id) desc , "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=-reserved&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #94aa23
from stock s
where s.item_id = i.id) as "~key", "i"."id" as "~id"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and ((select coalesce(sum(s.reserved), 0)
from stock s
-- #49cf7e
order by (select coalesce(sum(s.reserved), 0)
from stock s
where s.item_id = i.id) desc , "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=category
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."id", "i"."sku", "i"."name", "i"."description", "c"."name" as "category", "q"."on_hand" as "quantity", "q"."available" as "availableQuantity", "q"."reserved" as "reservedQuantity", "h"."code" as "location", "i"."customer_id" as "customerId", "i"."unit_of_measure" as "unitOfMeasure", "i"."cost_price"::text as "costPrice", "i"."selling_price"::text as "sellingPrice", "i"."low_stock_threshold" as "lowStockThreshold", "i"."reorder_point" as "reorderPoint", "i"."reorder_quantity" as "reorderQuantity", "i"."manufacturer", "i"."supplier", "i"."batch_number" as "batchNumber", "i"."lot_number" as "lotNumber", "i"."gtin", "i"."tracking", "i"."customs_code" as "customsCode", "i"."origin_country" as "originCountry", "i"."length_mm" as "lengthMm", "i"."width_mm" as "widthMm", "i"."height_mm" as "heightMm", "i"."unit_weight"::text as "unitWeight", "i"."unit_volume"::text as "unitVolume", "i"."units_per_carton" as "unitsPerCarton", "i"."units_per_pallet" as "unitsPerPallet", '/api/inventory/' || i.id || '/picture?v=' || i.picture_version as "picture", iso("i"."created_at") as "createdAt", iso("i"."updated_at") as "updatedAt", "i"."version", "o"."name" as "customerName", "q"."lots", "q"."first_expires_on" as "firstExpiresOn", "c"."name" as "~key", "i"."id" as "~id" -- #4ddaef
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "c"."name" asc nulls last, "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=category&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddaef
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and (("c"."name", "i"."id") > ($5::text::text, $6::bigint)
or "c"."name" is null)
order by "c"."name" asc nulls last, "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=-category
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddaef
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "c"."name" desc nulls last, "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=-category&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #4ddaef
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and (("c"."name", "i"."id") < ($5::text::text, $6::bigint)
or "c"."name" is null)
order by "c"."name" desc nulls last, "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=location
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."id", "i"."sku", "i"."name", "i"."description", "c"."name" as "category", "q"."on_hand" as "quantity", "q"."available" as "availableQuantity", "q"."reserved" as "reservedQuantity", "h"."code" as "location", "i"."customer_id" as "customerId", "i"."unit_of_measure" as "unitOfMeasure", "i"."cost_price"::text as "costPrice", "i"."selling_price"::text as "sellingPrice", "i"."low_stock_threshold" as "lowStockThreshold", "i"."reorder_point" as "reorderPoint", "i"."reorder_quantity" as "reorderQuantity", "i"."manufacturer", "i"."supplier", "i"."batch_number" as "batchNumber", "i"."lot_number" as "lotNumber", "i"."gtin", "i"."tracking", "i"."customs_code" as "customsCode", "i"."origin_country" as "originCountry", "i"."length_mm" as "lengthMm", "i"."width_mm" as "widthMm", "i"."height_mm" as "heightMm", "i"."unit_weight"::text as "unitWeight", "i"."unit_volume"::text as "unitVolume", "i"."units_per_carton" as "unitsPerCarton", "i"."units_per_pallet" as "unitsPerPallet", '/api/inventory/' || i.id || '/picture?v=' || i.picture_version as "picture", iso("i"."created_at") as "createdAt", iso("i"."updated_at") as "updatedAt", "i"."version", "o"."name" as "customerName", "q"."lots", "q"."first_expires_on" as "firstExpiresOn", "h"."code" as "~key", "i"."id" as "~id" -- #a0cbe5
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "h"."code" asc nulls last, "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=location&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a0cbe5
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and (("h"."code", "i"."id") > ($5::text::text, $6::bigint)
or "h"."code" is null)
order by "h"."code" asc nulls last, "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=-location
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a0cbe5
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "h"."code" desc nulls last, "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=-location&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #a0cbe5
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and (("h"."code", "i"."id") < ($5::text::text, $6::bigint)
or "h"."code" is null)
order by "h"."code" desc nulls last, "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."id", "i"."sku", "i"."name", "i"."description", "c"."name" as "category", "q"."on_hand" as "quantity", "q"."available" as "availableQuantity", "q"."reserved" as "reservedQuantity", "h"."code" as "location", "i"."customer_id" as "customerId", "i"."unit_of_measure" as "unitOfMeasure", "i"."cost_price"::text as "costPrice", "i"."selling_price"::text as "sellingPrice", "i"."low_stock_threshold" as "lowStockThreshold", "i"."reorder_point" as "reorderPoint", "i"."reorder_quantity" as "reorderQuantity", "i"."manufacturer", "i"."supplier", "i"."batch_number" as "batchNumber", "i"."lot_number" as "lotNumber", "i"."gtin", "i"."tracking", "i"."customs_code" as "customsCode", "i"."origin_country" as "originCountry", "i"."length_mm" as "lengthMm", "i"."width_mm" as "widthMm", "i"."height_mm" as "heightMm", "i"."unit_weight"::text as "unitWeight", "i"."unit_volume"::text as "unitVolume", "i"."units_per_carton" as "unitsPerCarton", "i"."units_per_pallet" as "unitsPerPallet", '/api/inventory/' || i.id || '/picture?v=' || i.picture_version as "picture", iso("i"."created_at") as "createdAt", iso("i"."updated_at") as "updatedAt", "i"."version", "o"."name" as "customerName", "q"."lots", "q"."first_expires_on" as "firstExpiresOn", "o"."name" as "~key", "i"."id" as "~id" -- #3407ba
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "o"."name" asc nulls last, "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #3407ba
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and (("o"."name", "i"."id") > ($5::text::text, $6::bigint)
or "o"."name" is null)
order by "o"."name" asc nulls last, "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=-customer
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #3407ba
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "o"."name" desc nulls last, "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=-customer&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #3407ba
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and (("o"."name", "i"."id") < ($5::text::text, $6::bigint)
or "o"."name" is null)
order by "o"."name" desc nulls last, "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=costPrice
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."id", "i"."sku", "i"."name", "i"."description", "c"."name" as "category", "q"."on_hand" as "quantity", "q"."available" as "availableQuantity", "q"."reserved" as "reservedQuantity", "h"."code" as "location", "i"."customer_id" as "customerId", "i"."unit_of_measure" as "unitOfMeasure", "i"."cost_price"::text as "costPrice", "i"."selling_price"::text as "sellingPrice", "i"."low_stock_threshold" as "lowStockThreshold", "i"."reorder_point" as "reorderPoint", "i"."reorder_quantity" as "reorderQuantity", "i"."manufacturer", "i"."supplier", "i"."batch_number" as "batchNumber", "i"."lot_number" as "lotNumber", "i"."gtin", "i"."tracking", "i"."customs_code" as "customsCode", "i"."origin_country" as "originCountry", "i"."length_mm" as "lengthMm", "i"."width_mm" as "widthMm", "i"."height_mm" as "heightMm", "i"."unit_weight"::text as "unitWeight", "i"."unit_volume"::text as "unitVolume", "i"."units_per_carton" as "unitsPerCarton", "i"."units_per_pallet" as "unitsPerPallet", '/api/inventory/' || i.id || '/picture?v=' || i.picture_version as "picture", iso("i"."created_at") as "createdAt", iso("i"."updated_at") as "updatedAt", "i"."version", "o"."name" as "customerName", "q"."lots", "q"."first_expires_on" as "firstExpiresOn", "i"."cost_price" as "~key", "i"."id" as "~id" -- #670423
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "i"."cost_price" asc nulls last, "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=costPrice&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #670423
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and (("i"."cost_price", "i"."id") > ($5::text::numeric, $6::bigint) -- #3b22ad
or "i"."cost_price" is null)
order by "i"."cost_price" asc nulls last, "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=-costPrice
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #670423
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "i"."cost_price" desc nulls last, "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=-costPrice&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #670423
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and (("i"."cost_price", "i"."id") < ($5::text::numeric, $6::bigint) -- #8bbb86
or "i"."cost_price" is null)
order by "i"."cost_price" desc nulls last, "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=sellingPrice
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."id", "i"."sku", "i"."name", "i"."description", "c"."name" as "category", "q"."on_hand" as "quantity", "q"."available" as "availableQuantity", "q"."reserved" as "reservedQuantity", "h"."code" as "location", "i"."customer_id" as "customerId", "i"."unit_of_measure" as "unitOfMeasure", "i"."cost_price"::text as "costPrice", "i"."selling_price"::text as "sellingPrice", "i"."low_stock_threshold" as "lowStockThreshold", "i"."reorder_point" as "reorderPoint", "i"."reorder_quantity" as "reorderQuantity", "i"."manufacturer", "i"."supplier", "i"."batch_number" as "batchNumber", "i"."lot_number" as "lotNumber", "i"."gtin", "i"."tracking", "i"."customs_code" as "customsCode", "i"."origin_country" as "originCountry", "i"."length_mm" as "lengthMm", "i"."width_mm" as "widthMm", "i"."height_mm" as "heightMm", "i"."unit_weight"::text as "unitWeight", "i"."unit_volume"::text as "unitVolume", "i"."units_per_carton" as "unitsPerCarton", "i"."units_per_pallet" as "unitsPerPallet", '/api/inventory/' || i.id || '/picture?v=' || i.picture_version as "picture", iso("i"."created_at") as "createdAt", iso("i"."updated_at") as "updatedAt", "i"."version", "o"."name" as "customerName", "q"."lots", "q"."first_expires_on" as "firstExpiresOn", "i"."selling_price" as "~key", "i"."id" as "~id" -- #05fa84
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "i"."selling_price" asc nulls last, "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=sellingPrice&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05fa84
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and ("i"."selling_price" is null
and "i"."id" > $5::bigint)
order by "i"."selling_price" asc nulls last, "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, number

-- admin: limit=1&sort=-sellingPrice
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05fa84
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "i"."selling_price" desc nulls last, "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=-sellingPrice&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #05fa84
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and ("i"."selling_price" is null
and "i"."id" < $5::bigint)
order by "i"."selling_price" desc nulls last, "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, number

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."id", "i"."sku", "i"."name", "i"."description", "c"."name" as "category", "q"."on_hand" as "quantity", "q"."available" as "availableQuantity", "q"."reserved" as "reservedQuantity", "h"."code" as "location", "i"."customer_id" as "customerId", "i"."unit_of_measure" as "unitOfMeasure", "i"."cost_price"::text as "costPrice", "i"."selling_price"::text as "sellingPrice", "i"."low_stock_threshold" as "lowStockThreshold", "i"."reorder_point" as "reorderPoint", "i"."reorder_quantity" as "reorderQuantity", "i"."manufacturer", "i"."supplier", "i"."batch_number" as "batchNumber", "i"."lot_number" as "lotNumber", "i"."gtin", "i"."tracking", "i"."customs_code" as "customsCode", "i"."origin_country" as "originCountry", "i"."length_mm" as "lengthMm", "i"."width_mm" as "widthMm", "i"."height_mm" as "heightMm", "i"."unit_weight"::text as "unitWeight", "i"."unit_volume"::text as "unitVolume", "i"."units_per_carton" as "unitsPerCarton", "i"."units_per_pallet" as "unitsPerPallet", '/api/inventory/' || i.id || '/picture?v=' || i.picture_version as "picture", iso("i"."created_at") as "createdAt", iso("i"."updated_at") as "updatedAt", "i"."version", "o"."name" as "customerName", "q"."lots", "q"."first_expires_on" as "firstExpiresOn", "i"."created_at" as "~key", "i"."id" as "~id" -- #524c5f
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "i"."created_at" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #524c5f
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and ("i"."created_at", "i"."id") > ($5::text::timestamptz, $6::bigint) -- #94f9a3
order by "i"."created_at" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- admin: limit=1&sort=-createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #524c5f
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time

-- admin: limit=1&sort=-createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #524c5f
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #17a5ea
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."deleted_at" is null
and true
and true
and ("i"."created_at", "i"."id") < ($5::text::timestamptz, $6::bigint) -- #e8e04f
order by "i"."created_at" desc , "i"."id" desc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, time, string, number

-- customer: everything
select array_to_json(array((select "i"."id" as "id"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $1
and "i"."deleted_at" is null
and true
and true
order by "i"."sku" asc , "i"."id" asc)))::text as ids
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #95d758
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #427c96
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $3
and "i"."deleted_at" is null
and "i"."id" = wanted.id)) as "~line"
-- list of number, time, number

-- customer: limit=1
-- view-only customer: limit=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $6
and "i"."deleted_at" is null
and true
and true
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, time, number

-- customer: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $6
and "i"."deleted_at" is null
and true
and true
and ("i"."sku", "i"."id") > ($7::text::text, $8::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, time, number, string, number

-- customer: limit=1&page=2
-- view-only customer: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "i"."sku" as "~key", "i"."id" as "~id"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $5
and "i"."deleted_at" is null
and true
and true
order by "i"."sku" asc , "i"."id" asc
limit 11
offset 1)) as cut) as page
-- #95d758
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $7
and "i"."deleted_at" is null
and "i"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, time, number

-- customer: limit=1&q=ä+ö
-- view-only customer: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and (("i"."search_text" like (select search_pattern($5))
or i.home_location_id in (select l.id
from locations l
where not l.is_built_in
and search_fold("l"."code") like (select search_pattern($6))) -- #277064
or i.category_id in (select c.id
from product_categories c
-- #6553f2
and ("i"."search_text" like (select search_pattern($8))
or i.home_location_id in (select l.id
from locations l
where not l.is_built_in
-- #806b67
or i.category_id in (select c.id
from product_categories c
where search_fold("c"."name") like (select search_pattern($10))))))) as every -- #f55d73
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
or l.expires_on >= (select site_days($11))["p"."site_id"])), 0) as "available", coalesce(array_agg(distinct l.lot_number) filter (where s.on_hand > 0 -- #1075a9
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $12
and "i"."deleted_at" is null
and true
and (("i"."search_text" like (select search_pattern($13))
or i.home_location_id in (select l.id
from locations l
where not l.is_built_in
-- #08b5ab
or i.category_id in (select c.id
from product_categories c
where search_fold("c"."name") like (select search_pattern($15)))) -- #07763a
and ("i"."search_text" like (select search_pattern($16))
or i.home_location_id in (select l.id
from locations l
where not l.is_built_in
and search_fold("l"."code") like (select search_pattern($17))) -- #d7f554
or i.category_id in (select c.id
from product_categories c
where search_fold("c"."name") like (select search_pattern($18))))) -- #1042e7
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, string, string, string, string, string, string, time, number, string, string, string, string, string, string

-- customer: limit=1&customerId=1
-- view-only customer: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true
and "i"."customer_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $7
and "i"."deleted_at" is null
and true
and true
and "i"."customer_id" in ($8)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, number, time, number, number

-- customer: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true
and "i"."customer_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $7
and "i"."deleted_at" is null
and true
and true
and "i"."customer_id" in ($8)
and ("i"."sku", "i"."id") > ($9::text::text, $10::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, number, time, number, number, string, number

-- customer: limit=1&status=In+Stock
-- view-only customer: limit=1&status=In+Stock
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $7
and "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($8)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, 'In Stock', time, number, 'In Stock'

-- customer: limit=1&status=In+Stock&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $7
and "i"."deleted_at" is null
and true
and true
-- #31576f
from stock s
where s.item_id = i.id) in ($8)
and ("i"."sku", "i"."id") > ($9::text::text, $10::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, 'In Stock', time, number, 'In Stock', string, number

-- customer: limit=1&category=1
-- view-only customer: limit=1&category=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true
and "i"."category_id" in (select "id"
from "product_categories"
where "name" in ($5)))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $7
and "i"."deleted_at" is null
and true
and true
and "i"."category_id" in (select "id"
from "product_categories"
where "name" in ($8))
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, '1', time, number, '1'

-- customer: limit=1&location=1
-- view-only customer: limit=1&location=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true
and (i.home_location_id in (select id
from locations
where code in ($5))
or exists (select
from item_homes x
where x.item_id = i.id
and x.location_id in (select id
from locations
where code in ($6)))))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
or l.expires_on >= (select site_days($7))["p"."site_id"])), 0) as "available", coalesce(array_agg(distinct l.lot_number) filter (where s.on_hand > 0 -- #3950d4
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $8
and "i"."deleted_at" is null
and true
and true
and (i.home_location_id in (select id
from locations
where code in ($9))
or exists (select
from item_homes x
where x.item_id = i.id
and x.location_id in (select id
from locations
where code in ($10))))
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, '1', '1', time, number, '1', '1'

-- customer: limit=1&allocated=true
-- view-only customer: limit=1&allocated=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true
and "i"."customer_id" is not null)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $6
and "i"."deleted_at" is null
and true
and true
and "i"."customer_id" is not null
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, time, number

-- customer: limit=1&allocated=true&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true
and "i"."customer_id" is not null)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #8625fb
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $6
and "i"."deleted_at" is null
and true
and true
and "i"."customer_id" is not null
and ("i"."sku", "i"."id") > ($7::text::text, $8::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, time, number, string, number

-- customer: limit=1&attention=running_low
-- view-only customer: limit=1&attention=running_low
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true
and i.id in (select r.item_id
from reservations r
where r.ended_at is null)
and (select coalesce(sum(s.on_hand - s.reserved), 0)
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($5))["p"."site_id"])) <= coalesce(i.low_stock_threshold, 10))) as every -- #5862e2
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $7
and "i"."deleted_at" is null
and true
and true
and i.id in (select r.item_id
from reservations r
where r.ended_at is null)
and (select coalesce(sum(s.on_hand - s.reserved), 0)
from stock s
join locations p on p.id = s.location_id
left join lots l on l.id = s.lot_id
where s.item_id = i.id
and p.is_promisable
and (l.expires_on is null
or l.expires_on >= (select site_days($8))["p"."site_id"])) <= coalesce(i.low_stock_threshold, 10) -- #488781
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, time, time, number, time

-- customer: limit=1&siteId=1
-- view-only customer: limit=1&siteId=1
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
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $5
and (exists (select
from stock s
where s.item_id = i.id
and s.on_hand > 0)
or (i.home_location_id in (select id
from locations
where site_id in ($6))
or exists (select
from item_homes x
where x.item_id = i.id
and x.location_id in (select id
from locations
where site_id in ($7)))))
and "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((with "stock" as not materialized (select "s".*
from "stock" as "s"
where "s"."location_id" in (select "id"
from "locations"
where "site_id" in ($8)))
-- #7d81cf
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
or l.expires_on >= (select site_days($9))["p"."site_id"])), 0) as "available", coalesce(array_agg(distinct l.lot_number) filter (where s.on_hand > 0 -- #bc0e90
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $10
and (exists (select
from stock s
where s.item_id = i.id
and s.on_hand > 0)
or (i.home_location_id in (select id
from locations
where site_id in ($11))
or exists (select
from item_homes x
where x.item_id = i.id
and x.location_id in (select id
from locations
where site_id in ($12)))))
and "i"."deleted_at" is null
and true
and true
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, number, number, number, number, time, number, number, number

-- customer: limit=1&siteId=1&cursor
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
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $5
and (exists (select
from stock s
where s.item_id = i.id
and s.on_hand > 0)
or (i.home_location_id in (select id
from locations
where site_id in ($6))
or exists (select
from item_homes x
where x.item_id = i.id
and x.location_id in (select id
from locations
where site_id in ($7)))))
and "i"."deleted_at" is null
and true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((with "stock" as not materialized (select "s".*
from "stock" as "s"
where "s"."location_id" in (select "id"
from "locations"
where "site_id" in ($8)))
-- #7d81cf
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #bc0e90
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $10
and (exists (select
from stock s
where s.item_id = i.id
and s.on_hand > 0)
or (i.home_location_id in (select id
from locations
where site_id in ($11))
or exists (select
from item_homes x
where x.item_id = i.id
and x.location_id in (select id
from locations
where site_id in ($12)))))
and "i"."deleted_at" is null
and true
and true
and ("i"."sku", "i"."id") > ($13::text::text, $14::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, number, number, number, number, time, number, number, number, string, number

-- customer: 403 limit=1&deleted=true
-- view-only customer: 403 limit=1&deleted=true

-- customer: limit=1&quantityFrom=1
-- view-only customer: limit=1&quantityFrom=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true
and (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) >= $5)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $7
and "i"."deleted_at" is null
and true
and true
and (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) >= $8
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, number, time, number, number

-- customer: limit=1&quantityFrom=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true
and (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) >= $5)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $7
and "i"."deleted_at" is null
and true
and true
and (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) >= $8
and ("i"."sku", "i"."id") > ($9::text::text, $10::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, number, time, number, number, string, number

-- customer: limit=1&quantityTo=1
-- view-only customer: limit=1&quantityTo=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and true
and true
and (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) <= $5)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $7
and "i"."deleted_at" is null
and true
and true
and (select coalesce(sum(s.on_hand), 0)
from stock s
where s.item_id = i.id) <= $8
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, number, time, number, number

-- customer: limit=1&createdFrom=2026-01-31
-- view-only customer: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and ("i"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #7429f5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $7
and "i"."deleted_at" is null
and ("i"."created_at" >= ($8::date)::timestamp at time zone warehouse_zone()) -- #67009c
and true
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, '2026-01-31', time, number, '2026-01-31'

-- customer: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
-- #7429f5
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $7
and "i"."deleted_at" is null
-- #67009c
and true
and ("i"."sku", "i"."id") > ($9::text::text, $10::bigint)
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, '2026-01-31', time, number, '2026-01-31', string, number

-- customer: limit=1&createdTo=2026-01-31
-- view-only customer: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $4
and "i"."deleted_at" is null
and ("i"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #dcd3e8
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #13b878
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #2ae074
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $7
and "i"."deleted_at" is null
and ("i"."created_at" < ($8::date + 1)::timestamp at time zone warehouse_zone()) -- #ea1aa5
and true
order by "i"."sku" asc , "i"."id" asc
limit 11)) as cut) as page
-- #07ae1c
-- number, number, number, number, '2026-01-31', time, number, '2026-01-31'

-- view-only customer: everything
select array_to_json(array((select "i"."id" as "id"
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
where "i"."customer_id" = $1
and "i"."deleted_at" is null
and true
and true
order by "i"."sku" asc , "i"."id" asc)))::text as ids
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
-- #95d758
from "inventory_items" as "i"
-- #9e58f7
-- #e8644a
-- #ad0989
-- #7cbda1
and (l.expires_on is null
-- #427c96
-- #5b4076
from "stock" as "s"
-- #f85e99
left join "lots" as "l" on "l"."id" = "s"."lot_id"
where "s"."item_id" = "i"."id") as "q" on true
where "i"."customer_id" = $3
and "i"."deleted_at" is null
and "i"."id" = wanted.id)) as "~line"
-- empty list, time, number
