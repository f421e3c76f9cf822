-- Who follows what: written by products in the transaction that begins or ends
-- it, asked by whoever must know whom a report concerns.
create table follow_subject (
  owner_key text not null,
  -- The capability whose row follows; also the topic under which its pages hear of it.
  product text not null,
  row_id bigint not null,
  -- bill, call, booking, container, truck, overseas.
  kind text not null,
  port text not null,
  subject text not null,
  primary key (kind, subject, port, owner_key, product, row_id)
);
create index follow_subject_row on follow_subject (product, row_id);
create index follow_subject_owner on follow_subject (owner_key, kind, subject);
alter table follow_subject enable row level security;
alter table follow_subject force row level security;
create policy owner on follow_subject
  using (owner_key = mastlight_owner() or mastlight_owner() = '*');
