-- Handling units of an order belong to no movement once they are empty. The caller has taken goods out of one.
create or replace function free_emptied_units(the_order integer) returns void language plpgsql as $$
begin
  update handling_units u set order_id = null, version = version + 1
  where u.order_id = the_order and not exists (select from stock s where s.handling_unit_id = any (units_within(u.id)) and s.on_hand > 0);
end $$;
