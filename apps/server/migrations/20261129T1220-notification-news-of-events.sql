-- News of no port; news for one person of an identity alone.
alter table notification_message alter column port drop not null;
alter table notification_message add column user_id bigint;
create index notification_message_person on notification_message (user_id) where user_id is not null;

-- Events that were told, so that one that is heard again tells nothing. Nobody's own.
create table notification_event (
  event_id text primary key,
  heard_at timestamptz not null
);
create index notification_event_old on notification_event (heard_at);
