-- A movement goes back to picking from any stage before its export, when picked goods have expired: stages from confirmed on come again.
alter table order_tracking_events drop constraint order_tracking_events_begin_again,
  add constraint order_tracking_events_begin_again check (round = 0 or stage <> 'awaiting_confirmation');
comment on column order_tracking_events.round is 'How often the movement had gone back to an earlier stage before.';
