-- What a company's programs have declared, by the reference that they gave it: the same declared again is the same filing.
create table vgm_declaration (
  owner_key text not null,
  reference text not null,
  -- SHA-256 of what was declared.
  digest text not null,
  -- As it was declared, what was told of it then, and what was found unusual.
  content json not null,
  notes json not null,
  filing_id bigint not null references vgm_filing on delete cascade,
  container_no text not null,
  fee_fen int not null,
  declared_at timestamptz not null,
  primary key (owner_key, reference)
);
create index vgm_declaration_filing on vgm_declaration (filing_id);
alter table vgm_declaration enable row level security;
alter table vgm_declaration force row level security;
create policy owner on vgm_declaration using (owner_key = mastlight_owner() or mastlight_owner() = '*');
