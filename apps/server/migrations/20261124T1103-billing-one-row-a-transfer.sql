-- A transfer and what it moves are one row (ADR 0031): it sums to nothing by a check of the row itself, where each of its
-- postings was a row with an index entry and a trigger at the end of the transaction.

alter table billing_transfer
  -- What it moves on the owner's accounts, and on the account that stands against them.
  add real_moved_fen bigint not null default 0,
  add free_sh_moved_fen bigint not null default 0,
  add free_nb_moved_fen bigint not null default 0,
  add held_moved_fen bigint not null default 0,
  -- `clearing_…`, `revenue_…`, `promo`, `adjust`; null: it moves between the owner's own accounts alone.
  add against text,
  add against_moved_fen bigint not null default 0,
  -- How its digest is made; what was written stays as it was written.
  add form smallint not null default 1;

-- The product may not change transfers; it is whoever owns the tables that moves the postings into them, once.
grant update on billing_transfer to current_user;
alter table billing_transfer disable trigger grows;
update billing_transfer t set real_moved_fen = p.real_fen, free_sh_moved_fen = p.free_sh_fen, free_nb_moved_fen = p.free_nb_fen,
  held_moved_fen = p.held_fen, against = p.against, against_moved_fen = p.against_fen
from (
  select owner_key, no, coalesce(sum(amount_fen) filter (where account = 'real'), 0) as real_fen,
    coalesce(sum(amount_fen) filter (where account = 'free_SH'), 0) as free_sh_fen,
    coalesce(sum(amount_fen) filter (where account = 'free_NB'), 0) as free_nb_fen,
    coalesce(sum(amount_fen) filter (where account = 'held'), 0) as held_fen,
    max(account) filter (where account not in ('real', 'free_SH', 'free_NB', 'held')) as against,
    coalesce(sum(amount_fen) filter (where account not in ('real', 'free_SH', 'free_NB', 'held')), 0) as against_fen
  from billing_posting group by owner_key, no) p
where p.owner_key = t.owner_key and p.no = t.no;
alter table billing_transfer enable trigger grows;
revoke update on billing_transfer from current_user;

-- What was added keeps nothing of a posting that belongs nowhere, or twice: such a ledger is not carried over in silence.
do $$
begin
  if (select count(*) from billing_posting) <> (
    select coalesce(sum((real_moved_fen <> 0)::int + (free_sh_moved_fen <> 0)::int + (free_nb_moved_fen <> 0)::int + (held_moved_fen <> 0)::int
      + (against_moved_fen <> 0)::int), 0) from billing_transfer) then
    raise exception 'billing: postings that belong to no transfer; run "ledger verify" with the version before';
  end if;
end $$;

drop function billing_verify();
drop table billing_posting;
drop function billing_check_sum();
drop function billing_charge(text, jsonb, int, bigint, jsonb, boolean);
drop function billing_settle(text, jsonb, int, bigint, text, text);
drop function billing_refund(text, jsonb, int, bigint, text);
drop function billing_credit(text, jsonb, text, text, text, bigint, text);
drop function billing_renew_free(billing_wallet, billing_transfer, int, bigint);
drop function billing_write(billing_wallet, billing_transfer, bigint, bigint, bigint, bigint, text);
drop function billing_keep(billing_wallet);
drop function billing_hold_wallet(text);
drop function billing_said(jsonb);
drop function billing_digest(bytea, billing_transfer, text);

-- Rules of single columns are rules of their types: a table's checks are read anew by every statement that writes.
-- Keys are told apart by their bytes, not by the order of a language.
create domain billing_owner as text collate "C" check (value ~ '^[uc]:[0-9]+$');
create domain billing_floor as bigint check (value >= 0);
create domain billing_kind as text check (value in
  ('top-up', 'charge', 'hold', 'post', 'void', 'expire', 'refund', 'free-granted', 'free-expired', 'adjusted'));
create domain billing_origin as text check (value in ('SH', 'NB'));

