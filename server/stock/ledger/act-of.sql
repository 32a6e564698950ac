-- The act of these changes: what one transaction writes with the same kind and subject is one. Kind and subject follow from the cause, the
-- order and the receipt; `act` names what they don't say, as {kind, subjectType, subjectId, number}, or by {id} an act that exists.
create or replace function act_of(
  changes stock_change[], movement_type text, cause text, for_order integer, for_receipt integer, repacks boolean, into_unit integer,
  actor_id integer, at timestamptz, act jsonb
) returns bigint language plpgsql as $$
declare
  first_change constant stock_change := changes[1];
  of_kind constant text := coalesce(act ->> 'kind', case
    when cause in ('opening', 'move', 'count', 'return', 'work') then cause
    when cause = 'adjustment' then 'adjust'
    when cause = 'order' then 'ship'
    when cause = 'receipt' then case movement_type when 'transfer' then 'put_away' else 'receive' end
    when cause <> 'transfer' then 'other'
    when for_order is not null then 'pick'
    when not repacks then 'move'
    when into_unit is null then 'unpack'
    else 'pack' end);
  of_type text := act ->> 'subjectType';
  of_id integer := act ->> 'subjectId';
  of_number text := act ->> 'number';
  -- The acts of this transaction, the last ones, because a change goes on with the one that it just began.
  begun jsonb := coalesce(nullif(current_setting('tallyhouse.acts', true), ''), '{}');
  named text;
  found_id bigint := act ->> 'id';
begin
  if found_id is not null then
    return found_id;
  end if;
  if of_type is null then
    if for_order is not null then
      of_type := 'order';
      of_id := for_order;
    elsif for_receipt is not null then
      of_type := 'receipt';
      of_id := for_receipt;
    elsif of_kind in ('pack', 'unpack') then
      of_type := 'handling_unit';
      of_id := coalesce(into_unit, first_change.handling_unit_id);
    elsif first_change.item_id = all (select c.item_id from unnest(changes) c) then
      of_type := 'inventory';
      of_id := first_change.item_id;
    end if;
  end if;
  named := concat_ws(' ', of_kind, of_type, of_id);
  found_id := begun -> named;
  if found_id is not null then
    return found_id;
  end if;
  if of_number is null then
    case of_type
      when 'order' then select o.order_number into of_number from orders o where o.id = of_id;
      when 'receipt' then select r.receipt_number into of_number from receipts r where r.id = of_id;
      when 'handling_unit' then select h.sscc into of_number from handling_units h where h.id = of_id;
      else null;
    end case;
  end if;
  insert into stock_acts (kind, created_at, user_id, site_id, subject_type, subject_id, number)
  values (of_kind, at, actor_id, coalesce(
      (select l.site_id from locations l where l.id = first_change.to_location_id),
      (select l.site_id from locations l where l.id = first_change.from_location_id)),
    of_type, of_id, of_number)
  returning id into found_id;
  if length(begun::text) > 1000 then
    begun := '{}';
  end if;
  perform set_config('tallyhouse.acts', (begun || jsonb_build_object(named, found_id))::text, true);
  return found_id;
end $$;
