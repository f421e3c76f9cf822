-- A client's link is one of the links that show one thing to whoever has them: of the kind `client`, for its client's number.
alter table platform_share_token add column last_viewed_at timestamptz;
insert into platform_share_token (digest, owner_key, kind, subject, made_by, created_at, expires_at, last_viewed_at, views)
  select decode(digest, 'hex'), owner_key, 'client', client_id::text, made_by, made_at, expires_at, last_used_at,
    case when last_used_at is null then 0 else 1 end
  -- Whose maker nobody knows ends: it would outlive his leaving.
  from bill_subscription_client_key where made_by is not null;
drop table bill_subscription_client_key;
