-- The handling unit with this SSCC, a pallet where it is new, which becomes the customer's unless it is another's; null for none.
create or replace function unit_of(owner integer, wanted text, actor_id integer, at timestamptz) returns integer language plpgsql as $$
declare
  found_id integer;
  found_owner integer;
begin
  if wanted is null then
    return null;
  end if;
  insert into handling_units (sscc, customer_id, kind, created_by, created_at) values (wanted, owner, 'pallet', actor_id, at)
  on conflict (sscc) do nothing;
  select id, customer_id into found_id, found_owner from handling_units where sscc = wanted;
  if found_owner is null then
    update handling_units set customer_id = owner where id = found_id;
  elsif found_owner <> owner then
    perform refuse('receipt.unit-of-other', jsonb_build_object('sscc', wanted));
  end if;
  -- What left with a movement has come back.
  update handling_units set order_id = null
  where id = found_id and order_id in (select o.id from orders o where o.status = 'completed');
  return found_id;
end $$;
