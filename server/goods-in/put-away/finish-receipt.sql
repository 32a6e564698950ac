-- Makes an inspected receipt stored once all that it brought is put away. The caller has locked the receipt.
-- Returns its customer and its new version if it did, else null.
create or replace function finish_receipt(the_receipt integer, actor_id integer, actor_name text, at timestamptz) returns jsonb language plpgsql as $$
declare
  finished jsonb;
begin
  if exists (select from tasks where receipt_id = the_receipt and state = 'open')
    or exists (select from put_away_due(the_receipt, goods_of_receipt(the_receipt))) then
    return null;
  end if;
  update receipts set status = 'stored', stored_at = at, version = version + 1 where id = the_receipt and status = 'inspected'
  returning jsonb_build_object('customerId', customer_id, 'version', version) into finished;
  if finished is null then
    return null;
  end if;
  insert into receipt_steps (receipt_id, status, user_id, user_name, at) values (the_receipt, 'stored', actor_id, actor_name, at);
  return finished;
end $$;
