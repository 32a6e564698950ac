-- Fails when stock that comes into the warehouse lacks the lot or the expiry date that its item asks for. What an earlier line is taken back
-- by isn't new. `field` is the name of the lot in the call, unless the change is of a line of a receipt (see move_stock()).
create or replace function require_tracked(changes stock_change[], receipt_lines integer[], field text) returns void language plpgsql as $$
declare
  lacking record;
begin
  select i.sku, i.tracking, l.lot_number as lot, case when l.id is null then field else 'expiresOn' end as field, line.line into lacking
  from unnest(changes) with ordinality as c(item_id, lot_id, handling_unit_id, quantity, from_location_id, to_location_id, reserved, corrects_id, n)
    join inventory_items i on i.id = c.item_id
    left join lots l on l.id = c.lot_id
    left join receipt_items line on line.id = receipt_lines[c.n]
  where i.tracking <> 'none' and c.corrects_id is null
    and is_virtual_location(c.from_location_id) and not is_virtual_location(c.to_location_id)
    and (l.id is null or i.tracking = 'lot_expiry' and l.expires_on is null)
  order by c.n limit 1;
  if found then
    perform refuse_untracked(lacking.tracking, lacking.sku, lacking.lot,
      case when lacking.line is null then lacking.field else 'items.' || lacking.line - 1 || '.' || lacking.field end);
  end if;
end $$;
