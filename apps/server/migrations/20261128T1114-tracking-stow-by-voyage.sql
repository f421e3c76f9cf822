-- Why: the boxes of a ship are asked for by her call; places on board and loadings carry the ship's words, and no key of theirs
-- is indexed. Boxes at the gate have an index of their own.
create index tracking_fact_stow_voyage on tracking_fact (regexp_replace(upper(voyage), '[^A-Z0-9]', '', 'g'))
  where kind in ('stow', 'load', 'discharge') and voyage is not null;
