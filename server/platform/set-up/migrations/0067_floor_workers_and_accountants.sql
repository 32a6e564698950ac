-- Two more roles of staff.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in ('admin', 'manager', 'worker', 'accountant', 'customer'));
alter table invitations drop constraint invitations_role_check;
alter table invitations add constraint invitations_role_check check (role in ('admin', 'manager', 'worker', 'accountant', 'customer'));

drop index users_staff;
create index users_staff on users (id) where role <> 'customer';
