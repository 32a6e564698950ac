-- By the rules of which language a person has dates and numbers written, a BCP 47 tag; null when none was chosen.
-- Which ones there are to choose from stands in contract/languages.ts.
alter table users add column language text
  constraint users_language_is_a_tag check (language ~ '^[a-z]{2,3}-[A-Z]{2}$');
