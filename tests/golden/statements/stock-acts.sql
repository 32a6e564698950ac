-- admin: everything
-- manager: everything
select array_to_json(array((select "a"."id" as "id"
from "stock_acts" as "a"
where true
and true
order by "a"."created_at" desc , "a"."id" desc)))::text as ids -- #55be84
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "a"."id", "a"."kind", iso("a"."created_at") as "at", user_name(a.user_id) as "by", "a"."site_id" as "siteId", (select s.code -- #234695
from sites s
where s.id = a.site_id) as "siteCode", "a"."subject_type" as "subjectType", "a"."subject_id" as "subjectId", "a"."number", (select coalesce(sum(m.quantity), 0) -- #823edf
from stock_movements m
where m.act_id = a.id) as "units", (select coalesce(json_agg(row_to_json(line)), '[]') -- #ab7342
from (select "m"."id", iso("m"."created_at") as "createdAt", "m"."movement_type" as "movementType", "m"."sku", "m"."item_id" as "inventoryId", "m"."customer_id" as "customerId", "m"."quantity", case when f.is_virtual then 'in' when t.is_virtual then 'out' else 'within' end as "direction", case when not f.is_built_in then f.code end as "fromLocation", case when not t.is_built_in then t.code end as "toLocation", "f"."site_id" as "fromSiteId", "t"."site_id" as "toSiteId", "l"."lot_number" as "lot", "m"."handling_unit_id" as "handlingUnitId", (select h.sscc -- #bed582
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
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
and u.undoes_lines is null) as "undoneBy", "a"."undoes_id" as "undoes" -- #79d49f
from "stock_acts" as "a"
where "a"."id" = wanted.id)) as "~line"
-- list of number, string

-- admin: limit=1
-- admin: limit=1&sort=-at
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."id", "a"."kind", iso("a"."created_at") as "at", user_name(a.user_id) as "by", "a"."site_id" as "siteId", (select s.code -- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
and u.undoes_lines is null) as "undoneBy", "a"."undoes_id" as "undoes", "a"."created_at" as "~key", "a"."id" as "~id" -- #1a4b52
from "stock_acts" as "a"
where true
and true
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."kind", "page"."at", "page"."by", "page"."siteId", "page"."siteCode", "page"."subjectType", "page"."subjectId", "page"."number", "page"."units", "page"."lines", "page"."undoneBy", "page"."undoes") as "~line" -- #a558fe
-- number, number, number, string

