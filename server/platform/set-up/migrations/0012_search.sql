-- Text as searches compare it: without case, accents and ligatures, so that 'zoe' finds 'Zoë', 'lodz' 'Łódź' and 'gross' 'Groß'.
-- Most text is plain ASCII, for which lower() alone is ten times as fast. Not strict: a strict function with CASE isn't inlined.
create function search_fold(value text) returns text language sql immutable parallel safe
  return case
    when octet_length(value) = length(value) then lower(value collate "C")
    else replace(replace(replace(replace(
      translate(regexp_replace(normalize(fold(value), NFKD) collate "C", '[\u0300-\u036f]', '', 'g'), 'łøđðħıŧ', 'loddhit'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
  end;

-- A pattern for LIKE that finds a word anywhere in folded text, whatever signs it holds.
create function search_pattern(word text) returns text language sql immutable parallel safe
  return '%' || regexp_replace(search_fold(word), '([\\%_])', '\\\1', 'g') || '%';

-- Items are many and change seldom, so their text is folded when it is written.
alter table inventory_items add column search_text text not null
    generated always as (search_fold(sku || ' ' || name || ' ' || coalesce(lot_number, ''))) stored,
  -- Row-level security lets an index on a column serve customers, but none on a function.
  add column folded_sku text not null generated always as (fold(sku)) stored;
create index inventory_items_deleted on inventory_items (sku, id) where deleted_at is not null;

-- What a scanner reads is looked up whatever its case.
create index inventory_items_folded_sku on inventory_items (folded_sku) where deleted_at is null;
create index locations_folded_code on locations (fold(code));
