-- The lot row of a lot number; null for none.
create or replace function lot_of(item integer, wanted text) returns integer language plpgsql as $$
declare
  found_id integer;
begin
  if nullif(wanted, '') is null then
    return null;
  end if;
  select id into found_id from lots where item_id = item and lot_number = wanted;
  if found_id is null then
    insert into lots (item_id, lot_number) values (item, wanted) on conflict (item_id, lot_number) do nothing;
    select id into found_id from lots where item_id = item and lot_number = wanted;
  end if;
  return found_id;
end $$;
