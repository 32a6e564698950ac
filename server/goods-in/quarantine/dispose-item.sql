-- Takes goods out of quarantine: releases them to a location or, without one, by put-away tasks, scraps them or sends them back to their owner.
-- Returns the handling units they were in (carry_taken), the tasks, and the items that fell to their threshold (crossed_thresholds).
create or replace function dispose_item(
  item integer, from_location integer, to_location integer, wanted integer, named jsonb, disposition text, reason text, actor_id integer, at timestamptz
) returns jsonb language plpgsql as $$
declare
  the_item constant inventory_items := lock_stock_there(item, from_location, coalesce(to_location, from_location), named);
  source locations;
  takes stock_change[];
  crossed jsonb;
begin
  select * into source from locations where id = from_location;
  if source.type <> 'quarantine' then
    perform refuse('dispose.not-quarantine', jsonb_build_object('from', source.code));
  end if;
  takes := disposable(the_item, source, wanted, named, case disposition
    when 'release' then coalesce(to_location, from_location)
    when 'scrap' then built_in_location('SCRAP')
    else built_in_location('CUSTOMER') end);
  if disposition = 'release' then
    perform require_unexpired(the_item, takes, to_location, at);
    if to_location is null then
      return release_by_tasks(takes, reason, actor_id, at);
    end if;
    perform require_room(to_location, wanted);
    return jsonb_build_object('units', carry_taken(takes, 'dispose', reason, actor_id, at), 'tasks', jsonb '[]', 'crossed', jsonb '[]');
  end if;
  if disposition = 'send_back' and the_item.customer_id is null then
    perform refuse('dispose.no-owner', jsonb_build_object('sku', the_item.sku));
  end if;
  crossed := move_stock(takes, case disposition when 'scrap' then 'adjustment' else 'outbound' end, 'dispose', reason, null, actor_id, at);
  return jsonb_build_object('tasks', jsonb '[]', 'crossed', crossed, 'units', (
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'customerId', u.customer_id, 'whole', false) order by u.id), '[]')
    from handling_units u where u.id in (select t.handling_unit_id from unnest(takes) t)));
end $$;
