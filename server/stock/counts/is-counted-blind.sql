-- Whether the quantities of a location are hidden from its counters: it is in an open count that is blind, which isn't in review.
create or replace function is_counted_blind(location integer) returns boolean language sql stable as $$
  select exists (select from count_places p join counts n on n.id = p.count_id
    where p.location_id = location and p.status <> 'closed' and n.blind and n.status in ('planned', 'counting', 'recounting'))
$$;
