alter domain shipment_status drop constraint shipment_status_check;
alter domain shipment_status add check (value in ('created', 'in_transit', 'delivered', 'delayed', 'returned'));
create domain shipment_event_kind as text check (value in ('created', 'picked_up', 'departed', 'arrived', 'customs', 'out_for_delivery',
  'delivered', 'exception', 'returned', 'delayed', 'rescheduled'));

-- What happened to a shipment, in more words than its status. Null in lines from before, and in those of an older server beside this
-- one: there the status says it.
alter table shipment_events add column kind shipment_event_kind;
alter table shipments
  drop constraint shipments_check,
  -- What was delivered and came back keeps its time of delivery.
  add constraint shipments_deliveries_are_sound check (
    case status when 'delivered' then actual_delivery is not null when 'returned' then true else actual_delivery is null end);
-- Those that may become late.
create index shipments_due on shipments (estimated_delivery) where status = 'in_transit';

-- The end of the address by which anyone follows the shipment, until it is withdrawn. Nobody can guess it; it is not hashed, because it is
-- shown again to those who may share it, and tells no more than the paper on the parcel.
alter table shipments add column tracking_token text unique;
