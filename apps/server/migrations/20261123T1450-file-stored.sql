-- Files as people uploaded them; their bytes lie in the object store under their SHA-256.
create table file_stored (
  -- Unguessable, 192 bits; what names the file in addresses.
  address text primary key,
  owner_key text not null,
  uploaded_by bigint not null,
  -- SHA-256 of what is kept, hex; several files may be the same object.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('pdf', 'png', 'jpg', 'xlsx', 'xls', 'docx', 'csv')),
  name text not null,
  bytes bigint not null,
  -- False until the object store has the bytes.
  is_kept boolean not null default false,
  -- What it is there for; null: nothing yet, and it goes after some days.
  used_as text check (used_as in ('avatar', 'licence')),
  created_at timestamptz not null
);
create index file_stored_owner on file_stored (owner_key, created_at);
create index file_stored_digest on file_stored (digest);
create index file_stored_unused on file_stored (created_at) where used_as is null;
alter table file_stored enable row level security;
alter table file_stored force row level security;
create policy owner on file_stored using (owner_key = mastlight_owner() or mastlight_owner() = '*');
