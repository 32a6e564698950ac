alter table imports add column ordered_by integer references users;
comment on column imports.ordered_by is 'The member of staff who ordered the work that is under way, as whom a job does it; null where the person who sent the file did. Work of a customer''s import is always done as the person who sent it.';
