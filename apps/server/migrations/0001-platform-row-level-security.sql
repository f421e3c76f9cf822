-- The owner of the rows a session may touch; '*' is the system itself, unset sees nothing.
-- Every tenant table gets: enable + force row level security, and a policy
--   using (owner_key = mastlight_owner() or mastlight_owner() = '*').
create function mastlight_owner() returns text
  language sql stable parallel safe
  as $$ select current_setting('mastlight.owner', true) $$;
