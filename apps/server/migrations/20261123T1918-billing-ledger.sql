-- The ledger (ADR 0031): what each owner has, transfers that only grow, and their postings, which sum to nothing.
-- Amounts are integers of fen; there is no other kind of number here.

-- One row per owner: what he has now, and the end of his chain. It is locked by whatever changes it.
create table billing_wallet (
  owner_key text primary key check (owner_key ~ '^[uc]:[0-9]+$'),
  real_fen bigint not null default 0 check (real_fen >= 0),
  free_sh_fen bigint not null default 0 check (free_sh_fen >= 0),
  free_nb_fen bigint not null default 0 check (free_nb_fen >= 0),
  held_fen bigint not null default 0 check (held_fen >= 0),
  -- The month in Shanghai that the free quota is of, as 202611.
  free_month int not null default 0,
  -- Number and digest of the last transfer.
  last_no bigint not null default 0,
  last_digest bytea not null default ''
);

create table billing_transfer (
  owner_key text not null references billing_wallet,
  -- Of the owner: 1, 2, 3 …; a gap is a transfer that somebody took away.
  no bigint not null,
  kind text not null check (kind in
    ('top-up', 'charge', 'hold', 'post', 'void', 'expire', 'refund', 'free-granted', 'free-expired', 'adjusted')),
  -- What it is about, for ever once: a fee and its thing, an order, a hold and its end.
  business_key text not null unique,
  fee text,
  -- Whose free quota it may use: SH or NB.
  origin text check (origin in ('SH', 'NB')),
  -- The transfer that it ends or takes back; each one is ended or taken back once.
  settles bigint,
  -- When a hold ends by itself.
  expires_at timestamptz,
  -- What people know it by: a bill, an order.
  subject text not null,
  actor_id bigint not null,
  identity text not null,
  request_id text not null,
  ip_digest text not null,
  reason text not null,
  made_at timestamptz not null,
  -- What the owner has after it.
  real_fen bigint not null,
  free_sh_fen bigint not null,
  free_nb_fen bigint not null,
  held_fen bigint not null,
  digest bytea not null,
  primary key (owner_key, no),
  unique (owner_key, settles)
);
create index billing_transfer_hold on billing_transfer (expires_at) where kind = 'hold';

create table billing_posting (
  owner_key text not null,
  no bigint not null,
  -- The owner's `real`, `free_SH`, `free_NB`, `held`; the system's `clearing_…`, `revenue_…`, `promo`, `adjust`.
  account text not null,
  amount_fen bigint not null check (amount_fen <> 0),
  -- No foreign key: its check asks for the right to change transfers, which nobody has. `billing_verify` finds orphans.
  primary key (owner_key, no, account)
);

alter table billing_wallet enable row level security;
alter table billing_wallet force row level security;
create policy owner on billing_wallet using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table billing_transfer enable row level security;
alter table billing_transfer force row level security;
create policy owner on billing_transfer using (owner_key = mastlight_owner() or mastlight_owner() = '*');
alter table billing_posting enable row level security;
alter table billing_posting force row level security;
create policy owner on billing_posting using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- L-08: what is written stays. The role that owns the tables takes the right from itself; the trigger stands for
-- whoever gives it back.
revoke update, delete, truncate on billing_transfer, billing_posting from current_user;
create function billing_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'billing: % of % is refused, the ledger only grows', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger grows before update or delete or truncate on billing_transfer for each statement execute function billing_refuse_change();
create trigger grows before update or delete or truncate on billing_posting for each statement execute function billing_refuse_change();

-- Every transfer's postings sum to nothing, seen when its transaction ends.
create function billing_check_sum() returns trigger language plpgsql as $$
declare
  total bigint;
begin
  select sum(amount_fen) into total from billing_posting where owner_key = new.owner_key and no = new.no;
  if total <> 0 then
    raise exception 'billing: transfer % of % sums to %', new.no, new.owner_key, total using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger sums_to_nothing after insert on billing_posting
  deferrable initially deferred for each row execute function billing_check_sum();

