-- Reports also cover months and quarters of the warehouse, or days that a person chooses.
alter domain report_period drop constraint report_period_check;
alter domain report_period add constraint report_period_check
  check (value in ('7d', '30d', '90d', '1y', 'this_month', 'last_month', 'this_quarter'));
alter table report_exports
  alter column period drop not null,
  add column from_day date,
  add column to_day date,
  add constraint report_exports_cover_a_period_or_days
    check ((period is null) = (from_day is not null) and (from_day is null) = (to_day is null) and from_day <= to_day);
comment on column report_exports.period is 'Null where days were asked for.';
comment on column report_exports.from_day is 'The first and, in to_day, the last day in the warehouse, both included.';

-- The reasons that an adjustment of stock is offered.
insert into settings (key, value)
values ('adjustments', '{"adjustmentReasons": ["Damaged", "Found", "Lost", "Expired", "Counted", "Correction", "Other"]}');
alter table settings add constraint settings_adjustments_are_complete
  check (key <> 'adjustments' or coalesce(jsonb_array_length(value->'adjustmentReasons') between 1 and 20, false));

-- The search over everything: where goods go, and codes of locations with and without their dashes. Folded when they are written.
alter table orders add column folded_destination text not null generated always as
  (search_fold(coalesce(shipping_address ->> 'city', '') || ', ' || coalesce(shipping_address ->> 'country', ''))) stored;
alter table shipments add column folded_destination text not null generated always as (search_fold(destination)) stored;
alter table locations add column search_text text not null generated always as
  (search_fold(code || ' ' || replace(code, '-', '') || ' ' || name)) stored;
comment on column orders.folded_destination is 'City and country of the shipping address, as search_fold() writes them.';
