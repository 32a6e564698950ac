-- Creates the items and handling units that counted lines name and the owner lacks, and locks all items that the receipt has and had, each in
-- one order: items before units, as everywhere. `lines` as write_receipt_lines() takes them. Returns the ids of the items that were created.
create or replace function items_of_lines(the_receipt integer, owner integer, lines jsonb, actor_id integer, at timestamptz)
returns integer[] language plpgsql as $$
declare
  wanted record;
  made record;
  items integer[] := array(select distinct m.item_id from stock_movements m where m.receipt_id = the_receipt);
  created integer[] := '{}';
begin
  for wanted in
    select distinct on (known.id, fold(w.sku)) w.sku, coalesce(w.description, w.sku) as item_name, known.id
    from jsonb_array_elements(lines) with ordinality as l(value, n)
      cross join lateral jsonb_to_record(l.value) as w(id integer, sku text, description text)
      cross join lateral (select item_of_line(owner, w.id, w.sku) as id) known
    order by known.id, fold(w.sku), l.n
  loop
    if wanted.id is not null then
      items := items || wanted.id;
      continue;
    end if;
    select m.id, m.is_new into made from item_for_sku(owner, wanted.sku, wanted.item_name, at) m;
    items := items || made.id;
    if made.is_new then
      created := created || made.id;
    end if;
  end loop;
  perform lock_items(items);
  for wanted in select distinct l ->> 'handlingUnit' as sscc from jsonb_array_elements(lines) l where l ->> 'handlingUnit' is not null order by 1 loop
    perform require_unit_not_left(the_receipt, wanted.sscc);
    perform unit_of(owner, wanted.sscc, actor_id, at);
  end loop;
  return created;
end $$;
