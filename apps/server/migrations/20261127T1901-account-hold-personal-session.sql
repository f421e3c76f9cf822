-- Why: what is written in a personal session while its person leaves was left over (B13): such sessions are held as well.
create or replace function mastlight_session_lock(user_id bigint, company_id text) returns bigint language sql immutable as $$
  select hashtextextended('account-session ' || user_id || ' ' || coalesce(company_id, ''), 0)
$$;
