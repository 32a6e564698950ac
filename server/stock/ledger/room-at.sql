-- How many more units have room at a location, given what is there and what open tasks will bring; null where there is no limit.
-- The room promised to `except_task` counts as free.
create or replace function room_at(location integer, except_task integer default null) returns bigint language sql stable
  return (
    select l.capacity
      - (select coalesce(sum(s.on_hand), 0) from stock s where s.location_id = l.id)
      - (select coalesce(sum(t.quantity), 0) from tasks t
          where t.suggested_location_id = l.id and t.state = 'open' and t.id is distinct from except_task)
    from locations l where l.id = location);
