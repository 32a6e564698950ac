-- Two administrators who change the same setting are told apart by the version that each has read.
alter table settings add column version integer not null default 1;
