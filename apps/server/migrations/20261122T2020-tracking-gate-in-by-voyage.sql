-- Why: boxes that came through a gate for a ship's call are asked for by the
-- call; box reports carry the ship's words, and no key of theirs is indexed.
create index tracking_fact_gate_in_voyage on tracking_fact (regexp_replace(upper(voyage), '[^A-Z0-9]', '', 'g'))
  where kind = 'gate-in' and voyage is not null;
