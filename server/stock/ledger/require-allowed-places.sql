-- Says where goods may go; move_stock() asks once it has locked the place that they go to. A virtual location is a null place. Goods change
-- their site only by a transfer. They are put into TRANSIT by the export of a transfer, and taken from it by its receipt and by writing a loss
-- off. They are put aside only by short picks. What takes a line of the ledger back may put goods on the way or aside again.
create or replace function require_allowed_places(
  change stock_change, from_place locations, to_place locations, for_order integer, for_receipt integer, act jsonb
) returns void language plpgsql as $$
declare
  takes_back constant boolean := change.corrects_id is not null;
begin
  if from_place.type = 'transit' or to_place.type = 'transit' then
    if not takes_back and transfer_for(for_order, for_receipt) is distinct from (case when to_place.type = 'transit' then to_place.site_id else from_place.site_id end) then
      perform refuse_on_the_way(change.item_id, change.handling_unit_id, from_place.type = 'transit', from_place.site_id);
    end if;
  elsif from_place.site_id <> to_place.site_id then
    perform refuse('site.transfer-needed', jsonb_build_object(
      'code', case when is_own_site(to_place.site_id) then to_place.code else 'The location' end, 'site', site_here(to_place.site_id), 'other', site_here(from_place.site_id)));
  end if;
  if to_place.is_discrepancy and not takes_back and act ->> 'kind' is distinct from 'short_pick' then
    perform refuse('stock.only-short-picks', jsonb_build_object('code', to_place.code));
  end if;
end $$;
