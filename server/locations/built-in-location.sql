-- The places the product itself makes, by the ids their migration gave them (a constraint on `locations` holds them
-- there). Constants, because every movement of stock asks: a look into the table each time cost more than the movement.
create or replace function built_in_location(wanted text) returns integer language sql immutable parallel safe
  return case wanted when 'UNASSIGNED' then 1 when 'SUPPLIER' then 2 when 'CUSTOMER' then 3 when 'ADJUSTMENT' then 4 when 'SCRAP' then 5 end;
