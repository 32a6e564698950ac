-- Fails when the last day on which a movement is to leave is in the past in the warehouse.
create or replace function require_ship_day(day date, at timestamptz) returns void language plpgsql stable as $$
begin
  if day < warehouse_day(at) then
    perform refuse('order.ship-by-passed', '{"field": "requestedShipDate"}');
  end if;
end $$;
