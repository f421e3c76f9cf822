-- What a process is decoding, noted before it begins: messages that stand here
-- while nobody decodes are those over which a process has ended.
create table intake_decoding (
  is_only boolean primary key default true check (is_only),
  process text,
  message_ids bigint[] not null default '{}'
);
insert into intake_decoding default values;
-- How often a process took it up alone after an end.
alter table intake_message add column tries smallint not null default 0;
-- The sources take turns.
create index intake_message_waiting_of_source on intake_message (source, id) where state = 'received';
