-- Puts stock of one lot at a location, from the virtual location SUPPLIER or ADJUSTMENT.
create or replace function put_stock(
  item integer, location integer, lot integer, quantity integer, from_location text, reason text, cause text, actor_id integer, at timestamptz
) returns void language plpgsql as $$
begin
  perform move_stock(
    array[row(item, lot, null, quantity, built_in_location(from_location), location, 0, null)::stock_change],
    case from_location when 'SUPPLIER' then 'inbound' else 'adjustment' end, cause, reason, null, actor_id, at);
end $$;
