-- Where stock of an item is that can't be promised: [{code, quantity}] of locations at receiving and in quarantine, [{number, site, quantity}] of
-- what is on the way by transfers. Null where there is none. Staff of some sites learn only what is at these.
create or replace function stock_elsewhere(item integer) returns jsonb language plpgsql stable as $$
declare
  own constant integer[] := current_site_ids();
begin
  return (select jsonb_agg(e.place) from (
    select jsonb_build_object('code', p.code, 'quantity', sum(s.on_hand)) as place
    from stock s join locations p on p.id = s.location_id and p.type in ('receiving', 'quarantine')
    where s.item_id = item and s.on_hand > 0 and (own is null or p.site_id = any (own)) group by p.code
    union all
    select jsonb_build_object('number', w.number, 'site', w.site, 'quantity', w.quantity)
    from on_the_way(item) w where own is null or w.site in (select code from sites where id = any (own))
  ) e);
end $$;
