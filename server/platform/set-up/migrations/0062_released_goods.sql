-- Put-away tasks of goods that were released from quarantine.
alter table tasks add column release_reason text;
comment on column tasks.release_reason is 'Why goods in quarantine are released, for the ledger line that brings them to their bin. Null for other tasks.';
-- Of the same goods several parts may be released one after the other.
drop index tasks_open_goods;
create unique index tasks_open_goods on tasks (receipt_id, order_id, from_location_id, item_id, lot_id) nulls not distinct
  where state = 'open' and handling_unit_id is null and release_reason is null;
