-- admin: everything
-- manager: everything
select array_to_json(array((select "c"."id" as "id"
from "customers" as "c"
where true
order by "c"."name" asc , "c"."id" asc)))::text as ids
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "c"."id" as "id", "c"."name" as "name", (select u.id::text -- #b1f6d0
from users u
where u.customer_id = c.id
and u.is_primary) as "userId", "c"."type" as "type", "c"."plan" as "plan", "c"."industry" as "industry", "c"."status" as "status", c.status = 'active' as "isActive", "c"."portal_access" as "portalAccess", "c"."contact_email" as "contactEmail", "c"."contact_phone" as "contactPhone", "c"."primary_contact" as "primaryContact", "c"."address" as "address", "c"."payment_terms" as "paymentTerms", "c"."vat_number" as "vatNumber", "c"."seed_id_company" as "seedIdCompany", "c"."seed_id_warehouse" as "seedIdWarehouse", "c"."certified_receiver" as "certifiedReceiver", "c"."tax_warehouse" as "taxWarehouse", "c"."notes" as "notes", iso("c"."created_at") as "createdAt", iso("c"."updated_at") as "updatedAt", "c"."version" as "version" -- #880267
from "customers" as "c"
where "c"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=name
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "c"."id" as "id", "c"."name" as "name", (select u.id::text -- #8788b2
from users u
where u.customer_id = c.id
and u.is_primary) as "userId", "c"."type" as "type", "c"."plan" as "plan", "c"."industry" as "industry", "c"."status" as "status", c.status = 'active' as "isActive", "c"."portal_access" as "portalAccess", "c"."contact_email" as "contactEmail", "c"."contact_phone" as "contactPhone", "c"."primary_contact" as "primaryContact", "c"."address" as "address", "c"."payment_terms" as "paymentTerms", "c"."vat_number" as "vatNumber", "c"."seed_id_company" as "seedIdCompany", "c"."seed_id_warehouse" as "seedIdWarehouse", "c"."certified_receiver" as "certifiedReceiver", "c"."tax_warehouse" as "taxWarehouse", "c"."notes" as "notes", iso("c"."created_at") as "createdAt", iso("c"."updated_at") as "updatedAt", "c"."version" as "version", "c"."name" as "~key", "c"."id" as "~id" -- #a7ee98
from "customers" as "c"
where true
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."name", "page"."userId", "page"."type", "page"."plan", "page"."industry", "page"."status", "page"."isActive", "page"."portalAccess", "page"."contactEmail", "page"."contactPhone", "page"."primaryContact", "page"."address", "page"."paymentTerms", "page"."vatNumber", "page"."seedIdCompany", "page"."seedIdWarehouse", "page"."certifiedReceiver", "page"."taxWarehouse", "page"."notes", "page"."createdAt", "page"."updatedAt", "page"."version") as "~line" -- #37083e
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=name&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and ("c"."name", "c"."id") > ($4::text::text, $5::bigint)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "c"."name" as "~key", "c"."id" as "~id"
from "customers" as "c"
where true
order by "c"."name" asc , "c"."id" asc
limit 11
offset 1)) as cut) as page
-- #b1f6d0
from users u
where u.customer_id = c.id
-- #880267
from "customers" as "c"
where "c"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where ((search_fold("c"."name") like (select search_pattern($4)) -- #645c19
or search_fold("c"."contact_email") like (select search_pattern($5)) -- #3a6fa6
or search_fold("c"."primary_contact") like (select search_pattern($6)) -- #0750f9
or search_fold("c"."type") like (select search_pattern($7))) -- #e4302e
and (search_fold("c"."name") like (select search_pattern($8)) -- #63d8f6
or search_fold("c"."contact_email") like (select search_pattern($9)) -- #508c28
or search_fold("c"."primary_contact") like (select search_pattern($10)) -- #f85ba5
or search_fold("c"."type") like (select search_pattern($11)))))) as every -- #ce38ae
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where ((search_fold("c"."name") like (select search_pattern($12)) -- #d227cf
or search_fold("c"."contact_email") like (select search_pattern($13)) -- #553b3d
or search_fold("c"."primary_contact") like (select search_pattern($14)) -- #7f4461
or search_fold("c"."type") like (select search_pattern($15))) -- #530254
and (search_fold("c"."name") like (select search_pattern($16)) -- #8b21cc
or search_fold("c"."contact_email") like (select search_pattern($17)) -- #aa5aaf
or search_fold("c"."primary_contact") like (select search_pattern($18)) -- #189528
or search_fold("c"."type") like (select search_pattern($19)))) -- #716547
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
-- #645c19
-- #3a6fa6
-- #0750f9
-- #e4302e
-- #63d8f6
-- #508c28
-- #f85ba5
-- #ce38ae
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
-- #d227cf
-- #553b3d
-- #7f4461
-- #530254
-- #8b21cc
-- #aa5aaf
-- #189528
-- #716547
and ("c"."name", "c"."id") > ($20::text::text, $21::bigint)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&type=3pl
-- manager: limit=1&type=3pl
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."type" in ($5)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, '3pl', '3pl'

