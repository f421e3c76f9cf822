-- Whom an invitation by text message was for, masked: the log outlives the invitation.
alter table company_change add column masked_phone text;