-- The digest of a transfer: that of the one before it, everything it says, and its postings.
create function billing_digest(before bytea, t billing_transfer, postings text) returns bytea language sql stable as $$
  select sha256(before || convert_to(jsonb_build_array(t.owner_key, t.no, t.kind, t.business_key, t.fee, t.origin, t.settles,
    extract(epoch from t.expires_at), t.subject, t.actor_id, t.identity, t.request_id, t.ip_digest, t.reason,
    extract(epoch from t.made_at), t.real_fen, t.free_sh_fen, t.free_nb_fen, t.held_fen, postings)::text, 'UTF8'))
$$;

-- The wallet of an owner, held until the transaction ends; made when there is none.
create function billing_hold_wallet(p_owner text) returns billing_wallet language plpgsql as $$
declare
  w billing_wallet;
begin
  select * into w from billing_wallet where owner_key = p_owner for update;
  if not found then
    insert into billing_wallet (owner_key) values (p_owner) on conflict do nothing;
    select * into w from billing_wallet where owner_key = p_owner for update;
  end if;
  return w;
end $$;

-- Writes one transfer to the end of a held wallet and gives the wallet after it, which the caller keeps with
-- `billing_keep`. `p_system` is what stands against the sum of the owner's changes.
create function billing_write(
  w billing_wallet, t billing_transfer, p_real bigint, p_free_sh bigint, p_free_nb bigint, p_held bigint, p_system text
) returns billing_wallet language plpgsql as $$
declare
  against bigint := -(p_real + p_free_sh + p_free_nb + p_held);
  accounts text[] := array['real', 'free_SH', 'free_NB', 'held', p_system];
  amounts bigint[] := array[p_real, p_free_sh, p_free_nb, p_held, against];
  told text;
begin
  w.real_fen := w.real_fen + p_real;
  w.free_sh_fen := w.free_sh_fen + p_free_sh;
  w.free_nb_fen := w.free_nb_fen + p_free_nb;
  w.held_fen := w.held_fen + p_held;
  w.last_no := w.last_no + 1;
  t.owner_key := w.owner_key;
  t.no := w.last_no;
  t.real_fen := w.real_fen;
  t.free_sh_fen := w.free_sh_fen;
  t.free_nb_fen := w.free_nb_fen;
  t.held_fen := w.held_fen;
  select string_agg(a || ':' || m, ',' order by a collate "C") into told from unnest(accounts, amounts) as p(a, m) where m <> 0;
  t.digest := billing_digest(w.last_digest, t, told);
  w.last_digest := t.digest;
  insert into billing_transfer select t.*;
  insert into billing_posting select w.owner_key, w.last_no, a, m from unnest(accounts, amounts) as p(a, m) where m <> 0;
  return w;
end $$;

create function billing_keep(w billing_wallet) returns void language sql as $$
  update billing_wallet set real_fen = w.real_fen, free_sh_fen = w.free_sh_fen, free_nb_fen = w.free_nb_fen, held_fen = w.held_fen,
    free_month = w.free_month, last_no = w.last_no, last_digest = w.last_digest where owner_key = w.owner_key
$$;

-- What every transfer of one call says: who, as whom, by which request, from where, why, when.
create function billing_said(p_said jsonb) returns billing_transfer language plpgsql stable as $$
declare
  t billing_transfer;
begin
  t.actor_id := (p_said ->> 'actorId')::bigint;
  t.identity := p_said ->> 'identity';
  t.request_id := p_said ->> 'requestId';
  t.ip_digest := p_said ->> 'ipDigest';
  t.reason := p_said ->> 'reason';
  t.made_at := to_timestamp((p_said ->> 'atMs')::double precision / 1000);
  return t;
end $$;