-- admin: limit=1&type=3pl&cursor
-- manager: limit=1&type=3pl&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."type" in ($5)
and ("c"."name", "c"."id") > ($6::text::text, $7::bigint)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, '3pl', '3pl', string, number

-- admin: limit=1&type=tpd2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."type" in ($5)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, 'tpd2', 'tpd2'

-- admin: limit=1&type=tpd2&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."type" in ($5)
and ("c"."name", "c"."id") > ($6::text::text, $7::bigint)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, 'tpd2', 'tpd2', string, number

-- admin: limit=1&type=producer_ttt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."type" in ($5)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, 'producer_ttt', 'producer_ttt'

-- admin: limit=1&type=customer_ttt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."type" in ($5)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, 'customer_ttt', 'customer_ttt'

-- admin: limit=1&type=full_3pl
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."type" in ($5)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, 'full_3pl', 'full_3pl'

-- admin: limit=1&type=ttt_only
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."type" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."type" in ($5)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, 'ttt_only', 'ttt_only'

-- admin: limit=1&type=3pl&type=tpd2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."type" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."type" in ($6, $7)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, '3pl', 'tpd2', '3pl', 'tpd2'

-- admin: limit=1&type=3pl&type=tpd2&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."type" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."type" in ($6, $7)
and ("c"."name", "c"."id") > ($8::text::text, $9::bigint)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, '3pl', 'tpd2', '3pl', 'tpd2', string, number

-- admin: limit=1&status=active
-- manager: limit=1&status=active
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."status" in ($5)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, 'active', 'active'

-- admin: limit=1&status=active&cursor
-- manager: limit=1&status=active&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."status" in ($5)
and ("c"."name", "c"."id") > ($6::text::text, $7::bigint)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, 'active', 'active', string, number

-- admin: limit=1&status=inactive
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."status" in ($5)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, 'inactive', 'inactive'

-- admin: limit=1&status=pending
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."status" in ($5)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, 'pending', 'pending'

-- admin: limit=1&status=active&status=inactive
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."status" in ($6, $7)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, 'active', 'inactive', 'active', 'inactive'

-- admin: limit=1&status=active&status=inactive&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true
and "c"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and "c"."status" in ($6, $7)
and ("c"."name", "c"."id") > ($8::text::text, $9::bigint)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, 'active', 'inactive', 'active', 'inactive', string, number

-- admin: limit=1&sort=-name
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
order by "c"."name" desc , "c"."id" desc
limit 11)) as cut) as page
-- #37083e
-- number, number, number

-- admin: limit=1&sort=-name&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #a7ee98
from "customers" as "c"
where true
and ("c"."name", "c"."id") < ($4::text::text, $5::bigint)
order by "c"."name" desc , "c"."id" desc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, string, number

