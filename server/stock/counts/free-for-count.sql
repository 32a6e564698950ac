-- Makes so many units of a stock row free to be taken out by a count. What is reserved of them is released if `releases`, of pending movements
-- first, then by priority from low to high, the newest first; picked goods never are. Returns what was released, in that order. The caller
-- has locked the stock row and the movements.
create or replace function free_for_count(the_stock integer, the_sku text, code text, wanted integer, releases boolean, at timestamptz)
returns jsonb language plpgsql as $$
declare
  there stock;
  lacking integer;
  unpicked integer;
  r record;
  take integer;
  released jsonb := '[]';
begin
  select * into there from stock where id = the_stock;
  if coalesce(there.on_hand, 0) < wanted then
    perform refuse('count.left-since', jsonb_build_object('sku', the_sku, 'location', code, 'wanted', wanted, 'there', coalesce(there.on_hand, 0)));
  end if;
  lacking := wanted - (there.on_hand - there.reserved);
  if lacking <= 0 then
    return released;
  end if;
  select coalesce(sum(v.quantity), 0) into unpicked from reservations v where v.stock_id = the_stock and v.ended_at is null and not v.is_picked;
  if lacking > unpicked then
    perform refuse('count.picked', jsonb_build_object('n', lacking - unpicked, 'sku', the_sku, 'location', code, 'numbers', (
      select jsonb_agg(distinct o.order_number) from reservations v join orders o on o.id = v.order_id
      where v.stock_id = the_stock and v.ended_at is null and v.is_picked)));
  end if;
  if not releases then
    perform refuse('count.reserved', jsonb_build_object('n', lacking, 'sku', the_sku, 'location', code, 'numbers', (
      select jsonb_agg(distinct o.order_number) from reservations v join orders o on o.id = v.order_id
      where v.stock_id = the_stock and v.ended_at is null and not v.is_picked)));
  end if;
  for r in
    select v.*, oi.id as line from reservations v join orders o on o.id = v.order_id
      join order_items oi on oi.order_id = v.order_id and oi.item_id = v.item_id
    where v.stock_id = the_stock and v.ended_at is null and not v.is_picked
    order by o.status <> 'pending', array_position(array['low', 'normal', 'high'], o.priority::text), o.created_at desc, o.id desc, v.id desc
  loop
    exit when lacking = 0;
    take := least(lacking, r.quantity);
    update reservations set ended_at = at, ending = 'released' where id = r.id;
    if take < r.quantity then
      insert into reservations (order_id, item_id, stock_id, quantity, created_at)
      values (r.order_id, r.item_id, r.stock_id, r.quantity - take, r.created_at);
    end if;
    update stock set reserved = reserved - take where id = the_stock;
    lacking := lacking - take;
    released := released || jsonb_build_object('order', r.order_id, 'line', r.line, 'location', there.location_id, 'lot', there.lot_id, 'quantity', take);
  end loop;
  return released;
end $$;
