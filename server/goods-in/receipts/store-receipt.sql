-- Puts away what is left of a receipt at receiving (see put_away_rest). The caller has locked the receipt.
create or replace function store_receipt(the_receipt integer, actor_id integer, at timestamptz) returns void language plpgsql as $$
begin
  perform put_away_rest(the_receipt, 'Put away with ' || (select receipt_number from receipts where id = the_receipt), actor_id, at);
end $$;
