-- The number of a record for a sentence: someone who is limited to sites reads that there is one, not which, where it is another site's.
create or replace function number_here(the_number text, site integer) returns text language sql stable as $$
  select case when current_site_ids() is null or site = any (current_site_ids()) then the_number else 'a record of another site' end
$$;
