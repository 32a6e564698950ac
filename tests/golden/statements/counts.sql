-- admin: everything
-- manager: everything
select array_to_json(array((select "n"."id" as "id"
from "counts" as "n"
where true
order by "n"."created_at" desc , "n"."id" desc)))::text as ids -- #403d39
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "n"."id" as "id", "n"."count_number" as "countNumber", "n"."site_id" as "siteId", "si"."code" as "siteCode", "n"."name" as "name", "n"."method" as "method", "n"."criteria" as "criteria", "n"."blind" as "blind", "n"."status" as "status", "n"."due_on" as "dueOn", "n"."assigned_to" as "assignedTo", user_name(n.assigned_to) as "assignedToName", "n"."notes" as "notes", (select count(*) -- #c76817
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
where v.place_id = p.id)) as "placesCounted", (select count(*) -- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
where i.count_id = n.id))) as "lineCount", case when not (n.blind -- #c1f47c
and n.status not in ('review', 'closed')) then d.differences end as "differenceCount", case when not (n.blind -- #303979
and n.status not in ('review', 'closed')) then d.units end as "netUnits", case when not (n.blind -- #87c196
and n.status not in ('review', 'closed')) then d.value end as "netValue", iso("n"."started_at") as "startedAt", iso("n"."reviewed_at") as "reviewedAt", iso("n"."closed_at") as "closedAt", "n"."cancel_reason" as "cancelReason", iso("n"."created_at") as "createdAt", user_name(n.created_by) as "createdBy", "n"."version" as "version" -- #6a2929
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
select count(*) filter (where c.status in ('difference', 'posted', 'rejected')) as differences, coalesce(sum(r.counted - r.expected) filter (where c.status in ('difference', 'posted')), 0) as units, coalesce(sum((r.counted - r.expected) * coalesce(c.cost_price, i.cost_price, 0)) filter (where c.status in ('difference', 'posted')), 0)::numeric(14, 2)::text as value -- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where "n"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=-createdAt
-- manager: limit=1
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "n"."id" as "id", "n"."count_number" as "countNumber", "n"."site_id" as "siteId", "si"."code" as "siteCode", "n"."name" as "name", "n"."method" as "method", "n"."criteria" as "criteria", "n"."blind" as "blind", "n"."status" as "status", "n"."due_on" as "dueOn", "n"."assigned_to" as "assignedTo", user_name(n.assigned_to) as "assignedToName", "n"."notes" as "notes", (select count(*) -- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
and n.status not in ('review', 'closed')) then d.value end as "netValue", iso("n"."started_at") as "startedAt", iso("n"."reviewed_at") as "reviewedAt", iso("n"."closed_at") as "closedAt", "n"."cancel_reason" as "cancelReason", iso("n"."created_at") as "createdAt", user_name(n.created_by) as "createdBy", "n"."version" as "version", "n"."created_at" as "~key", "n"."id" as "~id" -- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."countNumber", "page"."siteId", "page"."siteCode", "page"."name", "page"."method", "page"."criteria", "page"."blind", "page"."status", "page"."dueOn", "page"."assignedTo", "page"."assignedToName", "page"."notes", "page"."placeCount", "page"."placesCounted", "page"."lineCount", "page"."differenceCount", "page"."netUnits", "page"."netValue", "page"."startedAt", "page"."reviewedAt", "page"."closedAt", "page"."cancelReason", "page"."createdAt", "page"."createdBy", "page"."version") as "~line" -- #d67735
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=-createdAt&cursor
-- manager: limit=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and ("n"."created_at", "n"."id") < ($4::text::timestamptz, $5::bigint) -- #a37d71
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, string, number

