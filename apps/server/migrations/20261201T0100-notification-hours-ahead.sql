-- From how many hours before a clock each person is told, by kind of news, where he chose.
alter table notification_setting add column hours jsonb not null default '{}';
-- Who of the identity is not told by a message for all: he is told by hours of his own.
alter table notification_message add column not_for bigint[] not null default '{}';
-- When somebody's hours before a clock of the subject begin, by the port's time; null: nobody's do.
alter table notification_told add column look_at timestamptz;