-- The free quota of the month: what is left of an earlier one ends, the new one is there (R-4.9-11).
create function billing_renew_free(w billing_wallet, t billing_transfer, p_month int, p_quota bigint) returns billing_wallet language plpgsql as $$
begin
  if w.free_month >= p_month then
    return w;
  end if;
  t.reason := 'free-quota';
  t.subject := p_month::text;
  if w.free_sh_fen + w.free_nb_fen > 0 then
    t.kind := 'free-expired';
    t.business_key := 'free-expired:' || w.free_month || ':' || w.owner_key;
    w := billing_write(w, t, 0, -w.free_sh_fen, -w.free_nb_fen, 0, 'promo');
  end if;
  if p_quota > 0 then
    t.kind := 'free-granted';
    t.business_key := 'free-granted:' || p_month || ':' || w.owner_key;
    w := billing_write(w, t, 0, p_quota, p_quota, 0, 'promo');
    w.free_month := p_month;
  end if;
  return w;
end $$;

-- Takes what each item costs, in their order: the free quota of its origin first, then real money where the item allows
-- it (T13). `kind` is `charge`, or `hold` with its end. A business key that has been taken before is told as it was. With
-- `p_all` the first item that fails ends it all: the caller takes his transaction back.
create function billing_charge(p_owner text, p_said jsonb, p_month int, p_quota bigint, p_items jsonb, p_all boolean)
returns table (business_key text, outcome text, free_fen bigint, real_fen bigint) language plpgsql as $$
#variable_conflict use_column
declare
  w billing_wallet := billing_renew_free(billing_hold_wallet(p_owner), billing_said(p_said), p_month, p_quota);
  t billing_transfer := billing_said(p_said);
  item record;
  before billing_transfer;
  cost bigint;
  free bigint;
begin
  for item in
    select * from jsonb_to_recordset(p_items)
      as i("key" text, kind text, fee text, origin text, fen bigint, subject text, "allowReal" boolean, "expiresAtMs" double precision)
  loop
    business_key := item."key";
    free_fen := 0;
    real_fen := 0;
    select * into before from billing_transfer b where b.business_key = item."key";
    if found then
      select coalesce(-sum(amount_fen) filter (where account like 'free%'), 0), coalesce(-sum(amount_fen) filter (where account = 'real'), 0)
        into free_fen, real_fen from billing_posting p where p.owner_key = before.owner_key and p.no = before.no;
      outcome := 'repeated';
      return next;
      continue;
    end if;
    cost := item.fen;
    free := least(cost, case item.origin when 'SH' then w.free_sh_fen else w.free_nb_fen end);
    if free < cost and not item."allowReal" then
      outcome := 'needs-confirmation';
    elsif cost - free > w.real_fen then
      outcome := 'short';
    else
      t.kind := item.kind;
      t.business_key := item."key";
      t.fee := item.fee;
      t.origin := item.origin;
      t.subject := item.subject;
      t.expires_at := to_timestamp(item."expiresAtMs" / 1000);
      w := billing_write(w, t, free - cost, case item.origin when 'SH' then -free else 0 end,
        case item.origin when 'SH' then 0 else -free end, case item.kind when 'hold' then cost else 0 end, 'revenue_' || item.fee);
      outcome := 'taken';
      free_fen := free;
      real_fen := cost - free;
    end if;
    return next;
    exit when p_all and outcome <> 'taken';
  end loop;
  perform billing_keep(w);
end $$;

-- Ends a hold: `post` gives it to its fee, `void` and `expire` back to where it came from. The first one decides; the
-- others are told what it was. What came from a free quota that has ended since ends with it.
create function billing_settle(p_owner text, p_said jsonb, p_month int, p_quota bigint, p_key text, p_kind text) returns text language plpgsql as $$
declare
  w billing_wallet := billing_renew_free(billing_hold_wallet(p_owner), billing_said(p_said), p_month, p_quota);
  t billing_transfer := billing_said(p_said);
  held billing_transfer;
  ended text;
  total bigint;
  from_real bigint;
  from_sh bigint;
  from_nb bigint;
  is_fresh boolean;
