-- Who has deleted his account: what names him is gone, and what others keep still has a number to point at (S-16).
alter table account_user add column gone_at timestamptz;
alter table account_user drop constraint account_user_phone_check;
alter table account_user add constraint account_user_phone_check
  check (case when gone_at is null then phone ~ '^1[3-9][0-9]{9}$' else phone = 'gone ' || id end);
