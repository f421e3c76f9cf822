-- What concerns the safety of accounts and data: refused sign-ins, forged calls, quotas, full views, acts of administrators.
-- No personal data: people by number, addresses as keyed digests. Equal events of one moment share a row.
create table platform_security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  name text not null,
  user_id bigint,
  -- Keyed digest of the caller's network.
  network text,
  -- What it was about: a route, a message's number; never a phone, a token or a name.
  subject text,
  request_id text,
  count integer not null default 1 check (count > 0)
);
create index platform_security_event_at on platform_security_event (at);
create index platform_security_event_user on platform_security_event (user_id, at) where user_id is not null;
alter table platform_security_event enable row level security;
alter table platform_security_event force row level security;
create policy system on platform_security_event using (mastlight_owner() = '*');
