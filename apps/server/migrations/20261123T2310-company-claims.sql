-- An application for a credit code that is certified for another company waits for an administrator before the registry.
alter table company add column is_claim boolean not null default false;
drop index company_reviewing;
create index company_reviewing on company (asked_at nulls first, id) where cert_state = 'reviewing' and not is_claim;
