-- Full-access users of customers invite colleagues, unless the operator switches that off.
update settings set value = jsonb_build_object('inviteColleagues', true) || value where key = 'portal';
-- Who invited a user.
create index invitations_accepted_by on invitations (accepted_by) where accepted_by is not null;

-- Files of locations are imported too.
alter domain import_kind drop constraint import_kind_check;
alter domain import_kind add check (value in ('items', 'receipts', 'movements', 'locations'));
