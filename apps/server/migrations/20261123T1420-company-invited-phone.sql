-- An invitation by text message works for the phone that it was sent to alone (R-7.4-91).
alter table company_invitation add column phone text;
create index company_invitation_phone on company_invitation (phone, expires_at) where phone is not null;
