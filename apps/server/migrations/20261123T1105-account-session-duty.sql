-- What the person is in the company that the session acts for; null in the personal identity.
alter table account_session add column company_duty text;
alter table account_session add constraint account_session_identity check ((company_id is null) = (company_duty is null));
create index account_session_company on account_session (user_id, company_id) where company_id is not null;