drop policy owner on billing_transfer;
alter table billing_transfer
  -- Whoever writes says all of it.
  alter form drop default,
  alter real_moved_fen drop default,
  alter free_sh_moved_fen drop default,
  alter free_nb_moved_fen drop default,
  alter held_moved_fen drop default,
  alter against_moved_fen drop default,
  drop constraint billing_transfer_kind_check,
  drop constraint billing_transfer_origin_check,
  alter owner_key type text collate "C",
  alter business_key type text collate "C",
  alter kind type billing_kind,
  alter origin type billing_origin,
  add constraint billing_transfer_sums_to_nothing
    check (real_moved_fen + free_sh_moved_fen + free_nb_moved_fen + held_moved_fen + against_moved_fen = 0),
  -- A transfer is written by functions that hold the wallet; `billing_verify` finds one without.
  drop constraint billing_transfer_owner_key_fkey,
  -- Most transfers settle nothing: they have no entry here.
  drop constraint billing_transfer_owner_key_settles_key;
create policy owner on billing_transfer using (owner_key = mastlight_owner() or mastlight_owner() = '*');
create unique index billing_transfer_settles on billing_transfer (owner_key, settles) where settles is not null;
drop policy owner on billing_wallet;
alter table billing_wallet
  drop constraint billing_wallet_owner_key_check,
  drop constraint billing_wallet_real_fen_check,
  drop constraint billing_wallet_free_sh_fen_check,
  drop constraint billing_wallet_free_nb_fen_check,
  drop constraint billing_wallet_held_fen_check,
  -- A wallet's new version finds room beside the one before, so that its index stays as it is.
  set (fillfactor = 60),
  alter owner_key type billing_owner,
  alter real_fen type billing_floor,
  alter free_sh_fen type billing_floor,
  alter free_nb_fen type billing_floor,
  alter held_fen type billing_floor;
create policy owner on billing_wallet using (owner_key = mastlight_owner() or mastlight_owner() = '*');

-- Posting by posting, for whoever reads the books account by account.
create view billing_posting with (security_invoker = true) as
select t.owner_key, t.no, p.account, p.amount_fen
from billing_transfer t
cross join lateral (values ('real', t.real_moved_fen), ('free_SH', t.free_sh_moved_fen), ('free_NB', t.free_nb_moved_fen),
  ('held', t.held_moved_fen), (t.against, t.against_moved_fen)) p(account, amount_fen)
where p.amount_fen <> 0;

-- The digest of transfers of form 1: what they say as a JSON array, and their postings in a row.
create function billing_digest_of_form_1(before bytea, t billing_transfer) returns bytea language plpgsql stable as $$
declare
  told text;
begin
  select string_agg(account || ':' || amount_fen, ',' order by account collate "C") into told
    from (values ('real', t.real_moved_fen), ('free_SH', t.free_sh_moved_fen), ('free_NB', t.free_nb_moved_fen),
      ('held', t.held_moved_fen), (t.against, t.against_moved_fen)) p(account, amount_fen)
    where amount_fen <> 0;
  return sha256(before || convert_to(jsonb_build_array(t.owner_key, t.no, t.kind, t.business_key, t.fee, t.origin, t.settles,
    extract(epoch from t.expires_at), t.subject, t.actor_id, t.identity, t.request_id, t.ip_digest, t.reason,
    extract(epoch from t.made_at), t.real_fen, t.free_sh_fen, t.free_nb_fen, t.held_fen, told)::text, 'UTF8'));
end $$;

-- The digest of a transfer: that of the one before it, and everything it says, each part quoted as an array quotes it.
create function billing_digest(before bytea, t billing_transfer) returns bytea language sql stable as $$
  select case t.form
    when 2 then sha256(before || convert_to(array[t.form::text, t.owner_key, t.no::text, t.kind, t.business_key, t.fee, t.origin, t.settles::text,
      extract(epoch from t.expires_at)::text, t.subject, t.actor_id::text, t.identity, t.request_id, t.ip_digest, t.reason,
      extract(epoch from t.made_at)::text, t.real_fen::text, t.free_sh_fen::text, t.free_nb_fen::text, t.held_fen::text,
      t.real_moved_fen::text, t.free_sh_moved_fen::text, t.free_nb_moved_fen::text, t.held_moved_fen::text, t.against,
      t.against_moved_fen::text]::text, 'UTF8'))
    when 1 then billing_digest_of_form_1(before, t) end
$$;

