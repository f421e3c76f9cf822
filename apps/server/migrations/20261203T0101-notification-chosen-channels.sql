-- Where one person wants just this to go, whatever he chose for all of its kind, and who; none: it goes as each chose.
alter table notification_message add column chosen_channels text[] not null default '{}';
alter table notification_message add column chosen_user_id bigint;