begin
  select * into held from billing_transfer b where b.business_key = p_key and b.owner_key = p_owner and b.kind = 'hold';
  if not found then
    perform billing_keep(w);
    return 'unknown';
  end if;
  select b.kind into ended from billing_transfer b where b.owner_key = p_owner and b.settles = held.no;
  if found then
    perform billing_keep(w);
    return ended;
  end if;
  select coalesce(sum(amount_fen) filter (where account = 'held'), 0), coalesce(-sum(amount_fen) filter (where account = 'real'), 0),
      coalesce(-sum(amount_fen) filter (where account = 'free_SH'), 0), coalesce(-sum(amount_fen) filter (where account = 'free_NB'), 0)
    into total, from_real, from_sh, from_nb from billing_posting p where p.owner_key = p_owner and p.no = held.no;
  is_fresh := to_char(held.made_at at time zone 'Asia/Shanghai', 'YYYYMM')::int = w.free_month;
  t.kind := p_kind;
  t.business_key := p_kind || ':' || p_key;
  t.fee := held.fee;
  t.origin := held.origin;
  t.subject := held.subject;
  t.settles := held.no;
  if p_kind = 'post' then
    w := billing_write(w, t, 0, 0, 0, -total, 'revenue_' || held.fee);
  else
    w := billing_write(w, t, from_real, case when is_fresh then from_sh else 0 end, case when is_fresh then from_nb else 0 end, -total, 'promo');
  end if;
  perform billing_keep(w);
  return p_kind;
end $$;

-- Takes a charge back to where it came from, once (R-4.9-12).
create function billing_refund(p_owner text, p_said jsonb, p_month int, p_quota bigint, p_key text) returns text language plpgsql as $$
declare
  w billing_wallet := billing_renew_free(billing_hold_wallet(p_owner), billing_said(p_said), p_month, p_quota);
  t billing_transfer := billing_said(p_said);
  charged billing_transfer;
  from_real bigint;
  from_sh bigint;
  from_nb bigint;
  is_fresh boolean;
begin
  select * into charged from billing_transfer b where b.business_key = p_key and b.owner_key = p_owner and b.kind = 'charge';
  if not found then
    perform billing_keep(w);
    return 'unknown';
  end if;
  if exists (select from billing_transfer b where b.owner_key = p_owner and b.settles = charged.no) then
    perform billing_keep(w);
    return 'repeated';
  end if;
  select coalesce(-sum(amount_fen) filter (where account = 'real'), 0), coalesce(-sum(amount_fen) filter (where account = 'free_SH'), 0),
      coalesce(-sum(amount_fen) filter (where account = 'free_NB'), 0)
    into from_real, from_sh, from_nb from billing_posting p where p.owner_key = p_owner and p.no = charged.no;
  is_fresh := to_char(charged.made_at at time zone 'Asia/Shanghai', 'YYYYMM')::int = w.free_month;
  t.kind := 'refund';
  t.business_key := 'refund:' || p_key;
  t.fee := charged.fee;
  t.origin := charged.origin;
  t.subject := charged.subject;
  t.settles := charged.no;
  w := billing_write(w, t, from_real, case when is_fresh then from_sh else 0 end, case when is_fresh then from_nb else 0 end, 0,
    'revenue_' || charged.fee);
  perform billing_keep(w);
  return 'taken';
end $$;

-- Brings real money in, or takes it out by hand: `p_system` is where it comes from, as `clearing_WXPAY` or `adjust`.
create function billing_credit(p_owner text, p_said jsonb, p_kind text, p_key text, p_subject text, p_fen bigint, p_system text) returns text language plpgsql as $$
declare
  w billing_wallet := billing_hold_wallet(p_owner);
  t billing_transfer := billing_said(p_said);
