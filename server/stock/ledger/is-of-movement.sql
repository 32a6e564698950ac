-- Whether a handling unit, or one that it is in, is packed for a movement or left with it.
create or replace function is_of_movement(unit integer) returns boolean language sql stable as $$
  with recursive around as (
    select h.parent_id, h.order_id from handling_units h where h.id = unit
    union all
    select h.parent_id, h.order_id from around a join handling_units h on h.id = a.parent_id
  )
  select coalesce(bool_or(order_id is not null), false) from around
$$;
