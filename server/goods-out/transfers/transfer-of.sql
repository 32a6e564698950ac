-- How a transfer stands, as the contract names it; null for other movements. Good units count up to what was sent, first of all. With the owner's
-- rights, because staff of the site that it left don't see the receipt and the ledger lines at its destination.
create or replace function transfer_of(the_order integer, destination integer) returns jsonb language plpgsql stable
security definer set search_path = public, pg_temp as $$
declare
  r receipts;
  has_arrived boolean;
  sent integer;
  good integer := 0;
  damaged integer := 0;
  written_off integer;
  left_there integer;
begin
  if destination is null then
    return null;
  end if;
  select * into r from receipts where transfer_order_id = the_order and withdrawn_at is null;
  select coalesce(sum(case when t.type = 'transit' then m.quantity else -m.quantity end) filter (where m.cause = 'order'), 0),
    coalesce(sum(case when f.type = 'transit' then m.quantity else -m.quantity end) filter (where m.cause = 'adjustment'), 0)
  into sent, written_off
  from stock_movements m join locations f on f.id = m.from_location_id join locations t on t.id = m.to_location_id
  where m.order_id = the_order and ((t.type = 'transit') <> (f.type = 'transit'));
  has_arrived := r.id is not null and r.status <> 'pending';
  if has_arrived then
    -- What arrived of what was sent, of each item and lot, is good as far as good units were received of it; also where these were received as
    -- more than was on the way, before another line was corrected (settle_transfer).
    select coalesce(sum(least(e.arrived, e.good)), 0), coalesce(sum(e.arrived - least(e.arrived, e.good)), 0) into good, damaged
    from (
      select m.item_id, m.lot_id,
        sum(case when f.type = 'transit' then m.quantity when t.type = 'transit' then -m.quantity else 0 end) as arrived,
        sum(case when t.type = 'quarantine' or f.type = 'quarantine' or (f.is_virtual or f.type = 'transit') = (t.is_virtual or t.type = 'transit') then 0
          when t.is_virtual or t.type = 'transit' then -m.quantity else m.quantity end) as good
      from stock_movements m join locations f on f.id = m.from_location_id join locations t on t.id = m.to_location_id
      where m.receipt_id = r.id and f.id <> t.id group by 1, 2
    ) e;
  end if;
  left_there := sent - good - damaged - written_off;
  return jsonb_build_object(
    'siteId', destination, 'siteCode', (select code from sites where id = destination),
    'receiptId', r.id, 'receiptNumber', r.receipt_number, 'sent', sent,
    'inTransit', case when has_arrived then 0 else left_there end,
    'received', good, 'damaged', damaged,
    'missing', case when has_arrived then left_there else 0 end,
    'writtenOff', written_off,
    'state', case
      when r.id is null then 'planned'
      when r.status = 'pending' then 'in_transit'
      when left_there > 0 then 'short'
      when r.status = 'stored' then 'closed'
      else 'received' end);
end $$;
