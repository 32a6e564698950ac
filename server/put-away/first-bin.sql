-- The first storage location on the walk with room for these units, among those whose walking order begins with `near` and, unless it is
-- null, of this zone. An index gives the order, so the search ends at the first with room.
create or replace function first_bin(wanted integer, near text, in_zone text) returns integer language plpgsql stable as $$
begin
  if in_zone is not null then
    return (select l.id from locations l
      where l.zone = in_zone and l.type = 'storage' and l.is_active and not l.is_built_in
        and (l.capacity is null or l.capacity >= wanted and l.capacity - wanted
          >= (select coalesce(sum(s.on_hand), 0) from stock s where s.location_id = l.id)
            + (select coalesce(sum(t.quantity), 0) from tasks t where t.suggested_location_id = l.id and t.state = 'open'))
      order by l.walk_order limit 1);
  end if;
  return (select l.id from locations l
    where l.walk_order >= near and l.walk_order < near || chr(1114111) and l.type = 'storage' and l.is_active and not l.is_built_in
      and (l.capacity is null or l.capacity >= wanted and l.capacity - wanted
        >= (select coalesce(sum(s.on_hand), 0) from stock s where s.location_id = l.id)
          + (select coalesce(sum(t.quantity), 0) from tasks t where t.suggested_location_id = l.id and t.state = 'open'))
    order by l.walk_order limit 1);
end $$;
