-- What customers call their movements, for whom they are, until when they must leave and by which carrier.
alter table orders
  add column reference text,
  add column purchase_order text,
  add column recipient jsonb,
  add column requested_ship_date date,
  add column carrier text,
  add column service_type text;

-- Only movements with a day are in it, so that placing others costs nothing more.
create index orders_ship_by on orders (requested_ship_date, id) where requested_ship_date is not null and status in ('pending', 'processing', 'picking', 'packing');
-- The same of movements with a reference.
create index orders_reference on orders (reference) where reference is not null;

comment on column orders.reference is 'The customer''s own number.';
comment on column orders.recipient is 'Name, company, phone and email of who receives it.';
comment on column orders.requested_ship_date is 'The last day on which it is to leave the warehouse.';
comment on column orders.carrier is 'The wished carrier; its shipment says who took it.';
comment on column orders.service_type is 'The wished service; null for that of its type.';
