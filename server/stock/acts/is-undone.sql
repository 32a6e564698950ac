-- Whether an act took this ledger line back.
create or replace function is_undone(line stock_movements) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from stock_movements c join stock_acts u on u.id = c.act_id
    where c.corrects_id = line.id and u.undoes_id = line.act_id);
end $$;
