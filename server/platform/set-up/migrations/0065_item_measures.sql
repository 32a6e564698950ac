-- What has to be known of stock that comes in, customs data and measures of an item. Measures of one unit.
alter table inventory_items
  add column tracking text not null default 'none' check (tracking in ('none', 'lot', 'lot_expiry')),
  add column customs_code text check (customs_code ~ '^[0-9]{6,10}$'),
  add column origin_country text check (origin_country ~ '^[A-Z]{2}$'),
  add column length_mm integer check (length_mm between 1 and 100000),
  add column width_mm integer check (width_mm between 1 and 100000),
  add column height_mm integer check (height_mm between 1 and 100000),
  add column unit_weight numeric(12, 3) check (unit_weight > 0),
  add column unit_volume numeric(13, 6) check (unit_volume > 0),
  add column units_per_carton integer check (units_per_carton between 1 and 1000000),
  add column units_per_pallet integer check (units_per_pallet between 1 and 1000000);
comment on column inventory_items.tracking is 'What stock that comes in must have: nothing, a lot, or a lot with an expiry date.';
comment on column inventory_items.unit_weight is 'Kilograms.';
comment on column inventory_items.unit_volume is 'Cubic metres; follows from the three dimensions where all are known.';

create function derive_unit_volume() returns trigger language plpgsql as $$
begin
  new.unit_volume := greatest(round(new.length_mm::numeric * new.width_mm * new.height_mm / 1000000000, 6), 0.000001);
  return new;
end $$;
create trigger unit_volume_follows_from_dimensions before insert or update on inventory_items
  for each row when (new.length_mm is not null and new.width_mm is not null and new.height_mm is not null)
  execute function derive_unit_volume();
