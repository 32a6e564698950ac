-- Notifications by e-mail come at once or, collected, once a day.
alter table notification_preferences
  add column mailed_daily boolean not null default false,
  add constraint notification_preferences_daily_is_mailed check (not mailed_daily or mailed_since is not null);

-- A digest goes to one person, once a day: its subject is the day in the warehouse, as 20260301. A mail about the security of an account goes to
-- its person.
alter table mails
  drop constraint mails_of_notifications_go_to_a_person,
  add constraint mails_to_a_person_name_it check ((kind in ('notification', 'digest', 'security')) = (user_id is not null));
create unique index mails_of_digests on mails (subject_id, user_id) where kind = 'digest';
