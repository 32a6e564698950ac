-- The next serial number of an SSCC with this GS1 company prefix. With the owner's rights, because it makes the sequence of a prefix.
create or replace function next_unit_serial(company_prefix text) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  sequence_name text := format('numbers.%I', 'sscc_' || company_prefix);
begin
  if to_regclass(sequence_name) is null then
    perform pg_advisory_xact_lock(hashtext(sequence_name));
    execute format('create sequence if not exists %s', sequence_name);
  end if;
  return nextval(sequence_name::regclass);
end $$;
