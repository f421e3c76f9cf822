-- A subscription by DCSA Track & Trace 2.2 is an address that a company's program has made by a key: pushed to by the same queue, in
-- another form. `filter` is what it filters by as `/v2/events` does, beside `event_types`. Its secret is the subscriber's own: it
-- is kept sealed by a key outside the database, drawn from `salt`.
alter table open_api_webhook
  add column subscription_id text unique,
  add column filter jsonb not null default '{}',
  add column sealed_secret text,
  add constraint open_api_webhook_subscription check ((subscription_id is null) = (sealed_secret is null));
