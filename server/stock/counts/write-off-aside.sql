-- Takes out what short picks at the locations of a count put aside since those were counted before, and no count has found. Returns the items
-- that fell to their threshold and how many units were taken. The caller has locked the count.
create or replace function write_off_aside(the_count integer, why text, actor_id integer, at timestamptz) returns jsonb language plpgsql as $$
declare
  the_counted counts;
  aside integer;
  items integer[];
  changes stock_change[];
begin
  select * into the_counted from counts where id = the_count;
  select l.id into aside from locations l where l.is_discrepancy and l.site_id = the_counted.site_id;
  items := array(select distinct s.item_id from stock s where s.location_id = aside and s.on_hand > s.reserved);
  perform lock_items(items);
  perform lock_stock_of(items);
  with places as (
    select p.location_id, min(v.counted_at) as counted_at, coalesce((
      select max(w.counted_at) from counts b join count_places q on q.count_id = b.id join count_visits w on w.place_id = q.id
      where q.location_id = p.location_id and b.status = 'closed' and b.closed_at < the_counted.closed_at), '-infinity') as before
    from count_places p join count_visits v on v.place_id = p.id where p.count_id = the_count group by 1
  ), put as (
    select oi.item_id, e.lot_id, sum(e.quantity) as quantity, min(e.at) as since
    from places p join pick_exceptions e on e.location_id = p.location_id and e.kind = 'short' and e.at > p.before and e.at <= p.counted_at
      join order_items oi on oi.id = e.order_item_id
    group by 1, 2
  ), left_aside as (
    select s.item_id, s.lot_id, least(s.on_hand - s.reserved, u.quantity - coalesce((
      select sum(m.quantity) from stock_movements m
      where m.from_location_id = aside and m.cause = 'count' and m.created_at >= u.since and m.item_id = s.item_id and m.lot_id is not distinct from s.lot_id
    ), 0)) as quantity
    from put u join stock s on s.location_id = aside and s.item_id = u.item_id and s.lot_id is not distinct from u.lot_id and s.handling_unit_id is null
  )
  select array_agg(row(a.item_id, a.lot_id, null, a.quantity, aside, built_in_location('ADJUSTMENT'), 0, null)::stock_change order by a.item_id, a.lot_id)
  into changes from left_aside a where a.quantity > 0;
  if changes is null then
    perform refuse('count.nothing-aside', jsonb_build_object('number', the_counted.count_number));
  end if;
  return jsonb_build_object('units', (select sum(quantity) from unnest(changes)), 'items', (select jsonb_agg(distinct item_id) from unnest(changes)),
    'crossed', post_changes(the_counted, changes, why, actor_id, at));
end $$;
