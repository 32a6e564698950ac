-- Puts these lines in the place of a receipt's: [{id, sku, description, expected, counted, damaged, condition, lotNumber, expiresOn,
-- handlingUnit}], all of them with a count or none. A line with an id stays that line. Lines know their item as soon as the owner has it; those
-- that are counted also their lot and handling unit, and a SKU that the owner lacks becomes its item. The caller has locked the receipt. Returns {lines, created}: the ids of the
-- lines in their order, and those of the items that were created.
create or replace function write_receipt_lines(the_receipt integer, lines jsonb, actor_id integer, at timestamptz) returns jsonb language plpgsql as $$
declare
  owner integer;
  is_counted boolean;
  wanted record;
  item record;
  lot integer;
  unit integer;
  line_id integer;
  created integer[] := '{}';
  line_ids integer[] := '{}';
begin
  select customer_id into owner from receipts where id = the_receipt;
  is_counted := exists (select from jsonb_array_elements(lines) l where l ->> 'counted' is not null);
  if is_counted then
    created := items_of_lines(the_receipt, owner, lines, actor_id, at);
  else
    perform keep_items_of_lines(owner, lines);
  end if;
  delete from receipt_items i
  where i.receipt_id = the_receipt and i.id not in (select (l ->> 'id')::integer from jsonb_array_elements(lines) l where l ->> 'id' is not null);

  for wanted in
    select l.n, w.* from jsonb_array_elements(lines) with ordinality as l(value, n)
      cross join lateral jsonb_to_record(l.value) as w(id integer, sku text, description text, expected integer, counted integer, damaged integer,
        condition text, "lotNumber" text, "expiresOn" date, "handlingUnit" text)
    order by l.n
  loop
    select i.id, i.sku, i.name into item
    from (select item_of_line(owner, wanted.id, wanted.sku) as id) known left join inventory_items i on i.id = known.id;
    lot := case when wanted.counted is not null then lot_of(item.id, wanted."lotNumber") end;
    unit := case when wanted.counted is not null then unit_of(owner, wanted."handlingUnit", actor_id, at) end;
    if wanted.id is null then
      insert into receipt_items (receipt_id, line, sku, description, expected, counted, damaged, condition, lot_number, expires_on, sscc,
        item_id, lot_id, handling_unit_id)
      values (the_receipt, wanted.n, coalesce(item.sku, wanted.sku), coalesce(wanted.description, item.name), wanted.expected, wanted.counted,
        wanted.damaged, wanted.condition, wanted."lotNumber", wanted."expiresOn", wanted."handlingUnit",
        item.id, lot, unit)
      returning id into line_id;
    else
      update receipt_items set line = wanted.n, sku = coalesce(item.sku, wanted.sku), description = coalesce(wanted.description, item.name),
        expected = wanted.expected, counted = wanted.counted, damaged = wanted.damaged, condition = wanted.condition,
        lot_number = wanted."lotNumber", expires_on = wanted."expiresOn", sscc = wanted."handlingUnit",
        item_id = item.id, lot_id = lot, handling_unit_id = unit
      where id = wanted.id and receipt_id = the_receipt returning id into line_id;
    end if;
    line_ids := line_ids || line_id;
  end loop;
  -- Before receipt no line has a lot of the stock.
  if is_counted then
    perform date_receipt_lots(the_receipt);
  end if;
  return jsonb_build_object('lines', to_jsonb(line_ids), 'created', to_jsonb(created));
end $$;
