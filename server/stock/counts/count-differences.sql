-- Lines of a count with the stock row that each is about, as it was counted last. `lot` is null also for a lot that isn't known yet, whose
-- stock row then is.
create or replace function count_differences(the_count integer, lines integer[]) returns table (
  line_id integer, location_id integer, location text, item_id integer, sku text, customer_id integer, lot_number text, lot integer, unit integer, stock_id integer,
  difference integer, round smallint, status text, counted_by integer, opened_at timestamptz, counted_at timestamptz
) language plpgsql stable as $$
begin
  return query
  select c.id, p.location_id, l.code, c.item_id, i.sku, i.customer_id, c.lot_number, t.id, c.handling_unit_id, s.id,
    (r.counted - r.expected)::integer, r.round, c.status::text, v.user_id, v.opened_at, v.counted_at
  from count_lines c
    join count_places p on p.id = c.place_id
    join locations l on l.id = p.location_id
    join inventory_items i on i.id = c.item_id
    cross join lateral (select * from count_line_rounds r where r.line_id = c.id order by r.round desc limit 1) r
    join count_visits v on v.place_id = p.id and v.round = r.round
    left join lots t on t.item_id = c.item_id and t.lot_number = c.lot_number
    left join stock s on s.item_id = c.item_id and s.location_id = p.location_id and s.lot_id is not distinct from t.id
      and s.handling_unit_id is not distinct from c.handling_unit_id and (c.lot_number is null or t.id is not null)
  where c.id = any (lines) and p.count_id = the_count;
end $$;
