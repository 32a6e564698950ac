-- The zones that fit an item: first the zone of its home, then zones with stock of its category, most of it first. No one has to keep a
-- table of them: they follow from how the warehouse is used.
create or replace function fitting_zones(item integer) returns text[] language plpgsql stable as $$
begin
  -- Materialized, because without statistics, as after a restore, the planner would join per location.
  return array(
    with alike as materialized (
      select a.id from inventory_items i join inventory_items a on a.category_id = i.category_id and a.deleted_at is null where i.id = item
    ), lying as materialized (
      select s.location_id, sum(s.on_hand) as quantity from stock s where s.item_id in (select id from alike) and s.on_hand > 0 group by 1
    )
    select z.zone from (
      select h.zone, true as is_home, 0 as quantity
      from inventory_items i join locations h on h.id = i.home_location_id where i.id = item
      union all
      select l.zone, false, s.quantity
      from lying s join locations l on l.id = s.location_id and l.type = 'storage' and l.is_active and not l.is_built_in
    ) z
    where z.zone is not null
    group by z.zone
    order by bool_or(z.is_home) desc, sum(z.quantity) desc, z.zone);
end $$;
