-- Why: who was taken a certification applied anew with the same public data and had it back at once. A code of which one was
-- taken away is judged by our desk from then on, whoever applies for it.
create table company_revocation (
  -- Unified social credit code, GB 32100-2015.
  credit_code text primary key,
  revoked_at timestamptz not null
);
insert into company_revocation (credit_code, revoked_at)
  select c.credit_code, max(h.changed_at) from company_change h join company c on c.id = h.company_id
  where h.what = 'certification-revoked' group by c.credit_code;

-- Why: a company that was closed and founded again under its code had each month's free money twice.
alter table company add column closed_at timestamptz;
create index company_closed on company (credit_code, closed_at) where closed_at is not null;
