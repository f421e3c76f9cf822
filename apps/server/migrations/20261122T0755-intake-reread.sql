-- Why: how far a span of messages has been read again, so that whoever is ended
-- in the middle goes on there. Done spans have no row.
create table intake_reread (
  span text primary key,
  -- Messages up to this one belong to it; later ones were read by today's readers.
  until_id bigint not null,
  last_id bigint not null,
  begun_at timestamptz not null
);
