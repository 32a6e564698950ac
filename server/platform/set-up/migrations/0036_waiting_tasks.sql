-- When staff were told that a task is open for a day; null while they weren't.
alter table tasks add column waiting_told_at timestamptz;
create index tasks_to_tell on tasks (created_at) where state = 'open' and waiting_told_at is null;
