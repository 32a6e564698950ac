-- Brings stock to another location, with the reserved part of each change and its reservations. A handling unit that is taken completely comes
-- along, out of the unit that it is in; out of others the goods are taken and are loose afterwards. The caller has locked what
-- lock_stock_there() locks. Returns the units as [{id, whole}].
create or replace function carry_taken(
  takes stock_change[], cause text, reason text, actor_id integer, at timestamptz, act jsonb default '{}'
) returns jsonb language plpgsql as $$
declare
  whole constant integer[] := units_emptied(takes);
  staying stock_change[] := '{}';
  leaving stock_change[] := '{}';
  take stock_change;
begin
  update handling_units u set parent_id = case when u.parent_id = any (whole) or u.id <> all (whole) then u.parent_id end, version = u.version + 1
  where u.id in (select t.handling_unit_id from unnest(takes) t);
  foreach take in array takes loop
    if take.handling_unit_id is null or take.handling_unit_id = any (whole) then
      staying := staying || take;
    else
      leaving := leaving || take;
    end if;
  end loop;
  if staying <> '{}' then
    perform move_stock(staying, 'transfer', cause, reason, null, actor_id, at, act => act);
  end if;
  if leaving <> '{}' then
    perform move_stock(leaving, 'transfer', cause, reason, null, actor_id, at, repacks => true, act => act);
  end if;
  foreach take in array takes loop
    if take.reserved > 0 then
      perform carry_reservations(take, case when take.handling_unit_id = any (whole) then take.handling_unit_id end, at);
    end if;
  end loop;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'customerId', u.customer_id, 'whole', u.id = any (whole)) order by u.id), '[]')
    from handling_units u where u.id in (select t.handling_unit_id from unnest(takes) t));
end $$;
