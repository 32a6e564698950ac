-- Books the opening stock of new items at their homes, in their lots. `quantities` has one for each item, 0 books nothing, `expiries` the expiry
-- date of its lot or null, and `sites` where it is without a home, null for the default site.
create or replace function open_stock(
  items integer[], quantities integer[], expiries date[], sites integer[], reason text, actor_id integer, at timestamptz
) returns void language plpgsql as $$
declare
  changes stock_change[];
begin
  insert into lots (item_id, lot_number, expires_on)
  select i.id, i.lot_number, w.expires from unnest(items, quantities, expiries) as w(item, quantity, expires) join inventory_items i on i.id = w.item
  where w.quantity > 0 and i.lot_number is not null
  on conflict (item_id, lot_number) do nothing;

  select array_agg(row(i.id, l.id, null, w.quantity, built_in_location('SUPPLIER'),
      coalesce(i.home_location_id, unassigned_at(coalesce(w.site, default_site()))), 0, null)::stock_change order by i.id) into changes
  from unnest(items, quantities, sites) as w(item, quantity, site)
    join inventory_items i on i.id = w.item
    left join lots l on l.item_id = i.id and l.lot_number = i.lot_number
  where w.quantity > 0;
  if changes is not null then
    perform move_stock(changes, 'inbound', 'opening', reason, null, actor_id, at);
  end if;
end $$;
