-- Picks what is left of an order's pick list. Fails when the order lacks goods that staff haven't accepted as missing. Returns how many lines it picked.
create or replace function pick_all(the_order integer, actor_id integer, at timestamptz) returns integer language plpgsql as $$
declare
  number text;
  missing jsonb;
  lines_left integer;
begin
  select order_number into number from orders where id = the_order;
  missing := missing_lines(the_order);
  if missing <> '[]' then
    perform refuse('pick.goods-missing', jsonb_build_object('number', number, 'lines', missing));
  end if;
  select count(*) into lines_left from reservations where order_id = the_order and ended_at is null and not is_picked;
  perform carry_reserved(the_order, null, picking_location(the_order), null, true, 'Picked for ' || number, actor_id, at);
  return lines_left;
end $$;
