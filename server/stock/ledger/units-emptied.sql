-- The handling units that these changes empty, with the units within them.
create or replace function units_emptied(takes stock_change[]) returns integer[] language plpgsql stable as $$
begin
  return array(
    select u.unit
    from (select distinct t.handling_unit_id as unit from unnest(takes) t where t.handling_unit_id is not null) u
    where not exists (
      select from stock s left join unnest(takes) t on t.item_id = s.item_id and t.from_location_id = s.location_id
        and t.lot_id is not distinct from s.lot_id and t.handling_unit_id is not distinct from s.handling_unit_id
      where s.handling_unit_id = any (units_within(u.unit)) and s.on_hand > coalesce(t.quantity, 0)));
end $$;
