-- When locations were last counted in a count that is closed.
create or replace function counted_last() returns table (location_id integer, at timestamptz) language sql stable
  begin atomic
    select p.location_id, max(v.counted_at)
    from counts c join count_places p on p.count_id = c.id join count_visits v on v.place_id = p.id
    where c.status = 'closed' group by 1;
  end;
