-- The ledger lines that touched stock at a location in a time, but for those that a count posted itself. `brought` or taken.
create or replace function moves_at(location integer, since timestamptz, until timestamptz, except_count integer)
returns table (item_id integer, lot_id integer, handling_unit_id integer, at timestamptz, quantity integer, brought boolean, reason text)
language plpgsql stable as $$
declare
  own constant bigint[] := array(select a.id from stock_acts a where a.subject_type = 'count' and a.subject_id = except_count);
begin
  return query
  select m.item_id, m.lot_id, case when m.is_repacked then m.to_handling_unit_id else m.handling_unit_id end, m.created_at, m.quantity::integer, true, m.reason
  from stock_movements m
  where m.to_location_id = location and m.created_at between since and until and (m.act_id is null or m.act_id <> all (own))
  union all
  select m.item_id, m.lot_id, m.handling_unit_id, m.created_at, m.quantity::integer, false, m.reason
  from stock_movements m
  where m.from_location_id = location and m.created_at between since and until and (m.act_id is null or m.act_id <> all (own));
end $$;
