-- Ads and the directory of suppliers that they make up; the site's own, so no owner stands in them. Those that every
-- installation begins with are declared in the domain and come here with the first change; one that was deleted stays as
-- a mark, so that it does not come back.
create table ad (
  key text primary key,
  place integer not null,
  title text not null,
  line text not null,
  url text not null,
  pdf_url text not null,
  picture_url text not null,
  direction text not null check (direction in ('horizontal', 'vertical')),
  hidden boolean not null,
  from_day text not null,
  until_day text not null,
  supplier text not null,
  services text[] not null,
  ports text[] not null,
  carriers text[] not null,
  text text not null,
  contact text not null,
  proof text not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);

-- What somebody asked of a supplier; an administrator of ads passes it on.
create table ad_enquiry (
  id bigint generated always as identity primary key,
  owner_key text not null,
  ad_key text not null,
  supplier text not null,
  text text not null,
  reply_to text not null,
  created_at timestamptz not null,
  passed_on_at timestamptz
);
create index ad_enquiry_owner on ad_enquiry (owner_key, created_at);
create index ad_enquiry_created on ad_enquiry (created_at);
create index ad_enquiry_waiting on ad_enquiry (created_at) where passed_on_at is null;
alter table ad_enquiry enable row level security;
alter table ad_enquiry force row level security;
create policy owner on ad_enquiry using (owner_key = mastlight_owner() or mastlight_owner() = '*');
create index ad_view_key on ad_view (ad_key, opened_at);
