-- Holds a session until the transaction ends; false when it has ended. Whoever ends it waits for what is written in it,
-- and nothing is written in it after that (S-07). A company's scope sees no sessions: it asks by digest alone.
create function mastlight_hold_session(wanted text) returns boolean
  language plpgsql volatile set mastlight.owner = '*' as $$
begin
  perform from account_session where digest = wanted for key share;
  return found;
end $$;
