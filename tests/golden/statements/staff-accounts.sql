-- admin: everything
select array_to_json(array((select "u"."id" as "id"
from "users" as "u"
where "u"."customer_id" is null
and true
order by user_name(u.id) asc , "u"."id" asc)))::text as ids
-- no parameters

select coalesce(json_agg(row_to_json("~line")
order by wanted.position), '[]')::text as json
from unnest($1::bigint[]) with ordinality as wanted(id, position) -- #d42dfc
cross join lateral ((select "u"."id", user_name(u.id) as "name", "u"."username", "u"."email", u.role as "role", "u"."site_ids" as "siteIds", u.disabled_at is null as "isActive", exists (select -- #037c72
from two_factor t
where t.user_id = u.id
and t.confirmed_at is not null) as "hasTwoFactor", "u"."profile_image_url" as "profileImageUrl", iso("u"."created_at") as "createdAt", iso("u"."last_sign_in_at") as "lastSignInAt", "u"."version" -- #082c13
from "users" as "u"
where "u"."customer_id" is null
and "u"."id" = wanted.id)) as "~line"
-- list of number

-- admin: limit=1
-- admin: limit=1&sort=name
select coalesce(json_agg(row_to_json("~line")
order by page."~row") filter (where page."~row" <= $1), '[]')::text as json, count(*)::int as count, max(page."~key"::text) filter (where page."~row" = $2) as key, max(page."~id") filter (where page."~row" = $3) as id, (select count(*) -- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select "u"."id", user_name(u.id) as "name", "u"."username", "u"."email", u.role as "role", "u"."site_ids" as "siteIds", u.disabled_at is null as "isActive", exists (select -- #1251a5
from two_factor t
where t.user_id = u.id
and t.confirmed_at is not null) as "hasTwoFactor", "u"."profile_image_url" as "profileImageUrl", iso("u"."created_at") as "createdAt", iso("u"."last_sign_in_at") as "lastSignInAt", "u"."version", user_name(u.id) as "~key", "u"."id" as "~id" -- #1775c9
from "users" as "u"
where "u"."customer_id" is null
and true
order by user_name(u.id) asc , "u"."id" asc
limit 11)) as cut) as page
cross join lateral (select "page"."id", "page"."name", "page"."username", "page"."email", "page"."role", "page"."siteIds", "page"."isActive", "page"."hasTwoFactor", "page"."profileImageUrl", "page"."createdAt", "page"."lastSignInAt", "page"."version") as "~line" -- #e9f99f
-- number, number, number

-- admin: limit=1&cursor
-- admin: limit=1&sort=name&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
-- #1775c9
from "users" as "u"
where "u"."customer_id" is null
and true
and (user_name(u.id), "u"."id") > ($4::text::text, $5::bigint) -- #3a8b24
order by user_name(u.id) asc , "u"."id" asc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number, string, number

-- admin: limit=1&page=2
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
from ((select user_name(u.id) as "~key", "u"."id" as "~id"
from "users" as "u"
where "u"."customer_id" is null
and true
order by user_name(u.id) asc , "u"."id" asc
limit 11
offset 1)) as cut) as page
-- #037c72
from two_factor t
where t.user_id = u.id
-- #082c13
from "users" as "u"
where "u"."customer_id" is null
and "u"."id" = "page"."~id")) as "~line"
-- number, number, number

-- admin: limit=1&q=ä+ö
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and ((search_fold("u"."first_name") like (select search_pattern($4)) -- #6dcf95
or search_fold("u"."last_name") like (select search_pattern($5)) -- #721d8e
or search_fold("u"."username") like (select search_pattern($6)) -- #a22981
or search_fold("u"."email") like (select search_pattern($7))) -- #80c96f
and (search_fold("u"."first_name") like (select search_pattern($8)) -- #e385ab
or search_fold("u"."last_name") like (select search_pattern($9)) -- #c5b74a
or search_fold("u"."username") like (select search_pattern($10)) -- #3b0b27
or search_fold("u"."email") like (select search_pattern($11)))))) as every -- #3beb2b
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
-- #1775c9
from "users" as "u"
where "u"."customer_id" is null
and ((search_fold("u"."first_name") like (select search_pattern($12)) -- #8d0a5d
or search_fold("u"."last_name") like (select search_pattern($13)) -- #752406
or search_fold("u"."username") like (select search_pattern($14)) -- #8a15be
or search_fold("u"."email") like (select search_pattern($15))) -- #c82601
and (search_fold("u"."first_name") like (select search_pattern($16)) -- #b8134c
or search_fold("u"."last_name") like (select search_pattern($17)) -- #3927b7
or search_fold("u"."username") like (select search_pattern($18)) -- #47bdca
or search_fold("u"."email") like (select search_pattern($19)))) -- #fb0eaf
order by user_name(u.id) asc , "u"."id" asc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string

