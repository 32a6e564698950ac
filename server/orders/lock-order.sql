-- The order under lock, or the reason why it isn't there; customers see only their own by row-level security.
create or replace function lock_order(the_order integer, if_version integer) returns orders language plpgsql as $$
declare
  o orders;
begin
  select * into o from orders where id = the_order for no key update;
  if not found then
    raise exception 'This movement does not exist.' using errcode = 'TH404';
  end if;
  if if_version is not null and if_version <> o.version then
    raise exception 'This movement was changed since you read it. Load it again.' using errcode = 'TH412';
  end if;
  return o;
end $$;
