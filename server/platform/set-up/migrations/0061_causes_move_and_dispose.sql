-- Stock that a person moved, and stock in quarantine that a person released, scrapped or sent back.
alter domain stock_movement_cause drop constraint stock_movement_cause_check;
alter domain stock_movement_cause add check (
  value in ('opening', 'adjustment', 'order', 'receipt', 'count', 'delete', 'restore', 'transfer', 'move', 'dispose'));
