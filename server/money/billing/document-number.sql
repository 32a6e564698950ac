-- The next number of a quote, an invoice or a credit note: <prefix>-<year>-<count>, the count with four digits or more. Unlike next_number()
-- it leaves no gap: the counter's row stays locked until the transaction ends, and is as before when it fails. Take it after all other locks.
create or replace function document_number(document_kind text, prefix text, at timestamptz) returns text language plpgsql as $$
declare
  the_year constant integer := extract(year from warehouse_day(at));
  n text;
begin
  insert into document_counters as c (kind, year, last) values (document_kind, the_year, 1)
    on conflict (kind, year) do update set last = c.last + 1
    returning last::text into n;
  return format('%s-%s-%s', prefix, the_year, lpad(n, greatest(4, length(n)), '0'));
end $$;
