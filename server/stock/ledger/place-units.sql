-- Writes down at which site handling units are, once stock was put into them. The caller has locked them, with the units around them.
create or replace function place_units(units integer[]) returns void language sql begin atomic
  update handling_units h set site_id = l.site_id
  from stock s join locations l on l.id = s.location_id
  where s.handling_unit_id = any (units) and s.on_hand > 0 and h.id = s.handling_unit_id and h.site_id is distinct from l.site_id;
end;
