-- The active, listed locations of a site that a count by this method finds, the longest uncounted first, then in walking order. `in_count` is
-- the open count that one is in already. `lines` is how many stock rows the count would ask for there; `items` are the only ones it asks for,
-- null is everything.
create or replace function locations_to_count(site integer, by_method text, criteria jsonb, items integer[], now timestamptz)
returns table (location_id integer, code text, in_count text, lines bigint, place bigint) language plpgsql stable as $$
begin
  return query with last as materialized (
    select c.location_id, c.at from counted_last() c
  ), short as materialized (
    select e.location_id, max(e.at) as at from pick_exceptions e where by_method = 'short_pick' and e.kind = 'short' group by 1
  ), found as (
    select l.id, l.code, l.walk_order, last.at
    from locations l left join last on last.location_id = l.id left join short on short.location_id = l.id
    where l.site_id = site and l.is_active and not l.is_built_in and not l.is_discrepancy
      and case by_method
        when 'location' then criteria -> 'locationIds' @> to_jsonb(l.id)
        when 'zone' then criteria -> 'zones' @> to_jsonb(l.zone)
        when 'not_counted' then coalesce(last.at, '-infinity') < now - make_interval(days => (criteria ->> 'days')::integer)
        when 'short_pick' then short.at > coalesce(last.at, '-infinity')
        else true
      end
  ), goods as (
    select s.location_id, count(*) as lines from stock s
    where s.on_hand > 0 and (items is null or s.item_id = any (items)) and s.location_id in (select f.id from found f) group by 1
  )
  select f.id, f.code, c.count_number, coalesce(g.lines, 0), row_number() over (order by f.at nulls first, f.walk_order, f.id)
  from found f
    left join goods g on g.location_id = f.id
    left join count_places p on p.location_id = f.id and p.status <> 'closed'
    left join counts c on c.id = p.count_id
  where by_method not in ('item', 'abc', 'not_counted') or g.lines > 0;
end $$;
