-- When what a notice tells of begins: it is told before then, and once more in the last hour.
alter table notice_entry add column starts_at timestamptz check (starts_at is null or kind = 'maintenance');
