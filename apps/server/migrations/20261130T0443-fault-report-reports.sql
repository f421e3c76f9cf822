-- What somebody says is wrong in an event of a bill that he follows, and what the desk answered.
create table fault_report_report (
  id bigint generated always as identity primary key,
  owner_key text not null,
  user_id bigint not null,
  port text not null,
  bill_no text not null,
  event_id bigint not null,
  message_id bigint not null,
  seen text not null,
  text text not null,
  created_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by bigint
);
create index fault_report_report_bill on fault_report_report (owner_key, port, bill_no, id desc);
-- An event of a bill waits for one answer at a time.
create unique index fault_report_report_waits on fault_report_report (owner_key, port, bill_no, event_id) where answered_at is null;
create index fault_report_report_open on fault_report_report (id) where answered_at is null;
create index fault_report_report_answered on fault_report_report (answered_at desc) where answered_at is not null;
alter table fault_report_report enable row level security;
alter table fault_report_report force row level security;
create policy owner on fault_report_report using (owner_key = mastlight_owner() or mastlight_owner() = '*');
