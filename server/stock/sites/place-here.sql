-- Where goods are, for a sentence: 'at A-01'. Someone who is limited to sites reads that they are at another one, not at which of its locations.
create or replace function place_here(place locations) returns text language sql stable as $$
  select case
    when place.type = 'transit' then 'on the way'
    when place.site_id is not null and not is_own_site(place.site_id) then 'at another site'
    when place.type = 'storage' and place.is_built_in then 'at UNASSIGNED'
    else 'at ' || place.code end
$$;
