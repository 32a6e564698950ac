-- Numbers count per kind and year of creation (decisions §4). A sequence for each, so that two movements made at once
-- don't wait for each other; a refused one leaves a gap. With the owner's rights, because it makes the year's sequence.
create or replace function next_number(kind text, at timestamptz) returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  sequence_name text := format('numbers.%I', kind || '_' || extract(year from at at time zone 'UTC'));
begin
  if to_regclass(sequence_name) is null then
    perform pg_advisory_xact_lock(hashtext(sequence_name));
    execute format('create sequence if not exists %s', sequence_name);
  end if;
  return nextval(sequence_name::regclass);
end $$;

create or replace function order_number(at timestamptz) returns text language plpgsql as $$
declare
  n text := next_number('orders', at);
begin
  return format('WM-%s-%s', extract(year from at at time zone 'UTC'), lpad(n, greatest(5, length(n)), '0'));
end $$;

-- 10 characters that can't be mistaken for one another when read aloud or typed.
create or replace function tracking_number() returns text language plpgsql volatile as $$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  random_bytes constant bytea := uuid_send(gen_random_uuid());
  number text := 'TRK-';
  n integer;
begin
  -- Bytes 6 and 8 of a UUID tell its version and variant; these are random.
  foreach n in array array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13] loop
    number := number || substr(letters, 1 + get_byte(random_bytes, n) % 32, 1);
  end loop;
  return number;
end $$;
