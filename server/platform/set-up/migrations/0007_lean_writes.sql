-- Which places are built in, and under which ids, is known to functions that run in every movement of stock.
alter table locations add constraint locations_built_in_are_known check (
  is_built_in = (id between 1 and 5) and is_virtual = (id between 2 and 5)
  and (not is_built_in or (id, code) in ((1, 'UNASSIGNED'), (2, 'SUPPLIER'), (3, 'CUSTOMER'), (4, 'ADJUSTMENT'), (5, 'SCRAP')))
);

-- Movements and users are never deleted, so what is written beside them in the same call needs no look back at them: these
-- two checks ran for every line a movement reserves and every person it is told to.
revoke delete on orders, users from tallyhouse_app;
alter table reservations drop constraint reservations_order_id_fkey;
alter table notifications drop constraint notifications_user_id_fkey;

-- Indexes nothing asks: each line and each stage is found through its movement.
drop index order_items_item;
alter table order_items
  drop constraint order_items_pkey, drop constraint order_items_order_id_item_id_key, add primary key (order_id, item_id);
alter table order_tracking_events
  drop constraint order_tracking_events_pkey, drop constraint order_tracking_events_order_id_stage_key, add primary key (order_id, stage);

-- Whom a movement is told to.
create index users_staff on users (id) where role in ('admin', 'manager');

-- Rules about one value become domains. PostgreSQL reads the CHECK of a table anew with each statement that writes to it
-- (two thirds of what inserting a movement cost), those of a domain once per session. What they say stays the same.
create domain order_type as text check (value in ('pick_pack', 'shipment'));
create domain order_status as text check (value in ('pending', 'processing', 'picking', 'packing', 'completed', 'cancelled'));
create domain order_priority as text check (value in ('high', 'normal', 'low'));
create domain tracking_stage as text
  check (value in ('awaiting_confirmation', 'confirmed', 'packaging', 'labelling', 'documented', 'exported'));
create domain reservation_ending as text check (value in ('released', 'consumed'));
create domain shipment_status as text check (value in ('created', 'in_transit', 'delivered', 'delayed'));
create domain stock_movement_type as text check (value in ('inbound', 'outbound', 'transfer', 'adjustment'));
create domain stock_movement_cause as text
  check (value in ('opening', 'adjustment', 'order', 'receipt', 'count', 'delete', 'restore', 'transfer'));
create domain notification_type as text check (value in ('error', 'warning', 'success', 'info'));
create domain audit_door as text check (value in ('screen', 'api', 'import', 'scan', 'system'));
create domain positive_quantity as integer check (value > 0);

-- Status and tracking stage move together (decisions §4). A function, because the text of a CHECK is what costs.
create function order_state_is_sound(status text, stage text, cancelled_at timestamptz, exported_at timestamptz) returns boolean
language plpgsql immutable parallel safe as $$
begin
  return (status = 'cancelled') = (cancelled_at is not null)
    and (status = 'completed') = (exported_at is not null)
    and case status
      when 'pending' then stage = 'awaiting_confirmation'
      when 'processing' then stage = 'confirmed'
      when 'picking' then stage = 'confirmed'
      when 'packing' then stage in ('packaging', 'labelling', 'documented')
      when 'completed' then stage = 'exported'
      else stage <> 'exported'
    end;
end $$;

alter table orders
  drop constraint orders_type_check, alter column type type order_type,
  drop constraint orders_status_check, alter column status type order_status,
  drop constraint orders_priority_check, alter column priority type order_priority,
  drop constraint orders_tracking_stage_check, alter column tracking_stage type tracking_stage,
  drop constraint orders_check, drop constraint orders_check1, drop constraint orders_status_fits_stage,
  add constraint orders_status_fits_stage check (order_state_is_sound(status, tracking_stage, cancelled_at, exported_at));
alter table order_items
  drop constraint order_items_quantity_check, alter column quantity type positive_quantity;
alter table reservations
  drop constraint reservations_quantity_check, alter column quantity type positive_quantity,
  drop constraint reservations_ending_check, alter column ending type reservation_ending;
alter table order_tracking_events
  drop constraint order_tracking_events_stage_check, alter column stage type tracking_stage;
alter table shipments
  drop constraint shipments_status_check, alter column status type shipment_status;
alter table shipment_events
  drop constraint shipment_events_status_check, alter column status type shipment_status;
alter table stock_movements
  drop constraint stock_movements_movement_type_check, alter column movement_type type stock_movement_type,
  drop constraint stock_movements_cause_check, alter column cause type stock_movement_cause,
  drop constraint stock_movements_quantity_check, alter column quantity type positive_quantity;
alter table notifications
  drop constraint notifications_type_check, alter column type type notification_type;
alter table audit_entries
  drop constraint audit_entries_door_check, alter column door type audit_door;