-- admin: limit=1&page=2
-- manager: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "n"."created_at" as "~key", "n"."id" as "~id"
from "counts" as "n"
where true
order by "n"."created_at" desc , "n"."id" desc
limit 11
offset 1)) as cut) as page
-- #c76817
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #6a2929
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where "n"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
-- manager: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where ((search_fold("n"."count_number") like (select search_pattern($4)) -- #2e7ab0
or search_fold("n"."name") like (select search_pattern($5))
or search_fold("n"."notes") like (select search_pattern($6)) -- #5da375
or n.id in (select p.count_id
from count_places p
join locations l on l.id = p.location_id
where search_fold("l"."code") like (select search_pattern($7)))) -- #41b16b
and (search_fold("n"."count_number") like (select search_pattern($8)) -- #2f4ffb
or search_fold("n"."name") like (select search_pattern($9))
or search_fold("n"."notes") like (select search_pattern($10)) -- #587e01
or n.id in (select p.count_id
from count_places p
join locations l on l.id = p.location_id
where search_fold("l"."code") like (select search_pattern($11))))))) as every -- #bf54d0
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where ((search_fold("n"."count_number") like (select search_pattern($12)) -- #464976
or search_fold("n"."name") like (select search_pattern($13)) -- #6f5846
or search_fold("n"."notes") like (select search_pattern($14)) -- #eefd1d
or n.id in (select p.count_id
from count_places p
join locations l on l.id = p.location_id
where search_fold("l"."code") like (select search_pattern($15)))) -- #2c0f46
and (search_fold("n"."count_number") like (select search_pattern($16)) -- #c3a976
or search_fold("n"."name") like (select search_pattern($17)) -- #809a15
or search_fold("n"."notes") like (select search_pattern($18)) -- #4251ab
or n.id in (select p.count_id
from count_places p
join locations l on l.id = p.location_id
where search_fold("l"."code") like (select search_pattern($19))))) -- #668611
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
-- manager: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
-- #2e7ab0
or search_fold("n"."name") like (select search_pattern($5))
-- #5da375
or n.id in (select p.count_id
from count_places p
join locations l on l.id = p.location_id
-- #41b16b
-- #2f4ffb
or search_fold("n"."name") like (select search_pattern($9))
-- #587e01
or n.id in (select p.count_id
from count_places p
join locations l on l.id = p.location_id
-- #bf54d0
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
-- #464976
-- #6f5846
-- #eefd1d
or n.id in (select p.count_id
from count_places p
join locations l on l.id = p.location_id
-- #2c0f46
-- #c3a976
-- #809a15
-- #4251ab
or n.id in (select p.count_id
from count_places p
join locations l on l.id = p.location_id
-- #668611
and ("n"."created_at", "n"."id") < ($20::text::timestamptz, $21::bigint) -- #904c38
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&siteId=1
-- manager: limit=1&siteId=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."site_id" in ($5)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, number, number

-- admin: limit=1&siteId=1&cursor
-- manager: limit=1&siteId=1&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."site_id" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."site_id" in ($5)
and ("n"."created_at", "n"."id") < ($6::text::timestamptz, $7::bigint) -- #809b26
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, number, number, string, number

-- admin: limit=1&method=location
-- manager: limit=1&method=location
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."method" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."method" in ($5)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'location', 'location'

-- admin: limit=1&method=location&cursor
-- manager: limit=1&method=location&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."method" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."method" in ($5)
-- #809b26
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'location', 'location', string, number

-- admin: limit=1&method=zone
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."method" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."method" in ($5)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'zone', 'zone'

-- admin: limit=1&method=item
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."method" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."method" in ($5)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'item', 'item'

-- admin: limit=1&method=abc
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."method" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."method" in ($5)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'abc', 'abc'

-- admin: limit=1&method=not_counted
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."method" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."method" in ($5)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'not_counted', 'not_counted'

-- admin: limit=1&method=short_pick
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."method" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."method" in ($5)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'short_pick', 'short_pick'

-- admin: limit=1&method=location&method=zone
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."method" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."method" in ($6, $7)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'location', 'zone', 'location', 'zone'

-- admin: limit=1&method=location&method=zone&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."method" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."method" in ($6, $7)
and ("n"."created_at", "n"."id") < ($8::text::timestamptz, $9::bigint) -- #f1b31f
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'location', 'zone', 'location', 'zone', string, number

-- admin: limit=1&status=planned
-- manager: limit=1&status=planned
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."status" in ($5)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'planned', 'planned'

-- admin: limit=1&status=counting
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."status" in ($5)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'counting', 'counting'

-- admin: limit=1&status=recounting
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."status" in ($5)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'recounting', 'recounting'

-- admin: limit=1&status=review
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."status" in ($5)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'review', 'review'

-- admin: limit=1&status=closed
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."status" in ($5)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'closed', 'closed'

-- admin: limit=1&status=closed&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."status" in ($5)
-- #809b26
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'closed', 'closed', string, number

-- admin: limit=1&status=cancelled
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."status" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."status" in ($5)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'cancelled', 'cancelled'

-- admin: limit=1&status=planned&status=counting
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."status" in ($4, $5))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."status" in ($6, $7)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, 'planned', 'counting', 'planned', 'counting'

-- admin: limit=1&assignedTo=1
-- manager: limit=1&assignedTo=1
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."assigned_to" in ($4))) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."assigned_to" in ($5)
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, number, number

-- admin: limit=1&dueFrom=2026-01-31
-- manager: limit=1&dueFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."due_on" >= $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."due_on" >= $5
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&dueTo=2026-01-31
-- manager: limit=1&dueTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and "n"."due_on" <= $4)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and "n"."due_on" <= $5
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31
-- manager: limit=1&createdFrom=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and ("n"."created_at" >= ($4::date)::timestamp at time zone warehouse_zone()))) as every -- #66a50b
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and ("n"."created_at" >= ($5::date)::timestamp at time zone warehouse_zone()) -- #63e1b9
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&createdFrom=2026-01-31&cursor
-- manager: limit=1&createdFrom=2026-01-31&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
-- #66a50b
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
-- #63e1b9
-- #809b26
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, '2026-01-31', '2026-01-31', string, number

