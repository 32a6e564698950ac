-- Whether the guide through the first set-up is shown. An installation that has customers is past it.
insert into settings (key, value) values ('onboarding', jsonb_build_object(
  'view', case when exists (select from customers) then 'hidden' else 'automatic' end, 'skipped', '[]'::jsonb));
