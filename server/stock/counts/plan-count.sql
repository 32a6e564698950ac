-- Makes a count of the locations that its method finds, and returns its id with those that it left out because they are in another one.
-- `planned` has the columns that people name.
create or replace function plan_count(
  site integer, method text, criteria jsonb, items integer[], most integer, planned jsonb, of_plan integer, actor_id integer, at timestamptz
) returns jsonb language plpgsql as $$
declare
  new_id integer;
  others jsonb;
begin
  insert into counts (count_number, site_id, plan_id, name, method, criteria, blind, due_on, assigned_to, notes, created_at, created_by)
  values (document_number('count', 'CC', at), site, of_plan, planned ->> 'name', method, criteria, (planned ->> 'blind')::boolean,
    (planned ->> 'dueOn')::date, (planned ->> 'assignedTo')::integer, planned ->> 'notes', at, actor_id)
  returning id into new_id;
  insert into count_items (count_id, item_id) select new_id, item from unnest(items) item;
  with found as materialized (
    select * from locations_to_count(site, method, criteria, items, at)
  ), chosen as (
    insert into count_places (count_id, location_id)
    select new_id, f.location_id from found f where f.in_count is null order by f.place limit most
    -- Another count that is planned at the same time may take one first.
    on conflict do nothing
  )
  select coalesce(jsonb_agg(jsonb_build_object('location', f.code, 'countNumber', f.in_count) order by f.place), '[]') into others
  from found f where f.in_count is not null;
  if not exists (select from count_places where count_id = new_id) then
    perform refuse('count.nothing-to-count');
  end if;
  return jsonb_build_object('id', new_id, 'skipped', others);
end $$;
