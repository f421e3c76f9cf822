-- What of a thing a link leaves out, and how often it was opened.
alter table platform_share_token add column masks text[] not null default '{}', add column views int not null default 0;
