-- What the site tells everybody: release notes and notices. They belong to nobody's identity; only what is published is read by others.
create table notice_entry (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('release', 'announcement', 'maintenance')),
  -- Of a release note; notices have none.
  version text not null default '' check ((kind = 'release') = (version <> '')),
  title text not null,
  -- HTML of the few tags that a note may have, cleaned when it was written.
  content text not null,
  state text not null check (state in ('draft', 'published', 'withdrawn')),
  is_top boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When it was published first; also of what was withdrawn.
  published_at timestamptz check (published_at is not null or state = 'draft')
);
create unique index notice_entry_version on notice_entry (version) where kind = 'release';
create index notice_entry_published on notice_entry (published_at desc, id desc) where state = 'published';
