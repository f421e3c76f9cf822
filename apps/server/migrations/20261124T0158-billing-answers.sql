-- What a call was answered that named itself by a key, for a day: sent again, it is answered the same and does nothing.
create table billing_answer (
  owner_key text not null,
  -- SHA-256 of who called and of his key.
  key_digest bytea not null,
  -- SHA-256 of what the call asked for: the same key with another wish is a mistake.
  body_digest bytea not null,
  -- JSON, as it was.
  answer text not null,
  made_at timestamptz not null,
  primary key (owner_key, key_digest)
);
create index billing_answer_made on billing_answer (made_at);

alter table billing_answer enable row level security;
alter table billing_answer force row level security;
create policy owner on billing_answer using (owner_key = mastlight_owner() or mastlight_owner() = '*');