-- admin: limit=1&cursor
-- admin: limit=1&sort=-at&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and ("a"."created_at", "a"."id") < ($5::text::timestamptz, $6::bigint) -- #346aa8
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, string, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."created_at" as "~key", "a"."id" as "~id"
from "stock_acts" as "a"
where true
and true
order by "a"."created_at" desc , "a"."id" desc
limit 11
offset 1)) as cut) as page
-- #234695
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #79d49f
from "stock_acts" as "a"
where "a"."id" = "page"."~id")) as "~line"
-- number, number, number, string

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and ((search_fold("a"."number") like (select search_pattern($4)) -- #22f086
or exists (select
from stock_movements m
where m.act_id = a.id
and (search_fold("m"."sku") like (select search_pattern($5)) -- #e1d707
or search_fold("m"."reason") like (select search_pattern($6))))) -- #528be6
and (search_fold("a"."number") like (select search_pattern($7)) -- #02acae
or exists (select
from stock_movements m
where m.act_id = a.id
and (search_fold("m"."sku") like (select search_pattern($8)) -- #7edafb
or search_fold("m"."reason") like (select search_pattern($9)))))))) as every -- #f0b983
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $10
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and ((search_fold("a"."number") like (select search_pattern($11)) -- #26b307
or exists (select
from stock_movements m
where m.act_id = a.id
and (search_fold("m"."sku") like (select search_pattern($12)) -- #bd8acf
or search_fold("m"."reason") like (select search_pattern($13))))) -- #338a6c
and (search_fold("a"."number") like (select search_pattern($14)) -- #94fb9f
or exists (select
from stock_movements m
where m.act_id = a.id
and (search_fold("m"."sku") like (select search_pattern($15)) -- #917539
or search_fold("m"."reason") like (select search_pattern($16)))))) -- #55d2d5
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
-- #22f086
or exists (select
from stock_movements m
where m.act_id = a.id
-- #e1d707
-- #528be6
-- #02acae
or exists (select
from stock_movements m
where m.act_id = a.id
-- #7edafb
-- #f0b983
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $10
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
-- #26b307
or exists (select
from stock_movements m
where m.act_id = a.id
-- #bd8acf
-- #338a6c
-- #94fb9f
or exists (select
from stock_movements m
where m.act_id = a.id
-- #917539
-- #55d2d5
and ("a"."created_at", "a"."id") < ($17::text::timestamptz, $18::bigint) -- #df604b
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&kind=receive
-- manager: limit=1&kind=receive
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'receive', string, 'receive'

-- admin: limit=1&kind=put_away
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'put_away', string, 'put_away'

-- admin: limit=1&kind=replenish
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'replenish', string, 'replenish'

-- admin: limit=1&kind=move
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'move', string, 'move'

-- admin: limit=1&kind=adjust
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'adjust', string, 'adjust'

-- admin: limit=1&kind=adjust&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
and ("a"."created_at", "a"."id") < ($7::text::timestamptz, $8::bigint) -- #b94d12
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'adjust', string, 'adjust', string, number

-- admin: limit=1&kind=count
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'count', string, 'count'

-- admin: limit=1&kind=pick
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'pick', string, 'pick'

-- admin: limit=1&kind=pick&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
-- #b94d12
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'pick', string, 'pick', string, number

-- admin: limit=1&kind=short_pick
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'short_pick', string, 'short_pick'

-- admin: limit=1&kind=put_right
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'put_right', string, 'put_right'

-- admin: limit=1&kind=put_back
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'put_back', string, 'put_back'

-- admin: limit=1&kind=pack
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'pack', string, 'pack'

-- admin: limit=1&kind=pack&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
-- #b94d12
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'pack', string, 'pack', string, number

-- admin: limit=1&kind=unpack
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'unpack', string, 'unpack'

-- admin: limit=1&kind=ship
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'ship', string, 'ship'

-- admin: limit=1&kind=ship&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
-- #b94d12
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'ship', string, 'ship', string, number

-- admin: limit=1&kind=return
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'return', 'return', 'return'

-- admin: limit=1&kind=work
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'work', string, 'work'

-- admin: limit=1&kind=opening
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'opening', string, 'opening'

-- admin: limit=1&kind=opening&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
-- #b94d12
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'opening', string, 'opening', string, number

-- admin: limit=1&kind=other
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'other', string, 'other'

-- admin: limit=1&kind=receive&kind=put_away
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $6
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."kind" in ($7, $8)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, 'receive', 'put_away', string, 'receive', 'put_away'

-- admin: limit=1&inventoryId=1
-- manager: limit=1&inventoryId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and a.id in (select m.act_id
from stock_movements m
where m.item_id in ($4)))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and a.id in (select m.act_id
from stock_movements m
where m.item_id in ($6))
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, number, string, number

-- admin: limit=1&orderId=1
-- admin: limit=1&receiptId=1
-- manager: limit=1&orderId=1
-- manager: limit=1&receiptId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."subject_type" = $4
and "a"."subject_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $6
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."subject_type" = $7
and "a"."subject_id" in ($8)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, string, number, string, string, number

-- admin: limit=1&orderId=1&cursor
-- manager: limit=1&orderId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."subject_type" = $4
and "a"."subject_id" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $6
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."subject_type" = $7
and "a"."subject_id" in ($8)
and ("a"."created_at", "a"."id") < ($9::text::timestamptz, $10::bigint) -- #da3b65
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, string, number, string, string, number, string, number

-- admin: limit=1&location=1
-- manager: limit=1&location=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and a.id in (select m.act_id
from stock_movements m
where m.from_location_id = any(array(select l.id
from locations l
where not l.is_built_in
and l.code in ($4)))
or m.to_location_id = any(array(select l.id
from locations l
where not l.is_built_in
and l.code in ($5)))))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $6
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and a.id in (select m.act_id
from stock_movements m
where m.from_location_id = any(array(select l.id
from locations l
where not l.is_built_in
and l.code in ($7)))
or m.to_location_id = any(array(select l.id
from locations l
where not l.is_built_in
and l.code in ($8))))
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, '1', '1', string, '1', '1'

-- admin: limit=1&siteId=1
-- manager: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."site_id" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, number, string, number

-- admin: limit=1&siteId=1&cursor
-- manager: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."site_id" in ($6)
-- #b94d12
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, number, string, number, string, number

-- admin: limit=1&by=1
-- manager: limit=1&by=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."user_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."user_id" in ($6)
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, number, string, number

-- admin: limit=1&by=1&cursor
-- manager: limit=1&by=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and "a"."user_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and "a"."user_id" in ($6)
-- #b94d12
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, number, string, number, string, number

-- admin: limit=1&undone=true
-- manager: limit=1&undone=true
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and (select u.id
from stock_acts u
where u.undoes_id = a.id
and u.undoes_lines is null) is not null)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and (select u.id
from stock_acts u
where u.undoes_id = a.id
and u.undoes_lines is null) is not null
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, string

-- admin: limit=1&undone=false
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and (select u.id
from stock_acts u
where u.undoes_id = a.id
and u.undoes_lines is null) is null)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and (select u.id
from stock_acts u
where u.undoes_id = a.id
and u.undoes_lines is null) is null
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, string

