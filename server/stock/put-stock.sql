-- Puts stock of one lot at a location, against SUPPLIER or ADJUSTMENT.
create or replace function put_stock(
  item integer, place integer, lot integer, quantity integer, from_place text, reason text, cause text, actor_id integer, at timestamptz
) returns void language plpgsql as $$
begin
  perform move_stock(
    array[row(item, lot, null, quantity, built_in_location(from_place), place, 0, null)::stock_change],
    case from_place when 'SUPPLIER' then 'inbound' else 'adjustment' end, cause, reason, null, actor_id, at);
end $$;