-- admin: limit=1&sort=type
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
and u.is_primary) as "userId", "c"."type" as "type", "c"."plan" as "plan", "c"."industry" as "industry", "c"."status" as "status", c.status = 'active' as "isActive", "c"."portal_access" as "portalAccess", "c"."contact_email" as "contactEmail", "c"."contact_phone" as "contactPhone", "c"."primary_contact" as "primaryContact", "c"."address" as "address", "c"."payment_terms" as "paymentTerms", "c"."vat_number" as "vatNumber", "c"."seed_id_company" as "seedIdCompany", "c"."seed_id_warehouse" as "seedIdWarehouse", "c"."certified_receiver" as "certifiedReceiver", "c"."tax_warehouse" as "taxWarehouse", "c"."notes" as "notes", iso("c"."created_at") as "createdAt", iso("c"."updated_at") as "updatedAt", "c"."version" as "version", array_position('{3pl,tpd2,producer_ttt,customer_ttt,full_3pl,ttt_only}'::text[], "c"."type"::text) as "~key", "c"."id" as "~id" -- #eda4f2
from "customers" as "c"
where true
order by array_position('{3pl,tpd2,producer_ttt,customer_ttt,full_3pl,ttt_only}'::text[], "c"."type"::text) asc , "c"."id" asc -- #e3a553
limit 11)) as cut) as page
-- #37083e
-- number, number, number

-- admin: limit=1&sort=type&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #eda4f2
from "customers" as "c"
where true
and (array_position('{3pl,tpd2,producer_ttt,customer_ttt,full_3pl,ttt_only}'::text[], "c"."type"::text), "c"."id") > ($4::text::bigint, $5::bigint) -- #1d537f
-- #e3a553
limit 11)) as cut) as page
-- #37083e
-- number, number, number, '1', number

-- admin: limit=1&sort=-type
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #eda4f2
from "customers" as "c"
where true
order by array_position('{3pl,tpd2,producer_ttt,customer_ttt,full_3pl,ttt_only}'::text[], "c"."type"::text) desc , "c"."id" desc -- #763451
limit 11)) as cut) as page
-- #37083e
-- number, number, number

-- admin: limit=1&sort=-type&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #eda4f2
from "customers" as "c"
where true
and (array_position('{3pl,tpd2,producer_ttt,customer_ttt,full_3pl,ttt_only}'::text[], "c"."type"::text), "c"."id") < ($4::text::bigint, $5::bigint) -- #03b3f2
-- #763451
limit 11)) as cut) as page
-- #37083e
-- number, number, number, string, number

-- admin: limit=1&sort=status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
and u.is_primary) as "userId", "c"."type" as "type", "c"."plan" as "plan", "c"."industry" as "industry", "c"."status" as "status", c.status = 'active' as "isActive", "c"."portal_access" as "portalAccess", "c"."contact_email" as "contactEmail", "c"."contact_phone" as "contactPhone", "c"."primary_contact" as "primaryContact", "c"."address" as "address", "c"."payment_terms" as "paymentTerms", "c"."vat_number" as "vatNumber", "c"."seed_id_company" as "seedIdCompany", "c"."seed_id_warehouse" as "seedIdWarehouse", "c"."certified_receiver" as "certifiedReceiver", "c"."tax_warehouse" as "taxWarehouse", "c"."notes" as "notes", iso("c"."created_at") as "createdAt", iso("c"."updated_at") as "updatedAt", "c"."version" as "version", array_position('{active,inactive,pending}'::text[], "c"."status"::text) as "~key", "c"."id" as "~id" -- #1386be
from "customers" as "c"
where true
order by array_position('{active,inactive,pending}'::text[], "c"."status"::text) asc , "c"."id" asc -- #30d720
limit 11)) as cut) as page
-- #37083e
-- number, number, number

-- admin: limit=1&sort=status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #1386be
from "customers" as "c"
where true
and (array_position('{active,inactive,pending}'::text[], "c"."status"::text), "c"."id") > ($4::text::bigint, $5::bigint) -- #fa3401
-- #30d720
limit 11)) as cut) as page
-- #37083e
-- number, number, number, '1', number

