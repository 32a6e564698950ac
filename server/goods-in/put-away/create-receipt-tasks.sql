-- Makes the put-away tasks that a receipt lacks; see create_put_away_tasks(). The caller has locked the receipt.
create or replace function create_receipt_tasks(the_receipt integer, actor_id integer, at timestamptz) returns integer[] language plpgsql as $$
begin
  return create_put_away_tasks(the_receipt, goods_of_receipt(the_receipt), actor_id, at);
end $$;
