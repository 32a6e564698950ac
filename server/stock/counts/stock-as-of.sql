-- What was on hand at a location at a time, by stock row: what is there now, without what came since, with what left since. Reads the stock
-- of the location and its ledger lines since then.
create or replace function stock_as_of(location integer, moment timestamptz)
returns table (item_id integer, lot_id integer, handling_unit_id integer, quantity bigint) language sql stable
  begin atomic
    with entries as (
      select s.item_id, s.lot_id, s.handling_unit_id, s.on_hand as quantity from stock s where s.location_id = location and s.on_hand > 0
      union all
      select m.item_id, m.lot_id, case when m.is_repacked then m.to_handling_unit_id else m.handling_unit_id end, -m.quantity
      from stock_movements m where m.to_location_id = location and m.created_at > moment
      union all
      select m.item_id, m.lot_id, m.handling_unit_id, m.quantity
      from stock_movements m where m.from_location_id = location and m.created_at > moment
    )
    select e.item_id, e.lot_id, e.handling_unit_id, sum(e.quantity) from entries e group by 1, 2, 3;
  end;
