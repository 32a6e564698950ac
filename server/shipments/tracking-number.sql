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
