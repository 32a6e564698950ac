-- The stages in order and in words; a test compares both with contract/tracking-stages.ts.
create or replace function tracking_stages() returns text[] language sql immutable parallel safe
  return array['awaiting_confirmation', 'confirmed', 'packaging', 'labelling', 'documented', 'exported'];

create or replace function stage_label(stage text) returns text language sql immutable parallel safe
  return case stage
    when 'awaiting_confirmation' then 'Movement Placed' when 'confirmed' then 'Confirmed' when 'packaging' then 'Packaging'
    when 'labelling' then 'TTT Labelling' when 'documented' then 'Documentation' when 'exported' then 'Exported' end;

-- Marks the next stage complete, and no other. Two calls at once advance one stage: the second finds the first's.
create or replace function advance_order(
  the_order integer, wanted text, with_notes text, if_version integer, actor_id integer, actor_name text, transit interval, at timestamptz
) returns integer language plpgsql as $$
declare
  o orders := lock_order(the_order, if_version);
  next_stage text;
  defaults text := '';
begin
  if o.status = 'cancelled' then
    raise exception '%', format('%s is cancelled; its stages can''t advance.', o.order_number) using errcode = 'TH409';
  end if;
  next_stage := (tracking_stages())[array_position(tracking_stages(), o.tracking_stage) + 1];
  if next_stage is null then
    raise exception '%', format('%s is exported; no stage is left.', o.order_number) using errcode = 'TH409';
  end if;
  if wanted <> next_stage then
    raise exception '%', format('The next stage of %s is %s.', o.order_number, stage_label(next_stage)) using errcode = 'TH409';
  end if;

  if wanted = 'confirmed' then
    -- Confirming reserves anew by the same rule (decisions §4): a better lot may have come in since.
    perform release_order(the_order, at);
    perform reserve_order(the_order, at);
  elsif wanted = 'packaging' and o.picking_started_at is null then
    defaults := ' (picking was not recorded; taken as picked in full)';
  elsif wanted = 'exported' then
    perform export_order(o, actor_id, actor_name, transit, at);
  end if;

  update orders set
    tracking_stage = wanted,
    status = case wanted when 'confirmed' then 'processing' when 'exported' then 'completed' else 'packing' end,
    confirmed_at = case wanted when 'confirmed' then at else confirmed_at end,
    picking_started_at = case wanted when 'packaging' then coalesce(picking_started_at, at) else picking_started_at end,
    packaging_started_at = case wanted when 'packaging' then at else packaging_started_at end,
    labelling_completed_at = case wanted when 'labelling' then at else labelling_completed_at end,
    documented_at = case wanted when 'documented' then at else documented_at end,
    exported_at = case wanted when 'exported' then at else exported_at end,
    version = version + 1
  where id = the_order;
  insert into order_tracking_events (order_id, stage, notes, user_id, user_name, at)
  values (the_order, wanted, coalesce(with_notes, 'Stage updated to ' || wanted) || defaults, actor_id, actor_name, at);
  perform notify_customer(o.customer_id, actor_id, 'stage_' || wanted, case wanted when 'exported' then 'success' else 'info' end,
    stage_label(wanted), format('%s reached the stage %s', o.order_number, stage_label(wanted)), 'order', the_order, at);
  perform record_audit(actor_id, actor_name, 'advance', 'order', the_order, o.customer_id,
    jsonb_build_object('trackingStage', o.tracking_stage, 'status', o.status), jsonb_build_object('trackingStage', wanted), at);
  return o.customer_id;
end $$;

-- The stock leaves and a shipment is born. What lies at receiving or quarantine doesn't leave.
create or replace function export_order(o orders, actor_id integer, actor_name text, transit interval, at timestamptz) returns void language plpgsql as $$
declare
  leaving stock_change[];
  held_back text;
  new_shipment integer;
begin
  perform lock_order_stock(o.id);
  with consumed as (
    update reservations set ended_at = at, ending = 'consumed' where order_id = o.id and ended_at is null returning stock_id, quantity
  )
  select array_agg(row(s.item_id, s.lot_id, s.handling_unit_id, c.quantity, s.location_id, built_in_location('CUSTOMER'), c.quantity, null)::stock_change order by s.id),
    string_agg(distinct format('%s at %s (%s)', i.sku, p.code, p.type), ', ') filter (where not p.is_promisable)
  into leaving, held_back
  from consumed c join stock s on s.id = c.stock_id join locations p on p.id = s.location_id join inventory_items i on i.id = s.item_id;
  if held_back is not null then
    raise exception '%', format('%s can''t be exported while its goods lie in receiving or quarantine: %s. Change the type of that location, or cancel the movement.',
      o.order_number, held_back) using errcode = 'TH409';
  end if;
  perform move_stock(leaving, 'outbound', 'order', 'Shipped with ' || o.order_number, o.id, actor_id, at);

  insert into shipments (tracking_number, order_id, customer_id, service_type, destination, estimated_delivery, created_at)
  values (tracking_number(), o.id, o.customer_id, case o.type when 'pick_pack' then 'Standard' else 'TPD2' end,
    coalesce(nullif(concat_ws(', ', nullif(o.shipping_address ->> 'city', ''), nullif(o.shipping_address ->> 'country', '')), ''), 'Customer'), at + transit, at)
  returning id into new_shipment;
  insert into shipment_events (shipment_id, status, place, user_id, user_name, at) values (new_shipment, 'created', 'Warehouse', actor_id, actor_name, at);
end $$;