-- admin: limit=1&sort=-status
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #1386be
from "customers" as "c"
where true
order by array_position('{active,inactive,pending}'::text[], "c"."status"::text) desc , "c"."id" desc -- #e63628
limit 11)) as cut) as page
-- #37083e
-- number, number, number

-- admin: limit=1&sort=-status&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #1386be
from "customers" as "c"
where true
and (array_position('{active,inactive,pending}'::text[], "c"."status"::text), "c"."id") < ($4::text::bigint, $5::bigint) -- #b2a480
-- #e63628
limit 11)) as cut) as page
-- #37083e
-- number, number, number, string, number

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
and u.is_primary) as "userId", "c"."type" as "type", "c"."plan" as "plan", "c"."industry" as "industry", "c"."status" as "status", c.status = 'active' as "isActive", "c"."portal_access" as "portalAccess", "c"."contact_email" as "contactEmail", "c"."contact_phone" as "contactPhone", "c"."primary_contact" as "primaryContact", "c"."address" as "address", "c"."payment_terms" as "paymentTerms", "c"."vat_number" as "vatNumber", "c"."seed_id_company" as "seedIdCompany", "c"."seed_id_warehouse" as "seedIdWarehouse", "c"."certified_receiver" as "certifiedReceiver", "c"."tax_warehouse" as "taxWarehouse", "c"."notes" as "notes", iso("c"."created_at") as "createdAt", iso("c"."updated_at") as "updatedAt", "c"."version" as "version", "c"."created_at" as "~key", "c"."id" as "~id" -- #386d3b
from "customers" as "c"
where true
order by "c"."created_at" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #386d3b
from "customers" as "c"
where true
and ("c"."created_at", "c"."id") > ($4::text::timestamptz, $5::bigint) -- #bd3452
order by "c"."created_at" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, string, number

-- admin: limit=1&sort=-createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #386d3b
from "customers" as "c"
where true
order by "c"."created_at" desc , "c"."id" desc
limit 11)) as cut) as page
-- #37083e
-- number, number, number

-- admin: limit=1&sort=-createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #386d3b
from "customers" as "c"
where true
and ("c"."created_at", "c"."id") < ($4::text::timestamptz, $5::bigint) -- #582727
order by "c"."created_at" desc , "c"."id" desc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, string, number

-- admin: limit=1&sort=id
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
and u.is_primary) as "userId", "c"."type" as "type", "c"."plan" as "plan", "c"."industry" as "industry", "c"."status" as "status", c.status = 'active' as "isActive", "c"."portal_access" as "portalAccess", "c"."contact_email" as "contactEmail", "c"."contact_phone" as "contactPhone", "c"."primary_contact" as "primaryContact", "c"."address" as "address", "c"."payment_terms" as "paymentTerms", "c"."vat_number" as "vatNumber", "c"."seed_id_company" as "seedIdCompany", "c"."seed_id_warehouse" as "seedIdWarehouse", "c"."certified_receiver" as "certifiedReceiver", "c"."tax_warehouse" as "taxWarehouse", "c"."notes" as "notes", iso("c"."created_at") as "createdAt", iso("c"."updated_at") as "updatedAt", "c"."version" as "version", "c"."id" as "~key", "c"."id" as "~id" -- #8bed6f
from "customers" as "c"
where true
order by "c"."id" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number

-- admin: limit=1&sort=id&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #8bed6f
from "customers" as "c"
where true
and ("c"."id", "c"."id") > ($4::text::bigint, $5::bigint)
order by "c"."id" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, '1', number

-- admin: limit=1&sort=-id
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #8bed6f
from "customers" as "c"
where true
order by "c"."id" desc , "c"."id" desc
limit 11)) as cut) as page
-- #37083e
-- number, number, number

-- admin: limit=1&sort=-id&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #8788b2
from users u
where u.customer_id = c.id
-- #8bed6f
from "customers" as "c"
where true
and ("c"."id", "c"."id") < ($4::text::bigint, $5::bigint)
order by "c"."id" desc , "c"."id" desc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, string, number

