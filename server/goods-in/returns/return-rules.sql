-- The floor settings that concern customers who request returns. With the owner's rights, because customers read no other of them.
create or replace function return_rules(out window_days integer, out customers_request boolean) language sql stable parallel safe security definer
  begin atomic
    select (value ->> 'returnWindowDays')::integer, coalesce((value ->> 'customersRequestReturns')::boolean, true)
    from settings where key = 'floor';
  end;
