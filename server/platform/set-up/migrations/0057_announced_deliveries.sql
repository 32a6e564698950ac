-- Customers announce deliveries themselves: they may change and withdraw those, and only those.
alter table receipts
  add column announced boolean not null default false,
  add column reference text;
comment on column receipts.announced is 'The customer announced it; what the warehouse entered is for the customer to read only.';
comment on column receipts.reference is 'The customer''s own number of the delivery.';
comment on column receipts.withdrawn_at is 'When its customer, a member of staff or the undo of an import withdrew it.';
