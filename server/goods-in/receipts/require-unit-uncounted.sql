-- Refuses a handling unit on which goods of the receipt were counted before. Two people who scan its label at once take turns, whatever lot or
-- date they entered.
create or replace function require_unit_uncounted(the_receipt integer, unit text) returns void language plpgsql as $$
declare
  before bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(unit, the_receipt));
  select sum(c.counted) into before from receipt_counts c where c.receipt_id = the_receipt and c.sscc = unit;
  if before > 0 then
    perform refuse('receipt.unit-counted', jsonb_build_object('sscc', unit, 'counted', before));
  end if;
end $$;
