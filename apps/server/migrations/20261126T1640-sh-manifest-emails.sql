-- E-mails to the shipping agent of a manifest, as they were sent; how far each is, dispatch knows by its reference.
create table sh_manifest_email (
  id bigint generated always as identity primary key,
  owner_key text not null,
  filing_id bigint not null references sh_manifest_filing (id) on delete cascade,
  -- What customs had accepted when it was written.
  submission_id bigint not null references sh_manifest_submission (id) on delete cascade,
  reference text not null unique,
  sender text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  -- What was attached, each with its name.
  file_names text[] not null,
  files bytea[] not null,
  written_at timestamptz not null
);
create index sh_manifest_email_filing on sh_manifest_email (filing_id, id desc);
alter table sh_manifest_email enable row level security;
alter table sh_manifest_email force row level security;
create policy owner on sh_manifest_email using (owner_key = mastlight_owner() or mastlight_owner() = '*');
