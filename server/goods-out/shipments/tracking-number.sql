-- 10 characters from an alphabet without ones that look or sound alike.
create or replace function tracking_number() returns text language plpgsql volatile as $$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  random_bytes constant bytea := uuid_send(gen_random_uuid());
  number text := 'TRK-';
  n integer;
begin
  -- Skips bytes 6 and 8 of the UUID, which hold its version and variant; the others are random.
  foreach n in array array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13] loop
    number := number || substr(letters, 1 + get_byte(random_bytes, n) % 32, 1);
  end loop;
  return number;
end $$;
