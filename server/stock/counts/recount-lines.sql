-- Has lines of a count in review counted once more. The caller has locked the count.
create or replace function recount_lines(the_count integer, lines integer[], at timestamptz) returns void language plpgsql as $$
declare
  used text;
begin
  if (select count(*) from count_lines c join count_places p on p.id = c.place_id
      where c.id = any (lines) and p.count_id = the_count and c.status = 'difference') < cardinality(lines) then
    perform refuse('count.line-decided');
  end if;
  select l.code into used from count_places p join locations l on l.id = p.location_id
  where p.id in (select c.place_id from count_lines c where c.id = any (lines)) and p.round = 3 limit 1;
  if found then
    perform refuse('count.rounds-used', jsonb_build_object('location', used));
  end if;
  update count_lines set status = 'recount' where id = any (lines);
  update count_places p set status = 'recount', round = p.round + 1 where p.id in (select c.place_id from count_lines c where c.id = any (lines));
  perform go_on_with_count(the_count, at);
end $$;
