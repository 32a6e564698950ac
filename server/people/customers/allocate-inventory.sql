-- Makes exactly the named items the customer's. Refused, naming the SKUs, when one is another customer's, when one to be
-- released is reserved by an open movement or expected (require_unawaited), or when the customer would own a SKU twice.
-- Answers the ids of the items that came and went, as {allocated, released}.
create or replace function allocate_inventory(
  owner integer, wanted integer[], at timestamptz
) returns jsonb language plpgsql as $$
declare
  named jsonb;
  allocated jsonb;
  released jsonb;
  -- What is decided on: an item that is handed to the customer from now on is another's doing, and stays.
  locked integer[];
begin
  select array_agg(item.id) into locked from (
    select i.id from inventory_items i where (i.id = any (wanted) or i.customer_id = owner) and i.deleted_at is null order by i.id for no key update
  ) item;

  if (select count(distinct w) from unnest(wanted) w) <> (select count(distinct l) from unnest(locked) l join unnest(wanted) w on w = l) then
    perform refuse('allocation.items-gone');
  end if;
  select jsonb_agg(jsonb_build_object('sku', i.sku, 'customer', c.name) order by i.sku) into named
  from inventory_items i join customers c on c.id = i.customer_id
  where i.id = any (wanted) and i.deleted_at is null and i.customer_id <> owner;
  if named is not null then
    perform refuse('allocation.other-customer', jsonb_build_object('items', named));
  end if;

  -- A movement of the old owner holds these rows until it has reserved; from here on it finds the new owner.
  perform 1 from stock s join inventory_items i on i.id = s.item_id
  where i.id = any (locked) and ((i.customer_id = owner and i.id <> all (wanted)) or (i.customer_id is null and i.id = any (wanted)))
  order by s.id for update of s;
  select jsonb_agg(distinct i.sku) into named
  from inventory_items i join stock s on s.item_id = i.id
  where i.id = any (locked) and i.customer_id = owner and i.id <> all (wanted) and s.reserved > 0;
  if named is not null then
    perform refuse('allocation.reserved', jsonb_build_object('skus', named));
  end if;

  perform require_unawaited(array(select i.id from inventory_items i where i.id = any (locked) and i.customer_id = owner and i.id <> all (wanted)), 'owner');

  select jsonb_agg(distinct i.sku) into named
  from inventory_items i
  where i.id = any (wanted) and i.deleted_at is null
    and exists (select from inventory_items twin where twin.id <> i.id and twin.id = any (wanted) and twin.folded_sku = i.folded_sku and twin.deleted_at is null
        -- Items that the customer owned both before SKUs were compared without case.
        and not (coalesce(twin.customer_id = owner, false) and coalesce(i.customer_id = owner, false)));
  if named is not null then
    perform refuse('allocation.sku-twice', jsonb_build_object('skus', named));
  end if;

  begin
    with changed as (
      update inventory_items set customer_id = null, updated_at = at, version = version + 1
      where id = any (locked) and customer_id = owner and id <> all (wanted) returning id
    )
    select coalesce(jsonb_agg(id), '[]') into released from changed;
  exception when unique_violation then
    perform refuse('allocation.sku-unallocated-twice');
  end;
  with changed as (
    update inventory_items set customer_id = owner, updated_at = at, version = version + 1
    where customer_id is null and deleted_at is null and id = any (wanted) returning id
  )
  select coalesce(jsonb_agg(id), '[]') into allocated from changed;
  return jsonb_build_object('allocated', allocated, 'released', released);
end $$;
