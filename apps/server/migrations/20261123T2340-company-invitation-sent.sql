-- When an invitation left as a text message: what was sent counts for its day, taken back or not.
alter table company_invitation add column sent_at timestamptz;
update company_invitation set sent_at = expires_at - interval '7 days' where phone is not null;
create index company_invitation_sent on company_invitation (phone, sent_at) where sent_at is not null;
drop index company_invitation_phone;
