-- How much of a stock row open tasks are to bring elsewhere; of a handling unit that a task brings, all.
create or replace function taken_by_tasks(the_stock stock) returns integer language plpgsql stable as $$
begin
  if the_stock.handling_unit_id is null then
    return (
      select least(coalesce(sum(t.quantity), 0), the_stock.on_hand) from tasks t
      where t.state = 'open' and t.handling_unit_id is null and t.item_id = the_stock.item_id and t.from_location_id = the_stock.location_id
        and t.lot_id is not distinct from the_stock.lot_id);
  end if;
  return case when exists (
    select from tasks t where t.state = 'open' and t.handling_unit_id = outermost_unit(the_stock.handling_unit_id)
  ) then the_stock.on_hand else 0 end;
end $$;
