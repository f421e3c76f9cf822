-- Client companies with several contacts, a spelling by which doubles are found, and keys of their own (ADR 0034).
create table bill_subscription_client_contact (
  client_id bigint not null references bill_subscription_client on delete cascade,
  owner_key text not null,
  -- 0 is whom one calls first.
  place smallint not null,
  name text not null default '',
  phone text not null default '',
  role text not null default '',
  remark text not null default '',
  -- What a search looks in, spelled as searchKey spells terms.
  search_text text not null generated always as
    (upper(regexp_replace(name || ' ' || phone, '[[:punct:][:space:]，。：；、（）【】“”！？·]', '', 'g'))) stored,
  primary key (client_id, place)
);
create index bill_subscription_client_contact_owner on bill_subscription_client_contact (owner_key);
insert into bill_subscription_client_contact (client_id, owner_key, place, name, phone)
select id, owner_key, 0, coalesce(contact, ''), coalesce(phone, '') from bill_subscription_client
where contact is not null or phone is not null;

alter table bill_subscription_client drop column contact, drop column phone,
  -- The name without signs, blanks and capitals.
  add column name_key text not null generated always as
    (upper(regexp_replace(name, '[[:punct:][:space:]，。：；、（）【】“”！？·]', '', 'g'))) stored;
create index bill_subscription_client_alike on bill_subscription_client (owner_key, name_key, id);
create index bill_subscription_of_client on bill_subscription (owner_key, client_name, port)
  where client_name is not null and deleted_ms is null;

-- One key a client: who has it sees that client's live bills.
create table bill_subscription_client_key (
  client_id bigint primary key references bill_subscription_client on delete cascade,
  owner_key text not null,
  -- SHA-256 of the key, hex; the key itself leaves with the answer that made it.
  digest text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);

alter table bill_subscription_client_contact enable row level security;
alter table bill_subscription_client_contact force row level security;
create policy owner on bill_subscription_client_contact using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table bill_subscription_client_key enable row level security;
alter table bill_subscription_client_key force row level security;
create policy owner on bill_subscription_client_key using (owner_key = mastlight_owner() or mastlight_owner() = '*');
