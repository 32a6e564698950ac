-- The handling units, with the units in them, of which these quantities of reservations are all that is in them.
create or replace function units_taken_whole(held integer[], along integer[]) returns integer[] language plpgsql stable as $$
begin
  return array(
    with taken as materialized (
      select r.stock_id, sum(a.quantity) as quantity from unnest(held, along) as a(id, quantity) join reservations r on r.id = a.id group by 1
    ), outermost as (
      select distinct outermost_unit(s.handling_unit_id) as unit from taken t join stock s on s.id = t.stock_id where s.handling_unit_id is not null
    )
    select w.unit
    from outermost o cross join lateral unnest(units_within(o.unit)) as w(unit)
    where not exists (
      select from stock s left join taken t on t.stock_id = s.id
      where s.handling_unit_id = any (units_within(o.unit)) and s.on_hand > 0 and s.on_hand is distinct from t.quantity));
end $$;
