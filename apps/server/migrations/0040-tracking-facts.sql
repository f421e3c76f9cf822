-- Facts: what a source said, appended and never edited. They belong to no
-- account: the same report serves everybody who follows the bill.
create table tracking_fact (
  id bigint generated always as identity primary key,
  -- Null: a place outside the product's ports.
  port text,
  source text not null,
  message_id bigint not null,
  kind text not null,
  function text not null check (function in ('original', 'replace', 'cancel')),
  reference text,
  bill_no text,
  container_no text,
  vessel_name text,
  vessel_code text,
  voyage text,
  terminal text,
  happened_at timestamptz,
  happened_raw text,
  said_at timestamptz,
  heard_at timestamptz not null,
  detail jsonb not null,
  -- Nothing in these feeds has a natural key: the content is the key.
  digest bytea not null,
  -- Set for statements that carry no time of their own: what they are about.
  subject_digest bytea,
  -- Set for statements about a ship's call alone: the keys bills find it by.
  vessel_key text,
  vessel_code_key text
);
create unique index tracking_fact_digest on tracking_fact (digest);
create index tracking_fact_bill on tracking_fact (bill_no) where bill_no is not null;
create index tracking_fact_container on tracking_fact (container_no) where container_no is not null;
create index tracking_fact_vessel on tracking_fact (vessel_key) where vessel_key is not null;
create index tracking_fact_vessel_code on tracking_fact (vessel_code_key) where vessel_code_key is not null;
create index tracking_fact_subject on tracking_fact (subject_digest, id desc) where subject_digest is not null;
-- Facts are appended in the order of their messages, so a block range index finds a message's facts at no cost.
create index tracking_fact_message on tracking_fact using brin (message_id) with (pages_per_range = 16);

-- Bills that somebody follows, each with the status derived from all its facts.
create table tracking_bill_status (
  port text not null,
  bill_no text not null,
  status jsonb not null,
  -- Grows with every change that a person would notice.
  version integer not null default 1,
  vessel_key text,
  vessel_code_key text,
  updated_at timestamptz not null,
  primary key (bill_no, port)
);
create index tracking_bill_status_vessel on tracking_bill_status (vessel_key) where vessel_key is not null;
create index tracking_bill_status_vessel_code on tracking_bill_status (vessel_code_key) where vessel_code_key is not null;

-- Boxes of followed bills: a report that names a box alone finds its bills here.
create table tracking_bill_container (
  port text not null,
  bill_no text not null,
  container_no text not null,
  primary key (bill_no, port, container_no)
);
create index tracking_bill_container_no on tracking_bill_container (container_no);