-- Moves money: gives the transfer that comes after `t`, which is the last one of its owner or stands for it. What it says
-- besides is in `t` already. `p_against` stands against the sum of the owner's changes.
create function billing_next(t billing_transfer, p_real bigint, p_free_sh bigint, p_free_nb bigint, p_held bigint, p_against text)
returns billing_transfer language plpgsql stable as $$
begin
  t.no := t.no + 1;
  t.real_fen := t.real_fen + p_real;
  t.free_sh_fen := t.free_sh_fen + p_free_sh;
  t.free_nb_fen := t.free_nb_fen + p_free_nb;
  t.held_fen := t.held_fen + p_held;
  t.real_moved_fen := p_real;
  t.free_sh_moved_fen := p_free_sh;
  t.free_nb_moved_fen := p_free_nb;
  t.held_moved_fen := p_held;
  t.against_moved_fen := -(p_real + p_free_sh + p_free_nb + p_held);
  t.against := case when t.against_moved_fen <> 0 then p_against end;
  t.digest := billing_digest(t.digest, t);
  return t;
end $$;

-- Writes transfers that follow each other, and the wallet that is as after the last of them.
create function billing_keep(made billing_transfer[]) returns void language plpgsql as $$
declare
  t billing_transfer := made[cardinality(made)];
begin
  if cardinality(made) = 1 then
    insert into billing_transfer values (t.*);
  else
    insert into billing_transfer select * from unnest(made);
  end if;
  update billing_wallet set real_fen = t.real_fen, free_sh_fen = t.free_sh_fen, free_nb_fen = t.free_nb_fen, held_fen = t.held_fen,
    last_no = t.no, last_digest = t.digest where owner_key = t.owner_key;
end $$;

-- The free quota of the month: what is left of an earlier one ends, the new one is there (R-4.9-11).
create function billing_renew_free(t billing_transfer, p_before int, p_month int, p_quota bigint) returns billing_transfer language plpgsql as $$
declare
  said billing_transfer := t;
  made billing_transfer[] := '{}';
begin
  t.reason := 'free-quota';
  t.subject := p_month::text;
  if t.free_sh_fen + t.free_nb_fen > 0 then
    t.kind := 'free-expired';
    t.business_key := 'free-expired:' || p_before || ':' || t.owner_key;
    t := billing_next(t, 0, -t.free_sh_fen, -t.free_nb_fen, 0, 'promo');
    made := made || t;
  end if;
  if p_quota > 0 then
    t.kind := 'free-granted';
    t.business_key := 'free-granted:' || p_month || ':' || t.owner_key;
    t := billing_next(t, 0, p_quota, p_quota, 0, 'promo');
    made := made || t;
    update billing_wallet set free_month = p_month where owner_key = t.owner_key;
  end if;
  if cardinality(made) > 0 then
    perform billing_keep(made);
  end if;
  t.reason := said.reason;
  return t;
end $$;

-- Holds the wallet of an owner until the transaction ends, made when there is none, and gives the end of his chain as a
-- transfer to go on from: what he has, number and digest, and what every transfer of this call says (L-16).
create function billing_open(p_owner text, p_said jsonb, p_month int, p_quota bigint) returns billing_transfer language plpgsql as $$
declare
  t billing_transfer;
  month int;
begin
  select last_no, last_digest, real_fen, free_sh_fen, free_nb_fen, held_fen, free_month
    into t.no, t.digest, t.real_fen, t.free_sh_fen, t.free_nb_fen, t.held_fen, month
    from billing_wallet where owner_key = p_owner for update;
  if not found then
    insert into billing_wallet (owner_key) values (p_owner) on conflict do nothing;
    return billing_open(p_owner, p_said, p_month, p_quota);
  end if;
  t.form := 2;
  t.owner_key := p_owner;
  t.actor_id := (p_said ->> 'actorId')::bigint;
  t.identity := p_said ->> 'identity';
  t.request_id := p_said ->> 'requestId';
  t.ip_digest := p_said ->> 'ipDigest';
  t.reason := p_said ->> 'reason';
  t.made_at := to_timestamp((p_said ->> 'atMs')::double precision / 1000);
  return case when month < p_month then billing_renew_free(t, month, p_month, p_quota) else t end;
end $$;

-- Takes what each item costs, in their order: the free quota of its origin first, then real money where the item allows
-- it (T13). `kind` is `charge`, or `hold` with its end. A business key that has been taken before is told as it was. With
-- `p_all` the first item that fails ends it all: the caller takes his transaction back.
create function billing_charge(p_owner text, p_said jsonb, p_month int, p_quota bigint, p_items jsonb, p_all boolean)
returns table (business_key text, outcome text, free_fen bigint, real_fen bigint) language plpgsql as $$
#variable_conflict use_column
declare
  t billing_transfer := billing_open(p_owner, p_said, p_month, p_quota);
  -- Keys that have been taken, before or by an item of this call.
  taken text[] collate "C";
  made billing_transfer[] := '{}';
  count int := 0;
  item jsonb;
  cost bigint;
  is_sh boolean;
