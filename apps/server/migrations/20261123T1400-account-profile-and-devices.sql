-- How else a person is reached, and where each session was begun.
alter table account_user add column qq_number text not null default '';
alter table account_user add column email text not null default '';
-- As the confirmation page names them: browser and system, and the masked address.
alter table account_session add column device text not null default '';
alter table account_session add column place text not null default '';
