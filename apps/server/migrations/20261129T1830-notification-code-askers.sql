-- Why: removing or replacing an unproven mailbox took its asker out of the count, so that a stranger's box could be written to without end.
-- Who had a code sent to a mailbox, until he proves it; old notes go with old messages. The box by its SHA-256 alone: a note outlives its person.
create table notification_code_asker (
  mailbox text not null,
  user_id bigint not null,
  asked_at timestamptz not null,
  primary key (mailbox, user_id)
);
create index notification_code_asker_asked on notification_code_asker (asked_at);
drop index notification_channel_code;
