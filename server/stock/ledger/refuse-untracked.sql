-- Refuses stock of a tracked item that comes in without its lot, or without the expiry date of that lot.
create or replace function refuse_untracked(tracking text, sku text, lot text, field text) returns void language plpgsql as $$
begin
  perform refuse(
    case when lot is not null then 'stock.expiry-needed' when tracking = 'lot_expiry' then 'stock.lot-and-expiry-needed' else 'stock.lot-needed' end,
    jsonb_build_object('sku', sku, 'lot', lot, 'field', field));
end $$;
