-- Holds a session until the transaction ends; false when it has ended. Whoever ends it waits for what is written in it,
-- and nothing is written in it after that (S-07). A company's scope sees no sessions: it asks by digest alone.
-- The setting is changed within: only a superuser may tie one to a function.
create function mastlight_hold_session(wanted text) returns boolean
  language plpgsql volatile as $$
declare
  before text := current_setting('mastlight.owner', true);
  is_held boolean;
begin
  perform set_config('mastlight.owner', '*', true);
  perform from account_session where digest = wanted for key share;
  is_held := found;
  perform set_config('mastlight.owner', coalesce(before, ''), true);
  return is_held;
end $$;
