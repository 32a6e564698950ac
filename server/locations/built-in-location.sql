-- The id of one of the places the product itself makes. In plpgsql, as other functions that run in every movement of stock:
-- a session plans it once, where a function in SQL is planned with each call.
create or replace function built_in_location(wanted text) returns integer language plpgsql stable parallel safe as $$
begin
  return (select l.id from locations l where l.code = wanted and l.is_built_in);
end $$;
