-- An export that is undone withdraws its shipment, and its movement is documented again. What happened stays in both histories.
alter table shipments add column withdrawn_at timestamptz;
comment on column shipments.withdrawn_at is 'When the export that made it was undone; the next export makes another.';
alter table shipments drop constraint shipments_order_id_key;
create unique index shipments_order on shipments (order_id) where withdrawn_at is null;

alter table order_tracking_events add column round smallint not null default 0;
comment on column order_tracking_events.round is 'How many exports of the movement were undone before.';
alter table order_tracking_events drop constraint order_tracking_events_pkey, add primary key (order_id, stage, round),
  add constraint order_tracking_events_begin_again check (round = 0 or stage in ('documented', 'exported'));
