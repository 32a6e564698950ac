-- Posts differences of a count: `decisions` is [{line, reason}]. Minus goes from the counted stock row, plus comes first from what short picks
-- put aside and then from outside. Reserved stock that stands in the way is released if `releases`, and what its movements lack then is a
-- pick exception. Returns the items that fell to their threshold and what movements lack. The caller has called lock_differences().
create or replace function post_differences(
  the_count integer, decisions jsonb, releases boolean, actor_id integer, actor_name text, at timestamptz
) returns jsonb language plpgsql as $$
declare
  the_counted counts;
  aside integer;
  outside constant integer := built_in_location('ADJUSTMENT');
  d record;
  posted_for text;
  changes stock_change[] := '{}';
  from_aside integer;
  lot integer;
  crossed jsonb := '[]';
  released jsonb := '[]';
begin
  select * into the_counted from counts where id = the_count;
  select l.id into aside from locations l where l.is_discrepancy and l.site_id = the_counted.site_id;
  for d in
    select c.*, w.reason, i.deleted_at is not null as deleted
    from jsonb_to_recordset(decisions) as w(line integer, reason text)
      join count_differences(the_count, array(select (each ->> 'line')::integer from jsonb_array_elements(decisions) each)) c on c.line_id = w.line
      join inventory_items i on i.id = c.item_id
    order by w.reason, c.line_id
  loop
    if d.deleted then
      perform refuse('item.not-found');
    end if;
    if posted_for is distinct from d.reason and changes <> '{}' then
      crossed := crossed || post_changes(the_counted, changes, posted_for, actor_id, at);
      changes := '{}';
    end if;
    posted_for := d.reason;
    if d.difference < 0 then
      released := released || free_for_count(d.stock_id, d.sku, d.location, -d.difference, releases, at);
      changes := changes || row(d.item_id, d.lot, d.unit, -d.difference, d.location_id, outside, 0, null)::stock_change;
    else
      lot := coalesce(d.lot, lot_of(d.item_id, d.lot_number, (select c.expires_on from count_lines c where c.id = d.line_id)));
      from_aside := least(d.difference, coalesce((
        select s.on_hand - s.reserved from stock s
        where s.location_id = aside and s.item_id = d.item_id and s.lot_id is not distinct from lot and s.handling_unit_id is null), 0));
      if from_aside > 0 then
        crossed := crossed || post_changes(the_counted,
          array[row(d.item_id, lot, null, from_aside, aside, d.location_id, 0, null)::stock_change], d.reason, actor_id, at, d.unit);
      end if;
      if from_aside < d.difference then
        changes := changes || row(d.item_id, lot, d.unit, d.difference - from_aside, outside, d.location_id, 0, null)::stock_change;
      end if;
    end if;
  end loop;
  if changes <> '{}' then
    crossed := crossed || post_changes(the_counted, changes, posted_for, actor_id, at);
  end if;
  return jsonb_build_object('crossed', crossed, 'lacking', reserve_elsewhere(released, the_counted.count_number, actor_id, actor_name, at));
end $$;
