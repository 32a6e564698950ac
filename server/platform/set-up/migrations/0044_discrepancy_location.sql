-- The location of goods that a picker couldn't find is known by a mark. Until now it was found by its code, which people may also
-- give to a location of their own: one of another type stays theirs, and the next short pick makes the marked one under a free code.
alter table locations
  add column is_discrepancy boolean not null default false,
  add constraint locations_discrepancy_is_kept check (not is_discrepancy or (type = 'quarantine' and is_active));
create unique index locations_one_discrepancy on locations (is_discrepancy) where is_discrepancy;
update locations set is_discrepancy = true, is_active = true, version = version + 1 where code = 'DISCREPANCY' and type = 'quarantine';
