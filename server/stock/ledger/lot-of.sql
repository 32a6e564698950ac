-- The lot row of a lot number; null for none. With `expires` a lot without an expiry date gets this one, and a different one is refused. The
-- caller has locked the item.
create or replace function lot_of(item integer, wanted text, expires date default null) returns integer language plpgsql as $$
declare
  known record;
begin
  if nullif(wanted, '') is null then
    if expires is not null then
      perform refuse('stock.expiry-without-lot', jsonb_build_object('field', 'expiresOn'));
    end if;
    return null;
  end if;
  select id, expires_on into known from lots where item_id = item and lot_number = wanted;
  if known.id is null then
    insert into lots (item_id, lot_number, expires_on) values (item, wanted, expires) on conflict (item_id, lot_number) do nothing;
    select id, expires_on into known from lots where item_id = item and lot_number = wanted;
  end if;
  if expires is not null and known.expires_on is distinct from expires then
    update lots set expires_on = expires where id = known.id and expires_on is null;
    if not found then
      perform refuse('stock.lot-expires-otherwise', jsonb_build_object('lot', wanted, 'known', known.expires_on, 'sent', expires, 'field', 'expiresOn'));
    end if;
  end if;
  return known.id;
end $$;
