-- What somebody was before Management was turned over to him: given back within a day, he is that again.
alter table company_change add column duty_before text;
-- Invitations by text message of one person for all his companies (S-05).
create index company_invitation_sender on company_invitation (made_by, sent_at) where sent_at is not null;
create index company_change_turn_over on company_change (company_id, id desc) where what in ('turned-over', 'turned-back');
