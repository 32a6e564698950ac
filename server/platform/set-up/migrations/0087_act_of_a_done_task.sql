-- A task that is done knows the act by which its goods were brought, so that undoing that act opens it again.
alter table tasks add column done_act_id bigint references stock_acts;
comment on column tasks.done_act_id is 'The act that brought the goods; null for tasks that were done before acts were kept with them.';
create index tasks_done_act on tasks (done_act_id) where done_act_id is not null;
