-- Writes differences of a count into the ledger: see move_stock(). Goods that come from aside go into the handling unit that was counted.
create or replace function post_changes(the_count counts, changes stock_change[], reason text, actor_id integer, at timestamptz, into_unit integer default null)
returns jsonb language plpgsql as $$
begin
  return move_stock(changes, 'adjustment', 'count', the_count.count_number || ': ' || reason, null, actor_id, at,
    repacks => into_unit is not null, into_unit => into_unit,
    act => jsonb_build_object('subjectType', 'count', 'subjectId', the_count.id, 'number', the_count.count_number));
end $$;
