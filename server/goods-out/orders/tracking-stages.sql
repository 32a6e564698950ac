-- The tracking stages in order; a test compares them with contract/goods-out/orders/tracking-stages.ts.
create or replace function tracking_stages() returns text[] language sql immutable parallel safe
  return array['awaiting_confirmation', 'confirmed', 'packaging', 'labelling', 'documented', 'exported'];
