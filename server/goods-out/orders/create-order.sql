-- Creates an order with its lines, their reservations and its first stage. Without a site it ships from the one that has the goods.
create or replace function create_order(
  owner integer, fields jsonb, lines jsonb, actor_id integer, actor_name text, at timestamptz
) returns integer language plpgsql as $$
declare
  new_id integer;
  number text := number_of_year('orders', 'WM', 5, at);
  destination constant integer := fields ->> 'transferToSiteId';
  first_site constant integer := coalesce((fields ->> 'siteId')::integer, first_site_but(destination));
begin
  if not exists (select from customers c where c.id = owner) then
    perform refuse('customer.unknown');
  end if;
  insert into orders (
    order_number, customer_id, type, priority, billing_address, shipping_address, notes, reference, purchase_order, recipient, requested_ship_date, carrier,
    service_type, created_by, created_at, site_id, transfer_to_site_id)
  values (
    number, owner, fields ->> 'type', fields ->> 'priority', fields -> 'billingAddress', fields -> 'shippingAddress', fields ->> 'notes',
    fields ->> 'reference', fields ->> 'purchaseOrder', nullif(fields -> 'recipient', 'null'), (fields ->> 'requestedShipDate')::date,
    fields ->> 'carrier', fields ->> 'serviceType', actor_id, at,
    first_site, destination)
  returning id into new_id;
  perform require_active_site(first_site);
  perform write_order_lines(new_id, owner, lines, at, fields ->> 'siteId' is null);
  if fields ->> 'requestedShipDate' is not null then
    -- Only its lines have chosen the site, whose day counts.
    perform require_ship_day((fields ->> 'requestedShipDate')::date, (select o.site_id from orders o where o.id = new_id), at);
  end if;
  insert into order_tracking_events (order_id, stage, notes, user_id, user_name, at)
  values (new_id, 'awaiting_confirmation', 'Movement placed', actor_id, actor_name, at);
  return new_id;
end $$;