begin
  if jsonb_array_length(p_items) = 1 then
    select array[b.business_key] into taken from billing_transfer b where b.business_key = p_items -> 0 ->> 'key';
  else
    taken := array(select b.business_key from billing_transfer b
      where b.business_key = any (array(select one ->> 'key' from jsonb_array_elements(p_items) one)));
  end if;
  for at in 0 .. jsonb_array_length(p_items) - 1 loop
    item := p_items -> at;
    business_key := item ->> 'key';
    if business_key = any (taken) then
      outcome := 'repeated';
      select -(b.free_sh_moved_fen + b.free_nb_moved_fen), -b.real_moved_fen into free_fen, real_fen
        from (select * from billing_transfer union all select * from unnest(made)) b where b.business_key = item ->> 'key';
    else
      cost := (item ->> 'fen')::bigint;
      is_sh := item ->> 'origin' = 'SH';
      free_fen := least(cost, case when is_sh then t.free_sh_fen else t.free_nb_fen end);
      real_fen := cost - free_fen;
      if real_fen > 0 and not (item ->> 'allowReal')::boolean then
        outcome := 'needs-confirmation';
      elsif real_fen > t.real_fen then
        outcome := 'short';
      else
        outcome := 'taken';
        t.kind := item ->> 'kind';
        t.business_key := business_key;
        t.fee := item ->> 'fee';
        t.origin := item ->> 'origin';
        t.subject := item ->> 'subject';
        t.expires_at := to_timestamp((item ->> 'expiresAtMs')::double precision / 1000);
        t := billing_next(t, -real_fen, case when is_sh then -free_fen else 0 end, case when is_sh then 0 else -free_fen end,
          case t.kind when 'hold' then cost else 0 end, 'revenue_' || t.fee);
        count := count + 1;
        made[count] := t;
        taken := taken || business_key;
      end if;
      if outcome <> 'taken' then
        free_fen := 0;
        real_fen := 0;
      end if;
    end if;
    return next;
    exit when p_all and outcome in ('needs-confirmation', 'short');
  end loop;
  if count > 0 then
    perform billing_keep(made);
  end if;
end $$;

-- Gives back what a charge or a hold took, where it came from. What came from a free quota that has ended since ends with it.
create function billing_give_back(t billing_transfer, o billing_transfer, p_month int, p_held bigint, p_against text)
returns void language plpgsql as $$
declare
  month int := to_char(o.made_at at time zone 'Asia/Shanghai', 'YYYYMM')::int;
  is_fresh boolean := month = p_month and month = (select w.free_month from billing_wallet w where w.owner_key = t.owner_key);
begin
  perform billing_keep(array[billing_next(t, -o.real_moved_fen, case when is_fresh then -o.free_sh_moved_fen else 0 end,
    case when is_fresh then -o.free_nb_moved_fen else 0 end, p_held, p_against)]);
end $$;

-- What a transfer says that ends or takes back another one.
create function billing_settling(t billing_transfer, o billing_transfer, p_kind text) returns billing_transfer language plpgsql stable as $$
begin
  t.kind := p_kind;
  t.business_key := p_kind || ':' || o.business_key;
  t.fee := o.fee;
  t.origin := o.origin;
  t.subject := o.subject;
  t.settles := o.no;
  return t;
end $$;

-- Ends a hold: `post` gives it to its fee, `void` and `expire` back to where it came from. The first one decides; the
-- others are told what it was.
create function billing_settle(p_owner text, p_said jsonb, p_month int, p_quota bigint, p_key text, p_kind text) returns text language plpgsql as $$
declare
  t billing_transfer := billing_open(p_owner, p_said, p_month, p_quota);
  held billing_transfer;
  ended text;
begin
  select * into held from billing_transfer b where b.business_key = p_key and b.owner_key = p_owner and b.kind = 'hold';
  if not found then
    return 'unknown';
  end if;
  select b.kind into ended from billing_transfer b where b.owner_key = p_owner and b.settles = held.no;
  if found then
    return ended;
  end if;
  t := billing_settling(t, held, p_kind);
  if p_kind = 'post' then
    perform billing_keep(array[billing_next(t, 0, 0, 0, -held.held_moved_fen, 'revenue_' || held.fee)]);
  else
    perform billing_give_back(t, held, p_month, -held.held_moved_fen, 'promo');
  end if;
  return p_kind;