-- customer: everything
-- view-only customer: everything
select array_to_json(array((select "c"."id" as "id"
from "customers" as "c"
where "c"."id" = $1
and true
order by "c"."name" asc , "c"."id" asc)))::text as ids
-- number

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
-- #d42dfc
cross join lateral ((select "c"."id" as "id", "c"."name" as "name", $2::text as "userId", "c"."type" as "type", "c"."plan" as "plan", "c"."industry" as "industry", "c"."status" as "status", c.status = 'active' as "isActive", "c"."portal_access" as "portalAccess", "c"."contact_email" as "contactEmail", "c"."contact_phone" as "contactPhone", "c"."primary_contact" as "primaryContact", "c"."address" as "address", "c"."payment_terms" as "paymentTerms", "c"."vat_number" as "vatNumber", "c"."seed_id_company" as "seedIdCompany", "c"."seed_id_warehouse" as "seedIdWarehouse", "c"."certified_receiver" as "certifiedReceiver", "c"."tax_warehouse" as "taxWarehouse", null::text as "notes", iso("c"."created_at") as "createdAt", iso("c"."updated_at") as "updatedAt", "c"."version" as "version" -- #2676f3
from "customers" as "c"
where "c"."id" = $3
and "c"."id" = wanted.id)) as "~line"
-- list of number, string, number

-- customer: limit=1
-- view-only customer: limit=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where "c"."id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "c"."id" as "id", "c"."name" as "name", $5::text as "userId", "c"."type" as "type", "c"."plan" as "plan", "c"."industry" as "industry", "c"."status" as "status", c.status = 'active' as "isActive", "c"."portal_access" as "portalAccess", "c"."contact_email" as "contactEmail", "c"."contact_phone" as "contactPhone", "c"."primary_contact" as "primaryContact", "c"."address" as "address", "c"."payment_terms" as "paymentTerms", "c"."vat_number" as "vatNumber", "c"."seed_id_company" as "seedIdCompany", "c"."seed_id_warehouse" as "seedIdWarehouse", "c"."certified_receiver" as "certifiedReceiver", "c"."tax_warehouse" as "taxWarehouse", null::text as "notes", iso("c"."created_at") as "createdAt", iso("c"."updated_at") as "updatedAt", "c"."version" as "version", "c"."name" as "~key", "c"."id" as "~id" -- #4e32e8
from "customers" as "c"
where "c"."id" = $6
and true
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, number, string, number

-- customer: limit=1&page=2
-- view-only customer: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where "c"."id" = $4
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "c"."name" as "~key", "c"."id" as "~id"
from "customers" as "c"
where "c"."id" = $5
and true
order by "c"."name" asc , "c"."id" asc
limit 11
offset 1)) as cut) as page
cross join lateral ((select "c"."id" as "id", "c"."name" as "name", $6::text as "userId", "c"."type" as "type", "c"."plan" as "plan", "c"."industry" as "industry", "c"."status" as "status", c.status = 'active' as "isActive", "c"."portal_access" as "portalAccess", "c"."contact_email" as "contactEmail", "c"."contact_phone" as "contactPhone", "c"."primary_contact" as "primaryContact", "c"."address" as "address", "c"."payment_terms" as "paymentTerms", "c"."vat_number" as "vatNumber", "c"."seed_id_company" as "seedIdCompany", "c"."seed_id_warehouse" as "seedIdWarehouse", "c"."certified_receiver" as "certifiedReceiver", "c"."tax_warehouse" as "taxWarehouse", null::text as "notes", iso("c"."created_at") as "createdAt", iso("c"."updated_at") as "updatedAt", "c"."version" as "version" -- #f6b232
from "customers" as "c"
where "c"."id" = $7
and "c"."id" = "page"."~id")) as "~line"
-- number, number, number, number, number, string, number

