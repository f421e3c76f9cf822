-- Why: who deleted his account and registered anew with the same phone had his day's limits and the month's free money again.
create table account_left_phone (
  -- HMAC-SHA256 of the phone under the pepper, hex: nobody finds a phone in it.
  phone_digest text primary key,
  -- Who has it now, or had it last.
  user_id bigint not null,
  -- When somebody left with it last; forgotten after the month.
  left_at timestamptz not null
);
create index account_left_phone_user on account_left_phone (user_id);
