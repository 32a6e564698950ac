-- Who carries a shipment, as it was handed over, and why it is delayed.
create domain delay_reason as text check (value in ('weather', 'customs', 'address', 'carrier', 'recipient', 'other'));

alter table shipments
  add column carrier_name text,
  add column carrier_service text,
  add column carrier_tracking_number text,
  add column carrier_tracking_url text check (carrier_tracking_url like 'https://%'),
  add column parcels integer check (parcels between 1 and 9999),
  add column weight_kg numeric(9, 3) check (weight_kg > 0);
alter table shipment_events add column reason delay_reason;

-- What a carrier took on a day, and the names of carriers.
create index shipments_carrier on shipments (lower(carrier_name), id) where carrier_name is not null;

comment on column shipments.carrier_tracking_number is 'The carrier''s own number.';
comment on column shipments.weight_kg is 'Of all parcels.';
comment on column shipment_events.reason is 'Of a delay or an exception.';