-- admin: limit=1&undone=false&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true
and (select u.id
from stock_acts u
where u.undoes_id = a.id
and u.undoes_lines is null) is null)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and (select u.id
from stock_acts u
where u.undoes_id = a.id
and u.undoes_lines is null) is null
-- #346aa8
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, string, string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where ("a"."created_at" >= ($4::date)::timestamp at time zone warehouse_zone()) -- #6b5e13
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where ("a"."created_at" >= ($6::date)::timestamp at time zone warehouse_zone()) -- #a40bb1
and true
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, '2026-01-31', string, '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
-- #6b5e13
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
-- #a40bb1
and true
-- #b94d12
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, '2026-01-31', string, '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where ("a"."created_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()) -- #933602
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
and "ra"."subject_type" = $5
-- #75af55
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where ("a"."created_at" < ($6::date + 1)::timestamp at time zone warehouse_zone()) -- #ff9c2c
and true
order by "a"."created_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, '2026-01-31', string, '2026-01-31'

-- admin: limit=1&sort=at
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
order by "a"."created_at" asc , "a"."id" asc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, string

-- admin: limit=1&sort=at&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #1a4b52
from "stock_acts" as "a"
where true
and true
and ("a"."created_at", "a"."id") > ($5::text::timestamptz, $6::bigint) -- #632a10
order by "a"."created_at" asc , "a"."id" asc
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, string, string, number

-- admin: limit=1&sort=kind
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
and u.undoes_lines is null) as "undoneBy", "a"."undoes_id" as "undoes", array_position('{receive,put_away,replenish,move,adjust,count,pick,short_pick,put_right,put_back,pack,unpack,ship,return,work,opening,other}'::text[], "a"."kind"::text) as "~key", "a"."id" as "~id" -- #5a69f2
from "stock_acts" as "a"
where true
and true
order by array_position('{receive,put_away,replenish,move,adjust,count,pick,short_pick,put_right,put_back,pack,unpack,ship,return,work,opening,other}'::text[], "a"."kind"::text) asc , "a"."id" asc -- #511a92
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, string

-- admin: limit=1&sort=kind&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #5a69f2
from "stock_acts" as "a"
where true
and true
and (array_position('{receive,put_away,replenish,move,adjust,count,pick,short_pick,put_right,put_back,pack,unpack,ship,return,work,opening,other}'::text[], "a"."kind"::text), "a"."id") > ($5::text::bigint, $6::bigint) -- #ba7079
-- #511a92
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, string, '1', number

-- admin: limit=1&sort=-kind
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #5a69f2
from "stock_acts" as "a"
where true
and true
order by array_position('{receive,put_away,replenish,move,adjust,count,pick,short_pick,put_right,put_back,pack,unpack,ship,return,work,opening,other}'::text[], "a"."kind"::text) desc , "a"."id" desc -- #7b5757
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, string

-- admin: limit=1&sort=-kind&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "stock_acts" as "a"
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bd447
from sites s
-- #823edf
from stock_movements m
-- #ab7342
-- #bed582
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
where "m"."act_id" = a.id
order by "m"."id") as line) as "lines", (select u.id
from stock_acts u
where u.undoes_id = a.id
-- #5a69f2
from "stock_acts" as "a"
where true
and true
and (array_position('{receive,put_away,replenish,move,adjust,count,pick,short_pick,put_right,put_back,pack,unpack,ship,return,work,opening,other}'::text[], "a"."kind"::text), "a"."id") < ($5::text::bigint, $6::bigint) -- #727eaa
-- #7b5757
limit 11)) as cut) as page
-- #a558fe
-- number, number, number, string, string, number