end $$;

-- Takes a charge back to where it came from, once (R-4.9-12).
create function billing_refund(p_owner text, p_said jsonb, p_month int, p_quota bigint, p_key text) returns text language plpgsql as $$
declare
  t billing_transfer := billing_open(p_owner, p_said, p_month, p_quota);
  charged billing_transfer;
begin
  select * into charged from billing_transfer b where b.business_key = p_key and b.owner_key = p_owner and b.kind = 'charge';
  if not found then
    return 'unknown';
  end if;
  if exists (select from billing_transfer b where b.owner_key = p_owner and b.settles = charged.no) then
    return 'repeated';
  end if;
  perform billing_give_back(billing_settling(t, charged, 'refund'), charged, p_month, 0, 'revenue_' || charged.fee);
  return 'taken';
end $$;

-- Brings real money in, or takes it out by hand: `p_system` is where it comes from, as `clearing_WXPAY` or `adjust`.
create function billing_credit(p_owner text, p_said jsonb, p_kind text, p_key text, p_subject text, p_fen bigint, p_system text) returns text language plpgsql as $$
declare
  t billing_transfer := billing_open(p_owner, p_said, 0, 0);
begin
  if exists (select from billing_transfer b where b.business_key = p_key) then
    return 'repeated';
  end if;
  if t.real_fen + p_fen < 0 then
    return 'short';
  end if;
  t.kind := p_kind;
  t.business_key := p_key;
  t.subject := p_subject;
  perform billing_keep(array[billing_next(t, p_fen, 0, 0, 0, p_system)]);
  return 'taken';
end $$;

-- What does not fit together, by owner and number: a digest, a gap, a sum, a balance, a wallet, a month (L-09). Empty when
-- all is well. One pass over the chains; nothing is known of how many they are, so nested loops would take hours.
create function billing_verify() returns table (owner_key text, no bigint, fault text)
language sql stable set enable_nestloop = off set work_mem = '64MB' as $$
  select c.owner_key, c.no, f.fault
  from (
    select t.owner_key, t.no,
      t.digest is distinct from billing_digest(coalesce(lag(t.digest) over chain, ''), t) as is_digest,
      t.no <> row_number() over chain as is_gap,
      t.real_moved_fen + t.free_sh_moved_fen + t.free_nb_moved_fen + t.held_moved_fen + t.against_moved_fen <> 0 as is_sum,
      t.real_fen <> coalesce(lag(t.real_fen) over chain, 0) + t.real_moved_fen
        or t.free_sh_fen <> coalesce(lag(t.free_sh_fen) over chain, 0) + t.free_sh_moved_fen
        or t.free_nb_fen <> coalesce(lag(t.free_nb_fen) over chain, 0) + t.free_nb_moved_fen
        or t.held_fen <> coalesce(lag(t.held_fen) over chain, 0) + t.held_moved_fen as is_balance,
      lead(t.no) over chain is null and (w.last_no, w.last_digest, w.real_fen, w.free_sh_fen, w.free_nb_fen, w.held_fen)
        is distinct from (t.no, t.digest, t.real_fen, t.free_sh_fen, t.free_nb_fen, t.held_fen) as is_wallet
    from billing_transfer t left join billing_wallet w on w.owner_key = t.owner_key
    window chain as (partition by t.owner_key order by t.no)) c
  cross join lateral (values ('digest', c.is_digest), ('gap', c.is_gap), ('sum', c.is_sum), ('balance', c.is_balance), ('wallet', c.is_wallet))
    f(fault, is_so)
  where (c.is_digest or c.is_gap or c.is_sum or c.is_balance or c.is_wallet) and f.is_so
  union all select w.owner_key, w.last_no, 'wallet' from billing_wallet w
    where (w.last_no, w.last_digest, w.real_fen, w.free_sh_fen, w.free_nb_fen, w.held_fen) is distinct from (0::bigint, ''::bytea, 0::bigint, 0::bigint, 0::bigint, 0::bigint)
      and not exists (select from billing_transfer t where t.owner_key = w.owner_key)
  union all select w.owner_key, w.last_no, 'month' from billing_wallet w
    left join (select t.owner_key, max(t.subject) as month from billing_transfer t where t.kind = 'free-granted' group by t.owner_key) g
      on g.owner_key = w.owner_key
    where w.free_month::text <> coalesce(g.month, '0')
$$;
