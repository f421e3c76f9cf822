-- Companies, who is in them as what, codes that let in, and what was changed by whom (ADR 0028).
create sequence company_id_seq start with 5001;

create table company (
  id bigint primary key,
  owner_key text not null check (owner_key = 'c:' || id),
  name text not null,
  -- Unified social credit code, GB 32100-2015.
  credit_code text not null,
  license_url text not null,
  legal_person text not null,
  contact text not null,
  phone text not null,
  cert_state text not null check (cert_state in ('reviewing', 'certified', 'failed')),
  cert_reason text not null default '',
  created_at timestamptz not null,
  -- When the registry was asked last.
  asked_at timestamptz
);
-- A code is certified for one company.
create unique index company_certified on company (credit_code) where cert_state = 'certified';
create index company_reviewing on company (asked_at nulls first, id) where cert_state = 'reviewing';

create table company_member (
  company_id bigint not null references company on delete cascade,
  owner_key text not null check (owner_key = 'c:' || company_id),
  user_id bigint not null,
  duty text not null check (duty in ('Management', 'operator', 'finance', 'read-only')),
  joined_at timestamptz not null,
  primary key (company_id, user_id)
);
create unique index company_member_management on company_member (company_id) where duty = 'Management';
create index company_member_user on company_member (user_id, company_id);

create table company_invitation (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  owner_key text not null check (owner_key = 'c:' || company_id),
  -- SHA-256 of the code, hex; the code itself leaves with the answer.
  digest text not null unique,
  made_by bigint not null,
  expires_at timestamptz not null
);
create index company_invitation_company on company_invitation (company_id, expires_at);

-- Who has used which code: it works once a person, also after he was removed.
create table company_invitation_use (
  invitation_id bigint not null references company_invitation on delete cascade,
  owner_key text not null,
  user_id bigint not null,
  used_at timestamptz not null,
  primary key (invitation_id, user_id)
);

create table company_change (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  owner_key text not null check (owner_key = 'c:' || company_id),
  what text not null,
  -- Who did it, to whom, and which duty it was about.
  actor_id bigint not null,
  person_id bigint,
  duty text,
  changed_at timestamptz not null
);
create index company_change_newest on company_change (company_id, id desc);

alter table company enable row level security;
alter table company force row level security;
create policy owner on company using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table company_member enable row level security;
alter table company_member force row level security;
create policy owner on company_member using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table company_invitation enable row level security;
alter table company_invitation force row level security;
create policy owner on company_invitation using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table company_invitation_use enable row level security;
alter table company_invitation_use force row level security;
create policy owner on company_invitation_use using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table company_change enable row level security;
alter table company_change force row level security;
create policy owner on company_change using (owner_key = mastlight_owner() or mastlight_owner() = '*');
