-- Full-access users of customers invite colleagues, unless the operator switches that off.
update settings set value = jsonb_build_object('inviteColleagues', true) || value where key = 'portal';
-- Who invited a user.
create index invitations_accepted_by on invitations (accepted_by) where accepted_by is not null;
