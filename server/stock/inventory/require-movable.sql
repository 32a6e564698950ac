-- Fails when less than this can be moved of the named stock of an item at a location, and says why. The caller has locked that stock.
create or replace function require_movable(
  the_item inventory_items, source locations, wanted integer, named jsonb, with_reservations boolean
) returns void language plpgsql stable as $$
declare
  there record;
  movable bigint;
begin
  select coalesce(sum(t.on_hand), 0) as on_hand, coalesce(sum(t.free), 0) as free, coalesce(sum(t.promised), 0) as promised,
    coalesce(sum(t.carryable), 0) as carryable, coalesce(sum(t.picked), 0) as picked, coalesce(sum(t.reserved), 0) as reserved
  into there from stock_there(the_item.id, source.id, named) t;
  movable := there.free + case when with_reservations then there.carryable else 0 end;
  if movable >= wanted then
    return;
  end if;
  if there.picked > 0 and there.free + there.carryable < wanted and there.on_hand >= wanted then
    perform refuse('move.picked', jsonb_build_object('from', source.code, 'sku', the_item.sku, 'picked', there.picked, 'movements', (
      select jsonb_agg(distinct o.order_number order by o.order_number)
      from stock_there(the_item.id, source.id, named) t join reservations r on r.stock_id = t.stock_id and r.ended_at is null and r.is_picked
        join orders o on o.id = r.order_id)));
  end if;
  if there.promised > 0 and movable + there.promised >= wanted then
    perform refuse('task.open-for-goods', jsonb_build_object('goods', format('%s of %s at %s', there.promised, the_item.sku, source.code)));
  end if;
  perform refuse('move.not-there', jsonb_build_object('from', source.code, 'sku', the_item.sku, 'there', movable,
    'reserved', there.reserved - case when with_reservations then there.carryable else 0 end));
end $$;
