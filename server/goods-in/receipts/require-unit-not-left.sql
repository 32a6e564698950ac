-- Refuses a handling unit that left with a movement, unless it comes in by the receipt of that transfer. What comes back is a return: counted as
-- a new delivery, the unit would be taken from the movement that it left with.
create or replace function require_unit_not_left(the_receipt integer, unit text) returns void language plpgsql as $$
declare
  gone record;
begin
  select h.sscc, number_here(o.order_number, o.site_id, o.transfer_to_site_id) as number into gone
  from handling_units h join orders o on o.id = h.order_id and o.status = 'completed'
  where h.sscc = unit and o.id is distinct from (select r.transfer_order_id from receipts r where r.id = the_receipt);
  if found then
    perform refuse('receipt.unit-left', to_jsonb(gone));
  end if;
end $$;
