-- The sites that the viewer of a transaction is limited to; null for none.
create function current_site_ids() returns integer[] language sql stable parallel safe
  return string_to_array(nullif(current_setting('tallyhouse.site_ids', true), ''), ',')::integer[];

alter table users add column site_ids integer[] not null default '{}',
  add constraint users_of_sites_are_staff check (site_ids = '{}' or role not in ('admin', 'customer'));
comment on column users.site_ids is 'The sites that a member of staff is limited to; empty for all.';
alter table invitations add column site_ids integer[] not null default '{}',
  add constraint invitations_of_sites_are_staffs check (site_ids = '{}' or role not in ('admin', 'customer'));
comment on column invitations.site_ids is 'The sites that the person will be limited to; empty for all.';

-- Policies can't follow the stock of a unit that they hide.
alter table handling_units add column site_id integer references sites;
comment on column handling_units.site_id is 'Where its stock is, or was last; null while it never had any. See place-units.sql.';

-- A unit is where the units in it are.
create function follow_unit_inside() returns trigger language plpgsql as $$
begin
  update handling_units h set site_id = new.site_id where h.id = new.parent_id and h.site_id is distinct from new.site_id;
  return null;
end $$;
create trigger handling_units_follow_inside after insert or update of site_id, parent_id on handling_units
  for each row when (new.parent_id is not null and new.site_id is not null) execute function follow_unit_inside();

update handling_units h set site_id = coalesce(
  (select l.site_id from stock s join locations l on l.id = s.location_id where s.handling_unit_id = h.id and s.on_hand > 0 limit 1),
  (select o.site_id from orders o where o.id = h.order_id));