-- admin: limit=1&createdTo=2026-01-31
-- manager: limit=1&createdTo=2026-01-31
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true
and ("n"."created_at" < ($4::date + 1)::timestamp at time zone warehouse_zone()))) as every -- #0cf26f
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and ("n"."created_at" < ($5::date + 1)::timestamp at time zone warehouse_zone()) -- #f8f094
order by "n"."created_at" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, '2026-01-31', '2026-01-31'

-- admin: limit=1&sort=countNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
and n.status not in ('review', 'closed')) then d.value end as "netValue", iso("n"."started_at") as "startedAt", iso("n"."reviewed_at") as "reviewedAt", iso("n"."closed_at") as "closedAt", "n"."cancel_reason" as "cancelReason", iso("n"."created_at") as "createdAt", user_name(n.created_by) as "createdBy", "n"."version" as "version", "n"."count_number" as "~key", "n"."id" as "~id" -- #ab95d9
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
order by "n"."count_number" asc , "n"."id" asc
limit 11)) as cut) as page
-- #d67735
-- number, number, number

-- admin: limit=1&sort=countNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #ab95d9
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and ("n"."count_number", "n"."id") > ($4::text::text, $5::bigint) -- #15ef7c
order by "n"."count_number" asc , "n"."id" asc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, string, number

-- admin: limit=1&sort=-countNumber
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #ab95d9
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
order by "n"."count_number" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number

-- admin: limit=1&sort=-countNumber&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #ab95d9
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and ("n"."count_number", "n"."id") < ($4::text::text, $5::bigint) -- #7fa688
order by "n"."count_number" desc , "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, string, number

-- admin: limit=1&sort=dueOn
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
and n.status not in ('review', 'closed')) then d.value end as "netValue", iso("n"."started_at") as "startedAt", iso("n"."reviewed_at") as "reviewedAt", iso("n"."closed_at") as "closedAt", "n"."cancel_reason" as "cancelReason", iso("n"."created_at") as "createdAt", user_name(n.created_by) as "createdBy", "n"."version" as "version", "n"."due_on" as "~key", "n"."id" as "~id" -- #50b7f6
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
order by "n"."due_on" asc nulls last, "n"."id" asc
limit 11)) as cut) as page
-- #d67735
-- number, number, number

-- admin: limit=1&sort=dueOn&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #50b7f6
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and ("n"."due_on" is null
and "n"."id" > $4::bigint)
order by "n"."due_on" asc nulls last, "n"."id" asc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, number

-- admin: limit=1&sort=-dueOn
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #50b7f6
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
order by "n"."due_on" desc nulls last, "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number

-- admin: limit=1&sort=-dueOn&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #50b7f6
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and ("n"."due_on" is null
and "n"."id" < $4::bigint)
order by "n"."due_on" desc nulls last, "n"."id" desc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, number

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
order by "n"."created_at" asc , "n"."id" asc
limit 11)) as cut) as page
-- #d67735
-- number, number, number

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "counts" as "n"
where true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #411ee3
from count_places p
where p.count_id = n.id) as "placeCount", (select count(*)
from count_places p
where p.count_id = n.id
and exists (select
from count_visits v
-- #9f0052
from count_places p
join count_lines c on c.place_id = p.id
where p.count_id = n.id) + (select count(*)
from count_places p
join stock s on s.location_id = p.location_id
where p.count_id = n.id
and p.status = 'open'
and s.on_hand > 0
and (s.item_id in (select i.item_id
from count_items i
where i.count_id = n.id)
or not exists (select
from count_items i
-- #c1f47c
-- #303979
-- #87c196
-- #20d522
from "counts" as "n"
inner join "sites" as "si" on "si"."id" = "n"."site_id"
left join lateral (
-- #a02524
from count_places p
join count_lines c on c.place_id = p.id
join inventory_items i on i.id = c.item_id
cross join lateral (select r.counted, r.expected
from count_line_rounds r
where r.line_id = c.id
order by r.round desc
limit 1) r
where p.count_id = n.id
and not (n.blind
and n.status not in ('review', 'closed'))) as "d" on true
where true
and ("n"."created_at", "n"."id") > ($4::text::timestamptz, $5::bigint) -- #e07685
order by "n"."created_at" asc , "n"."id" asc
limit 11)) as cut) as page
-- #d67735
-- number, number, number, string, number
