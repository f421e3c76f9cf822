-- Why: identities cost nothing, so what guards others' data and outside parties is counted for a person over all of his.
-- No owner's wall: a call of any of his identities counts here.
create table platform_person_day (
  user_id bigint not null,
  -- Day of Shanghai, YYYY-MM-DD.
  day text not null,
  -- What is counted, named by its capability.
  name text not null,
  used integer not null default 0,
  primary key (user_id, day, name)
);
