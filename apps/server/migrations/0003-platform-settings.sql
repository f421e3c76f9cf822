-- What belongs to this database and must agree with what lies outside it, as the digest of the pepper.
create table platform_setting (
  name text primary key,
  value text not null
);
alter table platform_setting enable row level security;
alter table platform_setting force row level security;
create policy system on platform_setting using (mastlight_owner() = '*');
-- A database in use has password hashes under a pepper that nobody has noted yet: one must be there, whichever it is.
insert into platform_setting (name, value)
  select 'pepper-digest', '' where exists (select from migration where name = '0010-account-sign-in.sql');
