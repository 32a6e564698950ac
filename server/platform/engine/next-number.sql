-- Numbers count per kind and year of creation, which is a year of the warehouse. A sequence for each, so that two
-- movements made at once don't wait for each other; a refused one leaves a gap. With the owner's rights, because it makes the year's
-- sequence.
create or replace function next_number(kind text, year integer) returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  sequence_name text := format('numbers.%I', kind || '_' || year);
begin
  if to_regclass(sequence_name) is null then
    perform pg_advisory_xact_lock(hashtext(sequence_name));
    execute format('create sequence if not exists %s', sequence_name);
  end if;
  return nextval(sequence_name::regclass);
end $$;
