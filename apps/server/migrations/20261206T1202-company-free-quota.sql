-- Why: a company pays under its own scope, which sees no other company: who else is managed by the same person, and who bore
-- its code before, is the system's to see. This one look says yes or no.
create function mastlight_company_has_free_quota(wanted bigint, since timestamptz) returns boolean
language plpgsql as $$
declare
  own text := mastlight_owner();
  has boolean;
begin
  perform set_config('mastlight.owner', '*', true);
  select exists (
    select from company c where c.id = wanted and c.cert_state = 'certified'
      -- Of those that one person manages the one that was certified first; and of those that he who applied for it had
      -- certified, closed or lost since then, though others may have them now.
      and not exists (
        select from company o where (o.certified_at, o.id) < (c.certified_at, c.id) and (
          (o.cert_state = 'certified' and exists (
            select from company_member m join company_member n on n.user_id = m.user_id and n.duty = 'Management'
            where m.company_id = c.id and m.duty = 'Management' and n.company_id = o.id))
          or (o.applied_by = c.applied_by
            and (o.certified_at >= since or o.closed_at >= since or (o.cert_state = 'failed' and o.asked_at >= since)))))
      -- One that was closed and made again is no new one.
      and not exists (select from company o where o.credit_code = c.credit_code and o.id <> c.id and o.closed_at >= since)
  ) into has;
  perform set_config('mastlight.owner', own, true);
  return has;
end $$;
