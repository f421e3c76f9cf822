-- Why: a brought row that cannot be taken up stands in nobody's way, and what waits is bounded for each account (ADR 0027).
alter table follow_brought
  -- How often taking it up has failed since it last went well.
  add column failures integer not null default 0,
  -- Why it is never taken up; null: it was, or it waits.
  add column refusal text,
  -- Whose row led there: the product, and the row in its list; null: brought before this was written down.
  add column product text,
  add column row_id bigint,
  -- When it was brought, by the platform's clock; null: before this was written down.
  add column brought_at timestamptz;
-- What is due is taken account by account.
drop index follow_brought_due;
create index follow_brought_due on follow_brought (kind, owner_key, due_at, id) where due_at is not null;
create index follow_brought_calls on follow_brought (brought_at, owner_key) where kind = 'call';
