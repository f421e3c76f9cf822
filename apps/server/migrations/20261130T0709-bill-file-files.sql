-- Files that stand on bills; their bytes are the file capability's.
create table bill_file_file (
  id bigint generated always as identity primary key,
  owner_key text not null,
  -- Who put it there.
  user_id bigint not null,
  port text not null,
  bill_no text not null,
  kind text not null check (kind in ('so', 'release', 'bl', 'other')),
  -- Where the file capability keeps it; one file stands on one bill.
  url text not null unique,
  name text not null,
  bytes bigint not null,
  -- Whether the client may open it by his link.
  is_shown boolean not null default false,
  created_at timestamptz not null,
  -- Since when nobody of the account follows the bill; null: it is followed.
  ended_at timestamptz
);
create index bill_file_file_bill on bill_file_file (owner_key, port, bill_no);
alter table bill_file_file enable row level security;
alter table bill_file_file force row level security;
create policy owner on bill_file_file using (owner_key = mastlight_owner() or mastlight_owner() = '*');
