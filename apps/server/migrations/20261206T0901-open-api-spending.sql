-- What keys have taken, by the reference that a program declared by: what the port refuses is given back, and then counts no
-- more towards what the key may take on its day.
create table open_api_spending (
  owner_key text not null,
  reference text not null,
  key_id bigint not null,
  day date not null,
  fen int not null,
  is_given_back boolean not null default false,
  primary key (owner_key, reference)
);
create index open_api_spending_day on open_api_spending (day);
alter table open_api_spending enable row level security;
alter table open_api_spending force row level security;
create policy owner on open_api_spending using (owner_key = mastlight_owner() or mastlight_owner() = '*');
