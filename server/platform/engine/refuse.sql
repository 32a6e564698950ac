-- Raises a problem of the catalogue (contract/problems.ts); the details fill its sentence.
create or replace function refuse(code text, details jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = 'TH001', message = code, detail = details::text;
end $$;
