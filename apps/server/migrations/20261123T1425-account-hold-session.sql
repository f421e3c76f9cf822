-- Holds a session until the transaction ends; false when it has ended. Whoever ends it waits for what is written in it,
-- and nothing is written in it after that (S-07). A company's scope sees no sessions: it asks by digest alone, and is the
-- system for this one look.
create function mastlight_hold_session(wanted text) returns boolean language plpgsql as $$
declare
  own text := mastlight_owner();
  is_held boolean;
begin
  perform set_config('mastlight.owner', '*', true);
  perform from account_session where digest = wanted for key share;
  is_held := found;
  perform set_config('mastlight.owner', own, true);
  return is_held;
end $$;