begin
  if exists (select from billing_transfer b where b.business_key = p_key) then
    return 'repeated';
  end if;
  if w.real_fen + p_fen < 0 then
    return 'short';
  end if;
  t.kind := p_kind;
  t.business_key := p_key;
  t.subject := p_subject;
  perform billing_keep(billing_write(w, t, p_fen, 0, 0, 0, p_system));
  return 'taken';
end $$;

-- What does not fit together, by owner and number: a digest, a gap, a sum, a balance (L-09). Empty when all is well.
-- Nothing is known of how many they are: nested loops over what was put together would take hours.
create function billing_verify() returns table (owner_key text, no bigint, fault text)
language sql stable set enable_nestloop = off as $$
  with told as (
    select p.owner_key, p.no, string_agg(p.account || ':' || p.amount_fen, ',' order by p.account collate "C") as postings,
      sum(p.amount_fen) as total,
      coalesce(sum(p.amount_fen) filter (where p.account = 'real'), 0) as real_fen,
      coalesce(sum(p.amount_fen) filter (where p.account = 'free_SH'), 0) as free_sh_fen,
      coalesce(sum(p.amount_fen) filter (where p.account = 'free_NB'), 0) as free_nb_fen,
      coalesce(sum(p.amount_fen) filter (where p.account = 'held'), 0) as held_fen
    from billing_posting p group by p.owner_key, p.no),
  chained as (
    select t.owner_key, t.no, t.digest, t.real_fen, t.free_sh_fen, t.free_nb_fen, t.held_fen, coalesce(told.total, 0) as total,
      billing_digest(coalesce(lag(t.digest) over chain, ''), t, told.postings) as digest_now,
      row_number() over chain as place,
      coalesce(lag(t.real_fen) over chain, 0) + coalesce(told.real_fen, 0) as real_now,
      coalesce(lag(t.free_sh_fen) over chain, 0) + coalesce(told.free_sh_fen, 0) as free_sh_now,
      coalesce(lag(t.free_nb_fen) over chain, 0) + coalesce(told.free_nb_fen, 0) as free_nb_now,
      coalesce(lag(t.held_fen) over chain, 0) + coalesce(told.held_fen, 0) as held_now,
      lead(t.no) over chain is null as is_last
    from billing_transfer t left join told on told.owner_key = t.owner_key and told.no = t.no
    window chain as (partition by t.owner_key order by t.no))
  select c.owner_key, c.no, 'digest' from chained c where c.digest is distinct from c.digest_now
  union all select c.owner_key, c.no, 'gap' from chained c where c.no <> c.place
  union all select c.owner_key, c.no, 'sum' from chained c where c.total <> 0
  union all select c.owner_key, c.no, 'balance' from chained c
    where (c.real_fen, c.free_sh_fen, c.free_nb_fen, c.held_fen) is distinct from (c.real_now, c.free_sh_now, c.free_nb_now, c.held_now)
  union all select w.owner_key, w.last_no, 'wallet' from billing_wallet w left join chained c on c.owner_key = w.owner_key and c.is_last
    where (w.last_no, w.last_digest, w.real_fen, w.free_sh_fen, w.free_nb_fen, w.held_fen) is distinct from
      (coalesce(c.no, 0), coalesce(c.digest, ''), coalesce(c.real_fen, 0), coalesce(c.free_sh_fen, 0), coalesce(c.free_nb_fen, 0), coalesce(c.held_fen, 0))
  union all select w.owner_key, w.last_no, 'month' from billing_wallet w where w.free_month::text <> coalesce(
    (select max(t.subject) from billing_transfer t where t.owner_key = w.owner_key and t.kind = 'free-granted'), '0')
  union all select c.owner_key, c.no, 'wallet' from chained c where c.is_last and not exists (select from billing_wallet w where w.owner_key = c.owner_key)
  union all select told.owner_key, told.no, 'transfer' from told
    where not exists (select from billing_transfer t where t.owner_key = told.owner_key and t.no = told.no)
$$;
