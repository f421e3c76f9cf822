-- Facts lie in parts by the month in which they were heard (Shanghai); the
-- table of before becomes the first part, where it lies. No index goes over
-- all parts, so that a fact is stated once is told by a table of digests
-- (ADR 0014).
alter table tracking_fact rename to tracking_fact_first;
create sequence tracking_fact_id;
select setval('tracking_fact_id', coalesce((select max(id) from tracking_fact_first), 0) + 1, false);
alter table tracking_fact_first alter column id drop identity;
alter table tracking_fact_first drop constraint tracking_fact_pkey;
alter table tracking_fact_first alter column id set not null;
drop index tracking_fact_digest;
alter index tracking_fact_bill rename to tracking_fact_first_bill;
alter index tracking_fact_container rename to tracking_fact_first_container;
alter index tracking_fact_vessel rename to tracking_fact_first_vessel;
alter index tracking_fact_vessel_code rename to tracking_fact_first_vessel_code;
alter index tracking_fact_subject rename to tracking_fact_first_subject;
alter index tracking_fact_message rename to tracking_fact_first_message;

create table tracking_fact_digest (digest bytea not null);
insert into tracking_fact_digest select digest from tracking_fact_first;
alter table tracking_fact_digest add primary key (digest);

create table tracking_fact (
  -- In the order of hearing.
  id bigint not null default nextval('tracking_fact_id'),
  -- Null: a place outside the product's ports.
  port text,
  source text not null,
  message_id bigint not null,
  kind text not null,
  function text not null constraint tracking_fact_function_check check (function in ('original', 'replace', 'cancel')),
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
) partition by range (heard_at);
alter sequence tracking_fact_id owned by tracking_fact.id;
alter table tracking_fact_first alter column id set default nextval('tracking_fact_id');
create index tracking_fact_bill on tracking_fact (bill_no) where bill_no is not null;
create index tracking_fact_container on tracking_fact (container_no) where container_no is not null;
create index tracking_fact_vessel on tracking_fact (vessel_key) where vessel_key is not null;
create index tracking_fact_vessel_code on tracking_fact (vessel_code_key) where vessel_code_key is not null;
create index tracking_fact_subject on tracking_fact (subject_digest, id desc) where subject_digest is not null;
-- Facts are appended in the order of their messages, so a block range index finds a message's facts at no cost.
create index tracking_fact_message on tracking_fact using brin (message_id) with (pages_per_range = 16);
do $$
declare
  newest timestamptz := greatest(now(), (select max(heard_at) from tracking_fact_first));
begin
  execute format('alter table tracking_fact attach partition tracking_fact_first for values from (minvalue) to (%L)',
    (date_trunc('month', newest at time zone 'Asia/Shanghai') + interval '1 month') at time zone 'Asia/Shanghai');
end $$;
