-- The status that a count has by its places and lines. Called after they changed; a closed count keeps the cost prices of its items. Returns
-- the status. The caller has locked the count.
create or replace function go_on_with_count(the_count integer, at timestamptz) returns text language plpgsql as $$
declare
  was text;
  becomes text;
begin
  select status into was from counts where id = the_count;
  becomes := case
    when exists (select from count_places p where p.count_id = the_count and p.status = 'open') then 'counting'
    when exists (select from count_places p where p.count_id = the_count and p.status = 'recount') then 'recounting'
    when exists (select from count_places p join count_lines c on c.place_id = p.id where p.count_id = the_count and c.status = 'difference')
      then 'review'
    else 'closed'
  end;
  update counts c set status = becomes, version = c.version + 1, started_at = coalesce(c.started_at, at),
    reviewed_at = case when becomes = 'review' and was <> 'review' then at else c.reviewed_at end,
    closed_at = case when becomes = 'closed' then at end
  where c.id = the_count;
  if becomes = 'closed' then
    update count_lines c set cost_price = coalesce(i.cost_price, 0)
    from count_places p, inventory_items i where p.count_id = the_count and c.place_id = p.id and i.id = c.item_id;
  end if;
  return becomes;
end $$;
