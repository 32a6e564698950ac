-- Refuses what would take goods off their way to a site, and names the transfer; or what would put others on the way.
create or replace function refuse_on_the_way(item integer, in_unit integer, is_on_the_way boolean, to_site integer) returns void language plpgsql as $$
begin
  if not coalesce(is_on_the_way, false) then
    perform refuse('stock.transfer-only');
  end if;
  perform refuse('stock.on-the-way', (select to_jsonb(w) from on_the_way(item, to_site, in_unit) w limit 1));
end $$;
