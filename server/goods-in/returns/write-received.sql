-- Writes what was received of a locked return: [{line, item, quantity, lot, expiresOn, unit, codes}], where a key that is missing leaves the line as
-- it is, and without a line a new one is made. Lines that aren't named were not received, unless they were before. Lines that change lose
-- what their inspection found. Excise goods need their lot, one that left with the movement unless `overridden`. Returns whether
-- anything changed.
create or replace function write_received(the_return integer, sent jsonb, overridden boolean, actor_id integer, at timestamptz) returns boolean
language plpgsql as $$
declare
  r returns;
  wanted record;
  item record;
  line return_lines;
  before return_lines;
  changed boolean := false;
begin
  select * into r from returns where id = the_return;
  perform 1 from orders o where o.id = r.order_id for no key update;
  perform lock_items(array(select (s ->> 'item')::integer from jsonb_array_elements(sent) s));
  for wanted in
    select e.n - 1 as n, e.value as given, w.* from jsonb_array_elements(sent) with ordinality as e(value, n)
      cross join lateral jsonb_to_record(e.value) as w(line integer, item integer, quantity integer, lot text, "expiresOn" date, unit text, codes text[])
    order by e.n
  loop
    select i.id, i.sku, i.tracking, i.customer_id, i.deleted_at, k.excise_code is not null as is_excise into item
    from inventory_items i left join product_categories k on k.id = i.category_id where i.id = wanted.item;
    if item.deleted_at is not null or item.customer_id is distinct from r.customer_id then
      perform refuse('return.no-longer-owned', jsonb_build_object('number', r.return_number, 'sku', item.sku));
    end if;
    select * into before from return_lines where id = wanted.line;
    if not found then
      before.line := coalesce((select max(l.line) from return_lines l where l.return_id = the_return), 0) + 1;
      before.expected := 0;
      before.ui_codes := '{}';
    end if;
    line := before;
    line.received := wanted.quantity;
    line.lot_number := case when wanted.given ? 'lot' then wanted.lot else before.lot_number end;
    line.expires_on := case when wanted.given ? 'expiresOn' then wanted."expiresOn" when line.lot_number is not null then before.expires_on end;
    line.sscc := case when wanted.given ? 'unit' then wanted.unit else before.sscc end;
    line.ui_codes := case when wanted.given ? 'codes' then wanted.codes else before.ui_codes end;
    if line.lot_number is null and wanted.quantity > 0 then
      if item.is_excise then
        perform refuse('return.lot-needed', jsonb_build_object('sku', item.sku, 'field', format('items.%s.lot', wanted.n)));
      elsif item.tracking <> 'none' then
        perform refuse_untracked(item.tracking, item.sku, null, format('items.%s.lot', wanted.n));
      end if;
    end if;
    if item.is_excise and wanted.quantity > 0 and r.order_id is not null and not overridden
      and not exists (select from lots_shipped(r.order_id, item.id) s where s.lot_number = line.lot_number) then
      perform refuse('return.lot-not-shipped', jsonb_build_object('lot', line.lot_number, 'sku', item.sku,
        'number', (select number_here(o.order_number, o.site_id) from orders o where o.id = r.order_id)));
    end if;
    if cardinality(line.ui_codes) > wanted.quantity then
      perform refuse('return.too-many-ui-codes', jsonb_build_object('sku', item.sku, 'codes', cardinality(line.ui_codes), 'units', wanted.quantity,
        'field', format('items.%s.uiCodes', wanted.n)));
    end if;
    line.lot_id := case when wanted.quantity > 0 then lot_of(item.id, line.lot_number, line.expires_on) end;
    if line.lot_id is not null then
      select l.expires_on into line.expires_on from lots l where l.id = line.lot_id;
      if item.tracking = 'lot_expiry' and line.expires_on is null then
        perform refuse_untracked(item.tracking, item.sku, line.lot_number, format('items.%s.expiresOn', wanted.n));
      end if;
    end if;
    line.handling_unit_id := case when wanted.quantity > 0 then unit_of(r.customer_id, line.sscc, actor_id, at) end;
    if before.id is null then
      insert into return_lines (return_id, line, item_id, expected, received, lot_number, expires_on, sscc, lot_id, handling_unit_id, ui_codes)
      values (the_return, line.line, item.id, 0, line.received, line.lot_number, line.expires_on, line.sscc, line.lot_id, line.handling_unit_id, line.ui_codes);
      changed := true;
    elsif line is distinct from before then
      update return_lines l set received = line.received, lot_number = line.lot_number, expires_on = line.expires_on, sscc = line.sscc,
        lot_id = line.lot_id, handling_unit_id = line.handling_unit_id, ui_codes = line.ui_codes
      where l.id = line.id;
      delete from return_parts p where p.return_line_id = line.id;
      changed := true;
    end if;
  end loop;
  update return_lines l set received = 0 where l.return_id = the_return and l.received is null;
  return changed or r.received_at is null;
end $$;
