-- Locks these handling units, with all units that they are in or that are in them, in id order: none of them changes its parent, moves
-- or is packed meanwhile. Units are locked after items and before locations (docs/architecture.md).
create or replace function lock_handling_units(units integer[]) returns void language plpgsql as $$
declare
  family integer[];
  found_since integer[];
begin
  loop
    select array_agg(distinct w.id order by w.id) into family
    from unnest(units) u cross join lateral unnest(units_within(outermost_unit(u))) as w(id);
    perform 1 from handling_units h where h.id = any (family) order by h.id for no key update;
    -- Who held a lock before may have put a unit into another one.
    select array_agg(distinct w.id order by w.id) into found_since
    from unnest(units) u cross join lateral unnest(units_within(outermost_unit(u))) as w(id);
    exit when found_since is not distinct from family;
  end loop;
end $$;
