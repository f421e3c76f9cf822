-- What customs messages say of bills and boxes, as they were heard: the facts of the manifest query. Nobody's own.
create table manifest_query_statement (
  id bigint generated always as identity primary key,
  message_id bigint not null,
  source text not null,
  mode text not null,
  stage text not null,
  kind text not null,
  -- Null: a box is spoken of outside any bill.
  bill_no text,
  house_bill_nos text[] not null default '{}',
  container_no text,
  vessel_name text,
  vessel_code text,
  voyage text,
  said_at timestamptz not null,
  heard_at timestamptz not null,
  -- Account that sent it; null: it came with the key of a source.
  sent_by text,
  is_taken_back boolean not null,
  code text,
  words text,
  body jsonb,
  goods jsonb
);
create index manifest_query_statement_bill on manifest_query_statement (bill_no);
create index manifest_query_statement_box on manifest_query_statement (container_no) where bill_no is null;
create index manifest_query_statement_house on manifest_query_statement using gin (house_bill_nos) where house_bill_nos <> '{}';
create index manifest_query_statement_message on manifest_query_statement (message_id);

-- What a person asked for, and boxes that he named for it.
create table manifest_query_asked (
  id bigint generated always as identity primary key,
  owner_key text not null,
  mode text not null,
  bill_no text not null,
  ctns text[] not null default '{}',
  asked_at timestamptz not null,
  unique (owner_key, mode, bill_no)
);
alter table manifest_query_asked enable row level security;
alter table manifest_query_asked force row level security;
create policy owner on manifest_query_asked using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- Bills that a person wants to be told of once there is something. told_to is the identity that he asked as: its pages hear it.
create table manifest_query_reminder (
  id bigint generated always as identity primary key,
  owner_key text not null,
  told_to text not null,
  mode text not null,
  bill_no text not null,
  asked_at timestamptz not null,
  heard_at timestamptz,
  unique (owner_key, mode, bill_no)
);
create index manifest_query_reminder_waiting on manifest_query_reminder (bill_no) where heard_at is null;
alter table manifest_query_reminder enable row level security;
alter table manifest_query_reminder force row level security;
create policy owner on manifest_query_reminder using (owner_key = mastlight_owner() or mastlight_owner() = '*');
