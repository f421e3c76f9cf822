-- What proves who reads a mailbox; null: it is proven, or no mailbox.
alter table notification_channel add column code text;
alter table notification_channel add column code_sent_at timestamptz;
alter table notification_channel add column code_tries integer not null default 0;
create index notification_channel_code on notification_channel (token, code_sent_at) where code is not null;
