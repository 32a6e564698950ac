-- The number of a record for a sentence, given the sites that see it, as the two of a transfer: someone who is limited to others reads that there
-- is one, not which. Sentences know these words as `recordElsewhere`.
create or replace function number_here(the_number text, variadic sites integer[]) returns text language sql stable as $$
  select case when the_number is null or exists (select from unnest(sites) as s(id) where is_own_site(s.id)) then the_number
    else 'a record of another site' end
$$;
