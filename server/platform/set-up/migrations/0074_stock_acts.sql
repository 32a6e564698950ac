-- What one change wrote to the ledger together: every ledger line from now on belongs to an act.
create domain stock_act_kind as text check (value in (
  'receive', 'put_away', 'replenish', 'move', 'adjust', 'count', 'pick', 'short_pick', 'put_right', 'put_back', 'pack', 'unpack', 'ship', 'return',
  'work', 'opening', 'other'));
create domain stock_act_subject as text check (value in (
  'order', 'receipt', 'inventory', 'handling_unit', 'count', 'return', 'work'));
create table stock_acts (
  id bigint generated always as identity primary key,
  kind stock_act_kind not null,
  created_at timestamptz not null,
  user_id integer,
  site_id integer,
  subject_type stock_act_subject,
  subject_id integer,
  number text,
  undoes_id bigint references stock_acts,
  undoes_lines bigint[]
);
comment on table stock_acts is 'The ledger lines that one change wrote with the same kind and subject.';
comment on column stock_acts.subject_id is 'Null, as its type, for an act with stock of several items that belongs to no record.';
comment on column stock_acts.number is 'The number of the subject: of its movement, receipt, count or return, the SSCC of its handling unit.';
comment on column stock_acts.undoes_lines is 'The ledger lines that it takes back, where others of the act remained; null for all that were left.';
create index stock_acts_newest on stock_acts (created_at desc, id desc);
create index stock_acts_subject on stock_acts (subject_type, subject_id, created_at desc, id desc) where subject_id is not null;
-- What is left of an act is taken back once.
create unique index stock_acts_undone_once on stock_acts (undoes_id) where undoes_lines is null;
call make_append_only('stock_acts');

-- No foreign key, because acts are never deleted (docs/decisions/0009).
alter table stock_movements add column act_id bigint, add column reserved_quantity integer;
comment on column stock_movements.act_id is 'Null in lines that are older than acts.';
comment on column stock_movements.reserved_quantity is 'How much of it was reserved and went along; null in lines that are older than acts.';
create index stock_movements_act on stock_movements (act_id) where act_id is not null;

-- Lines of an older server beside this one.
create function act_of_older_server() returns trigger language plpgsql as $$
begin
  insert into stock_acts (kind, created_at, user_id) values ('other', new.created_at, new.user_id) returning id into new.act_id;
  return new;
end $$;
create trigger stock_movements_have_an_act before insert on stock_movements for each row when (new.act_id is null)
  execute function act_of_older_server();
