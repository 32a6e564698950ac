-- admin: everything
-- manager: everything
select array_to_json(array((select "a"."id" as "id"
from "adjustment_requests" as "a"
inner join "inventory_items" as "i" on "i"."id" = "a"."item_id" -- #4f1c0a
where true
and true
order by "a"."requested_at" desc , "a"."id" desc)))::text as ids -- #2dbc4e
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "a"."id", "a"."item_id" as "inventoryId", "i"."sku", "i"."name", i.unit_of_measure as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "a"."location", "a"."lot", "a"."expires_on" as "expiresOn", "a"."adjustment", "a"."reason", user_name(a.requested_by) as "requestedBy", iso("a"."requested_at") as "requestedAt", "a"."status", user_name(a.decided_by) as "decidedBy", iso("a"."decided_at") as "decidedAt", "a"."note", coalesce(a.requested_by = $2, false) as "mine", "a"."version" -- #9a6e84
from "adjustment_requests" as "a"
-- #4f1c0a
left join "customers" as "c" on "c"."id" = "i"."customer_id" -- #f67ab7
where "a"."id" = wanted.id)) as "~line"
-- list of number, number

-- admin: limit=1
-- admin: limit=1&sort=-requestedAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."id", "a"."item_id" as "inventoryId", "i"."sku", "i"."name", i.unit_of_measure as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "a"."location", "a"."lot", "a"."expires_on" as "expiresOn", "a"."adjustment", "a"."reason", user_name(a.requested_by) as "requestedBy", iso("a"."requested_at") as "requestedAt", "a"."status", user_name(a.decided_by) as "decidedBy", iso("a"."decided_at") as "decidedAt", "a"."note", coalesce(a.requested_by = $4, false) as "mine", "a"."version", "a"."requested_at" as "~key", "a"."id" as "~id" -- #08f088
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."inventoryId", "page"."sku", "page"."name", "page"."unitOfMeasure", "page"."customerId", "page"."customerName", "page"."location", "page"."lot", "page"."expiresOn", "page"."adjustment", "page"."reason", "page"."requestedBy", "page"."requestedAt", "page"."status", "page"."decidedBy", "page"."decidedAt", "page"."note", "page"."mine", "page"."version") as "~line" -- #c5af6f
-- number, number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=-requestedAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #08f088
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and ("a"."requested_at", "a"."id") < ($5::text::timestamptz, $6::bigint) -- #644b8d
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."requested_at" as "~key", "a"."id" as "~id" -- #ea5a4d
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true
order by "a"."requested_at" desc , "a"."id" desc
limit 11
offset 1)) as cut) as page
cross join lateral ((select "a"."id", "a"."item_id" as "inventoryId", "i"."sku", "i"."name", i.unit_of_measure as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "a"."location", "a"."lot", "a"."expires_on" as "expiresOn", "a"."adjustment", "a"."reason", user_name(a.requested_by) as "requestedBy", iso("a"."requested_at") as "requestedAt", "a"."status", user_name(a.decided_by) as "decidedBy", iso("a"."decided_at") as "decidedAt", "a"."note", coalesce(a.requested_by = $4, false) as "mine", "a"."version" -- #c9c7f5
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where "a"."id" = "page"."~id")) as "~line"
-- number, number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and (("i"."search_text" like (select search_pattern($4))
or search_fold("a"."reason") like (select search_pattern($5)) -- #712c28
or search_fold("a"."location") like (select search_pattern($6)) -- #414cb5
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($7)))) -- #6553f2
and ("i"."search_text" like (select search_pattern($8))
or search_fold("a"."reason") like (select search_pattern($9)) -- #8b87f8
or search_fold("a"."location") like (select search_pattern($10)) -- #a872d4
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($11))))))) as every -- #070bf8
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."id", "a"."item_id" as "inventoryId", "i"."sku", "i"."name", i.unit_of_measure as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "a"."location", "a"."lot", "a"."expires_on" as "expiresOn", "a"."adjustment", "a"."reason", user_name(a.requested_by) as "requestedBy", iso("a"."requested_at") as "requestedAt", "a"."status", user_name(a.decided_by) as "decidedBy", iso("a"."decided_at") as "decidedAt", "a"."note", coalesce(a.requested_by = $12, false) as "mine", "a"."version", "a"."requested_at" as "~key", "a"."id" as "~id" -- #5cf97a
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and (("i"."search_text" like (select search_pattern($13))
or search_fold("a"."reason") like (select search_pattern($14)) -- #3b4768
or search_fold("a"."location") like (select search_pattern($15)) -- #408122
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($16)))) -- #1103aa
and ("i"."search_text" like (select search_pattern($17))
or search_fold("a"."reason") like (select search_pattern($18)) -- #a1aaae
or search_fold("a"."location") like (select search_pattern($19)) -- #99f55c
or i.customer_id in (select c.id
from customers c
where search_fold("c"."name") like (select search_pattern($20))))) -- #981f26
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, string, string, string, string, string, string, string, string, number, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and (("i"."search_text" like (select search_pattern($4))
-- #712c28
-- #414cb5
or i.customer_id in (select c.id
from customers c
-- #6553f2
and ("i"."search_text" like (select search_pattern($8))
-- #8b87f8
-- #a872d4
or i.customer_id in (select c.id
from customers c
-- #070bf8
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #5cf97a
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and (("i"."search_text" like (select search_pattern($13))
-- #3b4768
-- #408122
or i.customer_id in (select c.id
from customers c
-- #1103aa
and ("i"."search_text" like (select search_pattern($17))
-- #a1aaae
-- #99f55c
or i.customer_id in (select c.id
from customers c
-- #981f26
and ("a"."requested_at", "a"."id") < ($21::text::timestamptz, $22::bigint) -- #917a03
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, string, string, string, string, string, string, string, string, number, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&status=open
-- manager: limit=1&status=open
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true
and "a"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."id", "a"."item_id" as "inventoryId", "i"."sku", "i"."name", i.unit_of_measure as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "a"."location", "a"."lot", "a"."expires_on" as "expiresOn", "a"."adjustment", "a"."reason", user_name(a.requested_by) as "requestedBy", iso("a"."requested_at") as "requestedAt", "a"."status", user_name(a.decided_by) as "decidedBy", iso("a"."decided_at") as "decidedAt", "a"."note", coalesce(a.requested_by = $5, false) as "mine", "a"."version", "a"."requested_at" as "~key", "a"."id" as "~id" -- #9d9760
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and "a"."status" in ($6)
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, 'open', number, 'open'

-- admin: limit=1&status=open&cursor
-- manager: limit=1&status=open&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true
and "a"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9d9760
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and "a"."status" in ($6)
and ("a"."requested_at", "a"."id") < ($7::text::timestamptz, $8::bigint) -- #8b1b28
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, 'open', number, 'open', string, number

-- admin: limit=1&status=approved
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true
and "a"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9d9760
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and "a"."status" in ($6)
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, 'approved', number, 'approved'

-- admin: limit=1&status=rejected
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true
and "a"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9d9760
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and "a"."status" in ($6)
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, 'rejected', number, 'rejected'

-- admin: limit=1&status=withdrawn
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true
and "a"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9d9760
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and "a"."status" in ($6)
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, 'withdrawn', number, 'withdrawn'

-- admin: limit=1&status=open&status=approved
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true
and "a"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."id", "a"."item_id" as "inventoryId", "i"."sku", "i"."name", i.unit_of_measure as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "a"."location", "a"."lot", "a"."expires_on" as "expiresOn", "a"."adjustment", "a"."reason", user_name(a.requested_by) as "requestedBy", iso("a"."requested_at") as "requestedAt", "a"."status", user_name(a.decided_by) as "decidedBy", iso("a"."decided_at") as "decidedAt", "a"."note", coalesce(a.requested_by = $6, false) as "mine", "a"."version", "a"."requested_at" as "~key", "a"."id" as "~id" -- #32018a
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and "a"."status" in ($7, $8)
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, 'open', 'approved', number, 'open', 'approved'

-- admin: limit=1&status=open&status=approved&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true
and "a"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #32018a
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and "a"."status" in ($7, $8)
and ("a"."requested_at", "a"."id") < ($9::text::timestamptz, $10::bigint) -- #0e68c4
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, 'open', 'approved', number, 'open', 'approved', string, number

-- admin: limit=1&customerId=1
-- manager: limit=1&customerId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true
and "i"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9d9760
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and "i"."customer_id" in ($6)
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number, number, number

-- admin: limit=1&customerId=1&cursor
-- manager: limit=1&customerId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true
and "i"."customer_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9d9760
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and "i"."customer_id" in ($6)
-- #8b1b28
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number, number, number, string, number

-- admin: limit=1&inventoryId=1
-- manager: limit=1&inventoryId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true
and "a"."item_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9d9760
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and "a"."item_id" in ($6)
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number, number, number

-- admin: limit=1&siteId=1
-- manager: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true
and (a.site_id is null
or a.site_id = any($4::integer[])))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9d9760
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and (a.site_id is null
or a.site_id = any($6::integer[]))
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, list of number, number, list of number

-- admin: limit=1&siteId=1&cursor
-- manager: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true
and (a.site_id is null
or a.site_id = any($4::integer[])))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9d9760
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and (a.site_id is null
or a.site_id = any($6::integer[]))
-- #8b1b28
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, list of number, number, list of number, string, number

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where ("a"."requested_at" >= ($4::date)::timestamp at time zone warehouse_zone()) -- #e06e30
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9d9760
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where ("a"."requested_at" >= ($6::date)::timestamp at time zone warehouse_zone()) -- #f9aee2
and true
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, '2026-01-31', number, '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
-- #e06e30
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9d9760
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
-- #f9aee2
and true
-- #8b1b28
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, '2026-01-31', number, '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where ("a"."requested_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()) -- #378d71
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9d9760
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where ("a"."requested_at" < ($6::date + 1)::timestamp at time zone warehouse_zone()) -- #9878fa
and true
order by "a"."requested_at" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, '2026-01-31', number, '2026-01-31'

-- admin: limit=1&sort=requestedAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #08f088
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
order by "a"."requested_at" asc , "a"."id" asc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number

-- admin: limit=1&sort=requestedAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #08f088
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and ("a"."requested_at", "a"."id") > ($5::text::timestamptz, $6::bigint) -- #dd254f
order by "a"."requested_at" asc , "a"."id" asc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number, string, number

-- admin: limit=1&sort=sku
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."id", "a"."item_id" as "inventoryId", "i"."sku", "i"."name", i.unit_of_measure as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "a"."location", "a"."lot", "a"."expires_on" as "expiresOn", "a"."adjustment", "a"."reason", user_name(a.requested_by) as "requestedBy", iso("a"."requested_at") as "requestedAt", "a"."status", user_name(a.decided_by) as "decidedBy", iso("a"."decided_at") as "decidedAt", "a"."note", coalesce(a.requested_by = $4, false) as "mine", "a"."version", "i"."sku" as "~key", "a"."id" as "~id" -- #fad768
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
order by "i"."sku" asc , "a"."id" asc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number

-- admin: limit=1&sort=sku&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #fad768
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and ("i"."sku", "a"."id") > ($5::text::text, $6::bigint)
order by "i"."sku" asc , "a"."id" asc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number, string, number

-- admin: limit=1&sort=-sku
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #fad768
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
order by "i"."sku" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number

-- admin: limit=1&sort=-sku&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #fad768
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and ("i"."sku", "a"."id") < ($5::text::text, $6::bigint)
order by "i"."sku" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number, string, number

-- admin: limit=1&sort=adjustment
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."id", "a"."item_id" as "inventoryId", "i"."sku", "i"."name", i.unit_of_measure as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "a"."location", "a"."lot", "a"."expires_on" as "expiresOn", "a"."adjustment", "a"."reason", user_name(a.requested_by) as "requestedBy", iso("a"."requested_at") as "requestedAt", "a"."status", user_name(a.decided_by) as "decidedBy", iso("a"."decided_at") as "decidedAt", "a"."note", coalesce(a.requested_by = $4, false) as "mine", "a"."version", "a"."adjustment" as "~key", "a"."id" as "~id" -- #9c83c1
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
order by "a"."adjustment" asc , "a"."id" asc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number

-- admin: limit=1&sort=adjustment&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9c83c1
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and ("a"."adjustment", "a"."id") > ($5::text::bigint, $6::bigint) -- #472802
order by "a"."adjustment" asc , "a"."id" asc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number, string, number

-- admin: limit=1&sort=-adjustment
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9c83c1
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
order by "a"."adjustment" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number

-- admin: limit=1&sort=-adjustment&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #9c83c1
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and ("a"."adjustment", "a"."id") < ($5::text::bigint, $6::bigint) -- #74c2e5
order by "a"."adjustment" desc , "a"."id" desc
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number, string, number

-- admin: limit=1&sort=status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "a"."id", "a"."item_id" as "inventoryId", "i"."sku", "i"."name", i.unit_of_measure as "unitOfMeasure", "i"."customer_id" as "customerId", "c"."name" as "customerName", "a"."location", "a"."lot", "a"."expires_on" as "expiresOn", "a"."adjustment", "a"."reason", user_name(a.requested_by) as "requestedBy", iso("a"."requested_at") as "requestedAt", "a"."status", user_name(a.decided_by) as "decidedBy", iso("a"."decided_at") as "decidedAt", "a"."note", coalesce(a.requested_by = $4, false) as "mine", "a"."version", array_position('{open,approved,rejected,withdrawn}'::text[], "a"."status"::text) as "~key", "a"."id" as "~id" -- #53bb13
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
order by array_position('{open,approved,rejected,withdrawn}'::text[], "a"."status"::text) asc , "a"."id" asc -- #f8115a
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number

-- admin: limit=1&sort=status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #53bb13
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and (array_position('{open,approved,rejected,withdrawn}'::text[], "a"."status"::text), "a"."id") > ($5::text::bigint, $6::bigint) -- #3fe7d6
-- #f8115a
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number, '1', number

-- admin: limit=1&sort=-status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #53bb13
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
order by array_position('{open,approved,rejected,withdrawn}'::text[], "a"."status"::text) desc , "a"."id" desc -- #92bae4
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number

-- admin: limit=1&sort=-status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "adjustment_requests" as "a"
-- #4f1c0a
where true
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #53bb13
from "adjustment_requests" as "a"
-- #4f1c0a
-- #f67ab7
where true
and true
and (array_position('{open,approved,rejected,withdrawn}'::text[], "a"."status"::text), "a"."id") < ($5::text::bigint, $6::bigint) -- #e434f1
-- #92bae4
limit 11)) as cut) as page
-- #c5af6f
-- number, number, number, number, string, number