-- admin: limit=1&q=ä+ö&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
-- #6dcf95
-- #721d8e
-- #a22981
-- #80c96f
-- #e385ab
-- #c5b74a
-- #3b0b27
-- #3beb2b
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
-- #1775c9
from "users" as "u"
where "u"."customer_id" is null
-- #8d0a5d
-- #752406
-- #8a15be
-- #c82601
-- #b8134c
-- #3927b7
-- #47bdca
-- #fb0eaf
and (user_name(u.id), "u"."id") > ($20::text::text, $21::bigint) -- #525e3c
order by user_name(u.id) asc , "u"."id" asc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, number

-- admin: limit=1&sort=-name
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
-- #1775c9
from "users" as "u"
where "u"."customer_id" is null
and true
order by user_name(u.id) desc , "u"."id" desc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number

-- admin: limit=1&sort=-name&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
-- #1775c9
from "users" as "u"
where "u"."customer_id" is null
and true
and (user_name(u.id), "u"."id") < ($4::text::text, $5::bigint) -- #3649fb
order by user_name(u.id) desc , "u"."id" desc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number, string, number

-- admin: limit=1&sort=username
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
and t.confirmed_at is not null) as "hasTwoFactor", "u"."profile_image_url" as "profileImageUrl", iso("u"."created_at") as "createdAt", iso("u"."last_sign_in_at") as "lastSignInAt", "u"."version", "u"."username" as "~key", "u"."id" as "~id" -- #245724
from "users" as "u"
where "u"."customer_id" is null
and true
order by "u"."username" asc , "u"."id" asc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number

-- admin: limit=1&sort=username&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
-- #245724
from "users" as "u"
where "u"."customer_id" is null
and true
and ("u"."username", "u"."id") > ($4::text::text, $5::bigint) -- #7d711d
order by "u"."username" asc , "u"."id" asc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number, string, number

-- admin: limit=1&sort=-username
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
-- #245724
from "users" as "u"
where "u"."customer_id" is null
and true
order by "u"."username" desc , "u"."id" desc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number

-- admin: limit=1&sort=-username&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
-- #245724
from "users" as "u"
where "u"."customer_id" is null
and true
and ("u"."username", "u"."id") < ($4::text::text, $5::bigint) -- #deb2f5
order by "u"."username" desc , "u"."id" desc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number, string, number

-- admin: limit=1&sort=lastSignInAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
and t.confirmed_at is not null) as "hasTwoFactor", "u"."profile_image_url" as "profileImageUrl", iso("u"."created_at") as "createdAt", iso("u"."last_sign_in_at") as "lastSignInAt", "u"."version", "u"."last_sign_in_at" as "~key", "u"."id" as "~id" -- #313428
from "users" as "u"
where "u"."customer_id" is null
and true
order by "u"."last_sign_in_at" asc nulls last, "u"."id" asc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number

-- admin: limit=1&sort=lastSignInAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
-- #313428
from "users" as "u"
where "u"."customer_id" is null
and true
and ("u"."last_sign_in_at" is null
and "u"."id" > $4::bigint)
order by "u"."last_sign_in_at" asc nulls last, "u"."id" asc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number, number

-- admin: limit=1&sort=-lastSignInAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
-- #313428
from "users" as "u"
where "u"."customer_id" is null
and true
order by "u"."last_sign_in_at" desc nulls last, "u"."id" desc -- #c68a06
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number

-- admin: limit=1&sort=-lastSignInAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
-- #313428
from "users" as "u"
where "u"."customer_id" is null
and true
and ("u"."last_sign_in_at" is null
and "u"."id" < $4::bigint)
-- #c68a06
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number, number

-- admin: limit=1&sort=createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
and t.confirmed_at is not null) as "hasTwoFactor", "u"."profile_image_url" as "profileImageUrl", iso("u"."created_at") as "createdAt", iso("u"."last_sign_in_at") as "lastSignInAt", "u"."version", "u"."created_at" as "~key", "u"."id" as "~id" -- #c79155
from "users" as "u"
where "u"."customer_id" is null
and true
order by "u"."created_at" asc , "u"."id" asc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number

-- admin: limit=1&sort=createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
-- #c79155
from "users" as "u"
where "u"."customer_id" is null
and true
and ("u"."created_at", "u"."id") > ($4::text::timestamptz, $5::bigint) -- #b6d68c
order by "u"."created_at" asc , "u"."id" asc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number, string, number

-- admin: limit=1&sort=-createdAt
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
-- #c79155
from "users" as "u"
where "u"."customer_id" is null
and true
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number

-- admin: limit=1&sort=-createdAt&cursor
select coalesce(json_agg(row_to_json("~line")
-- #0e6cbf
from (select
from ((select 1 as "one"
from "users" as "u"
where "u"."customer_id" is null
and true)) as every
limit 10001) as counted)::int as total
from (select row_number() over () as "~row", cut.*
-- #1251a5
from two_factor t
where t.user_id = u.id
-- #c79155
from "users" as "u"
where "u"."customer_id" is null
and true
and ("u"."created_at", "u"."id") < ($4::text::timestamptz, $5::bigint) -- #9d52f4
order by "u"."created_at" desc , "u"."id" desc
limit 11)) as cut) as page
-- #e9f99f
-- number, number, number, string, number
