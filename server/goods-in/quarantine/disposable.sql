-- What to take of the named stock of an item at a quarantine location, first expired, first in. Fails when less is there.
create or replace function disposable(the_item inventory_items, source locations, wanted integer, named jsonb, to_location integer)
returns stock_change[] language plpgsql stable as $$
declare
  takes stock_change[];
  there bigint;
begin
  with in_turn as (
    select t.*, sum(t.free) over (order by t.place) - t.free as before from stock_there(the_item.id, source.id, named) t
  )
  select coalesce(sum(t.free), 0),
    array_agg(row(the_item.id, t.lot_id, t.unit, least(t.free, wanted - t.before), source.id, to_location, 0, null)::stock_change order by t.stock_id)
      filter (where t.free > 0 and t.before < wanted)
  into there, takes from in_turn t;
  if there < wanted then
    perform refuse('dispose.not-there', jsonb_build_object('from', source.code, 'sku', the_item.sku, 'there', there));
  end if;
  return takes;
end $$;
