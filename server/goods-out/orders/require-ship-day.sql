-- Fails when the last day on which a movement is to leave a site is in the past there.
create or replace function require_ship_day(day date, site integer, at timestamptz) returns void language plpgsql stable as $$
begin
  if day < site_day(site, at) then
    perform refuse('order.ship-by-passed', '{"field": "requestedShipDate"}');
  end if;
end $$;
