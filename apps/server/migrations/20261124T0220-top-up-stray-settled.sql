-- What became of a payment that fits no order, said by the administrator who looked at it.
alter table top_up_stray
  add column settled_by bigint,
  add column settled_at timestamptz,
  add column note text not null default '';
