-- People and how they sign in. Tokens, tickets, codes and cookies are kept as digests only.

create table account_user (
  id bigint generated always as identity (start with 100001) primary key,
  owner_key text not null generated always as ('u:' || id) stored,
  phone text not null unique check (phone ~ '^1[3-9][0-9]{9}$'),
  -- Null until somebody has signed in by scanning.
  open_id text unique,
  user_name text not null,
  password_hash text not null,
  avatar text not null default '',
  roles text[] not null default '{}',
  invitation_code text not null unique,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);

create table account_session (
  -- SHA-256 of the token, hex.
  digest text primary key,
  user_id bigint not null references account_user on delete cascade,
  owner_key text not null generated always as ('u:' || user_id) stored,
  -- Null: the personal identity.
  company_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The scan that gave this token; a later token of the same scan takes its place.
  scan_ticket_id bigint
);
create index account_session_user on account_session (user_id);
create index account_session_expiry on account_session (expires_at);
create index account_session_scan on account_session (scan_ticket_id) where scan_ticket_id is not null;

-- Browsers in which somebody has signed in before: strangers' wrong passwords do not lock them out (S-03).
create table account_known_browser (
  user_id bigint not null references account_user on delete cascade,
  owner_key text not null generated always as ('u:' || user_id) stored,
  browser_digest text not null,
  seen_at timestamptz not null,
  primary key (user_id, browser_digest)
);

alter table account_user enable row level security;
alter table account_user force row level security;
create policy owner on account_user using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table account_session enable row level security;
alter table account_session force row level security;
create policy owner on account_session using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table account_known_browser enable row level security;
alter table account_known_browser force row level security;
create policy owner on account_known_browser using (owner_key = mastlight_owner() or mastlight_owner() = '*');

create table account_scan_ticket (
  id bigint generated always as identity primary key,
  -- Digests of the polling id, of the scene in the QR code and of the browser's cookie.
  temp_id_digest text not null unique,
  scene_digest text not null unique,
  browser_digest text not null,
  state text not null default 'waiting' check (state in ('waiting', 'scanned', 'confirmed', 'refused', 'spent')),
  -- Who scanned, as the messaging service says.
  open_id text,
  confirm_digest text unique,
  -- What the browser is told as id while nobody is registered under the open id.
  person_id text not null,
  device text not null,
  place text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Until when the confirmed scan may register or give tokens.
  grant_until timestamptz,
  tokens_given int not null default 0
);
create index account_scan_ticket_browser on account_scan_ticket (browser_digest, id);
create index account_scan_ticket_created on account_scan_ticket (created_at);

-- Callbacks seen, so that a recorded one is worth nothing.
create table account_wechat_callback (
  digest text primary key,
  seen_at timestamptz not null
);

create table account_sms_code (
  id bigint generated always as identity primary key,
  phone text not null,
  purpose text not null check (purpose in ('reset', 'bind')),
  browser_digest text not null,
  code_digest text not null,
  state text not null default 'sent' check (state in ('sent', 'verified', 'used', 'failed')),
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Given to the browser when a reset code was right; opens one password reset.
  reset_digest text unique,
  reset_until timestamptz
);
create index account_sms_code_phone on account_sms_code (phone, created_at);

-- Wrong passwords by account and browser group; kept for unknown phones too, so that both answer alike.
create table account_password_guard (
  guard_key text primary key,
  failures int not null,
  window_from timestamptz not null,
  locked_until timestamptz,
  locks int not null default 0,
  updated_at timestamptz not null
);
