-- Fails when an open task is to bring this handling unit, or the one that it is in: it isn't packed or moved otherwise meanwhile, as the
-- room promised to the task is for what is in it.
create or replace function require_no_task(unit integer) returns void language plpgsql as $$
declare
  named text;
begin
  select h.sscc into named
  from tasks t join handling_units h on h.id = t.handling_unit_id
  where t.state = 'open' and t.handling_unit_id = outermost_unit(unit);
  if found then
    perform refuse('task.open-for-goods', jsonb_build_object('goods', 'the handling unit ' || named));
  end if;
end $$;