-- customer: limit=1&q=ä+ö
-- view-only customer: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where "c"."id" = $4
and ((search_fold("c"."name") like (select search_pattern($5)) -- #dab57b
or search_fold("c"."contact_email") like (select search_pattern($6)) -- #43a36c
or search_fold("c"."primary_contact") like (select search_pattern($7)) -- #f377d8
or search_fold("c"."type") like (select search_pattern($8))) -- #5dcf77
and (search_fold("c"."name") like (select search_pattern($9)) -- #bf3d0b
or search_fold("c"."contact_email") like (select search_pattern($10)) -- #3cea9a
or search_fold("c"."primary_contact") like (select search_pattern($11)) -- #4e8089
or search_fold("c"."type") like (select search_pattern($12)))))) as every -- #eeeed0
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "c"."id" as "id", "c"."name" as "name", $13::text as "userId", "c"."type" as "type", "c"."plan" as "plan", "c"."industry" as "industry", "c"."status" as "status", c.status = 'active' as "isActive", "c"."portal_access" as "portalAccess", "c"."contact_email" as "contactEmail", "c"."contact_phone" as "contactPhone", "c"."primary_contact" as "primaryContact", "c"."address" as "address", "c"."payment_terms" as "paymentTerms", "c"."vat_number" as "vatNumber", "c"."seed_id_company" as "seedIdCompany", "c"."seed_id_warehouse" as "seedIdWarehouse", "c"."certified_receiver" as "certifiedReceiver", "c"."tax_warehouse" as "taxWarehouse", null::text as "notes", iso("c"."created_at") as "createdAt", iso("c"."updated_at") as "updatedAt", "c"."version" as "version", "c"."name" as "~key", "c"."id" as "~id" -- #9cd9bb
from "customers" as "c"
where "c"."id" = $14
and ((search_fold("c"."name") like (select search_pattern($15)) -- #3f533b
or search_fold("c"."contact_email") like (select search_pattern($16)) -- #353ca3
or search_fold("c"."primary_contact") like (select search_pattern($17)) -- #f21e6b
or search_fold("c"."type") like (select search_pattern($18))) -- #9cc5b7
and (search_fold("c"."name") like (select search_pattern($19)) -- #5687e1
or search_fold("c"."contact_email") like (select search_pattern($20)) -- #709ffc
or search_fold("c"."primary_contact") like (select search_pattern($21)) -- #7c5677
or search_fold("c"."type") like (select search_pattern($22)))) -- #f2994c
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, number, string, string, string, string, string, string, string, string, string, number, string, string, string, string, string, string, string, string

-- customer: limit=1&type=3pl
-- view-only customer: limit=1&type=3pl
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where "c"."id" = $4
and true
and "c"."type" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "c"."id" as "id", "c"."name" as "name", $6::text as "userId", "c"."type" as "type", "c"."plan" as "plan", "c"."industry" as "industry", "c"."status" as "status", c.status = 'active' as "isActive", "c"."portal_access" as "portalAccess", "c"."contact_email" as "contactEmail", "c"."contact_phone" as "contactPhone", "c"."primary_contact" as "primaryContact", "c"."address" as "address", "c"."payment_terms" as "paymentTerms", "c"."vat_number" as "vatNumber", "c"."seed_id_company" as "seedIdCompany", "c"."seed_id_warehouse" as "seedIdWarehouse", "c"."certified_receiver" as "certifiedReceiver", "c"."tax_warehouse" as "taxWarehouse", null::text as "notes", iso("c"."created_at") as "createdAt", iso("c"."updated_at") as "updatedAt", "c"."version" as "version", "c"."name" as "~key", "c"."id" as "~id" -- #2bb7ae
from "customers" as "c"
where "c"."id" = $7
and true
and "c"."type" in ($8)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, number, '3pl', string, number, '3pl'

-- customer: limit=1&status=active
-- view-only customer: limit=1&status=active
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "customers" as "c"
where "c"."id" = $4
and true
and "c"."status" in ($5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #2bb7ae
from "customers" as "c"
where "c"."id" = $7
and true
and "c"."status" in ($8)
order by "c"."name" asc , "c"."id" asc
limit 11)) as cut) as page
-- #37083e
-- number, number, number, number, 'active', string, number, 'active'
