-- An invitation to a phone lets one person in, once: whoever ends his account and comes anew with the same phone is another.
alter table company_invitation add is_used boolean not null default false;
update company_invitation i set is_used = true
where phone is not null and exists (select from company_invitation_use u where u.invitation_id = i.id);
