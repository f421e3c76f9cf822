-- A person who has left keeps his number, for what must be kept of money, and nothing else; his phone is free again (S-16).
alter table account_user alter column phone drop not null;
alter table account_user add column deleted_at timestamptz;
alter table account_user add constraint account_user_gone check ((deleted_at is null) = (phone is not null));
create index account_user_deleted on account_user (deleted_at) where deleted_at is not null;

-- Which version of the service agreement a person has agreed to, and when first (S-16).
create table account_consent (
  user_id bigint not null references account_user on delete cascade,
  owner_key text not null generated always as ('u:' || user_id) stored,
  document text not null,
  version text not null,
  agreed_at timestamptz not null,
  primary key (user_id, document, version)
);
alter table account_consent enable row level security;
alter table account_consent force row level security;
create policy owner on account_consent using (owner_key = mastlight_owner() or mastlight_owner() = '*');
