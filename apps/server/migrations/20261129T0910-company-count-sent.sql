-- Why: a company invites under its own scope, which sees its own invitations alone; what a person has sent for all of his
-- companies, and what a phone was sent from everywhere, is bounded too. This one look is the system's, and gives numbers.
create function mastlight_count_sent_invitations(person bigint, wanted_phone text, since timestamptz, out by_person int, out to_phone int)
language plpgsql as $$
declare
  own text := mastlight_owner();
begin
  perform set_config('mastlight.owner', '*', true);
  select count(*) into by_person from company_invitation where made_by = person and sent_at > since;
  select count(*) into to_phone from company_invitation where phone = wanted_phone and sent_at > since;
  perform set_config('mastlight.owner', own, true);
end $$;
