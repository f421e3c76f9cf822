-- Holds a session that acts for a company until the transaction ends; false when it has ended. Whoever ends it waits for
-- what is written in it, and nothing is written in it after that (S-07). The lock is one that people queue for in turn: with
-- locks of the row itself somebody who writes without a pause could not be removed. A company's scope sees no sessions:
-- it asks by digest alone, and is the system for this one look.
create function mastlight_hold_session(wanted text) returns boolean language plpgsql as $$
declare
  own text := mastlight_owner();
  is_held boolean;
begin
  perform set_config('mastlight.owner', '*', true);
  perform pg_advisory_xact_lock_shared(mastlight_session_lock(user_id, company_id)) from account_session where digest = wanted;
  -- It may have ended while it was waited for.
  perform from account_session where digest = wanted;
  is_held := found;
  perform set_config('mastlight.owner', own, true);
  return is_held;
end $$;

-- Names the lock on what a person does for a company.
create function mastlight_session_lock(user_id bigint, company_id text) returns bigint language sql immutable as $$
  select hashtextextended('account-session ' || user_id || ' ' || company_id, 0)
$$;
