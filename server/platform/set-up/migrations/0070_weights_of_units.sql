-- What a pallet or carton weighs with all that is in it, as the packer weighed it.
alter table handling_units add column weight_kg numeric(9, 3) check (weight_kg > 0);
comment on column handling_units.weight_kg is 'With all that is in it, in kilograms.';
