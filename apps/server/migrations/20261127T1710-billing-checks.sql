-- The ledger does not trust its caller (B9): what it is asked for is looked at, a wallet that was changed by hand is spent by
-- nobody, what was given back is not had again for nothing, and what was held and given can be given back.

-- Holds the wallet of an owner until the transaction ends, made when there is none, and gives the end of his chain as a
-- transfer to go on from, once it is what the wallet has: what he has, number and digest, and what every transfer of this call says (L-16).
create or replace function billing_open(p_owner text, p_said jsonb, p_month int, p_quota bigint) returns billing_transfer language plpgsql as $$
declare
  t billing_transfer;
  month int;
  last billing_transfer;
begin
  select last_no, last_digest, real_fen, free_sh_fen, free_nb_fen, held_fen, free_month
    into t.no, t.digest, t.real_fen, t.free_sh_fen, t.free_nb_fen, t.held_fen, month
    from billing_wallet where owner_key = p_owner for update;
  if not found then
    insert into billing_wallet (owner_key) values (p_owner) on conflict do nothing;
    return billing_open(p_owner, p_said, p_month, p_quota);
  end if;
  if t.no > 0 then
    select * into last from billing_transfer b where b.owner_key = p_owner and b.no = t.no;
    if not found or (last.digest, last.real_fen, last.free_sh_fen, last.free_nb_fen, last.held_fen)
      is distinct from (t.digest, t.real_fen, t.free_sh_fen, t.free_nb_fen, t.held_fen) then
      raise exception 'billing: the wallet of % is not what its last transfer left', p_owner using errcode = 'data_corrupted';
    end if;
  elsif t.real_fen + t.free_sh_fen + t.free_nb_fen + t.held_fen <> 0 then
    raise exception 'billing: the wallet of % has what no transfer brought', p_owner using errcode = 'data_corrupted';
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
create or replace function billing_charge(p_owner text, p_said jsonb, p_month int, p_quota bigint, p_items jsonb, p_all boolean)
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
      -- What was given back is not had for nothing: it is paid under a key of its own.
      if exists (select from billing_transfer b join billing_transfer e on e.owner_key = b.owner_key and e.settles = b.no
        where b.business_key = item ->> 'key' and e.kind in ('void', 'expire', 'refund')) then
        raise exception 'billing: % was given back', item ->> 'key' using errcode = 'invalid_parameter_value';
      end if;
      select -(b.free_sh_moved_fen + b.free_nb_moved_fen), -b.real_moved_fen into free_fen, real_fen
        from (select * from billing_transfer union all select * from unnest(made)) b where b.business_key = item ->> 'key';
    else
      cost := (item ->> 'fen')::bigint;
      if cost > 0 is not true or item ->> 'kind' in ('charge', 'hold') is not true
        or item ->> 'kind' = 'hold' and item ->> 'expiresAtMs' is null then
        raise exception 'billing: no charge and no hold: %', item using errcode = 'invalid_parameter_value';
      end if;
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

-- Ends a hold: `post` gives it to its fee, `void` and `expire` back to where it came from. The first one decides; the
-- others are told what it was.
create or replace function billing_settle(p_owner text, p_said jsonb, p_month int, p_quota bigint, p_key text, p_kind text) returns text language plpgsql as $$
declare
  t billing_transfer := billing_open(p_owner, p_said, p_month, p_quota);
  held billing_transfer;
  ended text;
begin
  if p_kind in ('post', 'void', 'expire') is not true then
    raise exception 'billing: a hold does not end by %', p_kind using errcode = 'invalid_parameter_value';
  end if;
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

-- Takes a charge, or a hold that was given to its fee, back to where it came from, once (R-4.9-12).
create or replace function billing_refund(p_owner text, p_said jsonb, p_month int, p_quota bigint, p_key text) returns text language plpgsql as $$
declare
  t billing_transfer := billing_open(p_owner, p_said, p_month, p_quota);
  -- What took it, and what gave it to its fee: of a charge that is the same.
  charged billing_transfer;
  given billing_transfer;
begin
  select * into charged from billing_transfer b where b.business_key = p_key and b.owner_key = p_owner and b.kind in ('charge', 'hold');
  if not found then
    return 'unknown';
  end if;
  given := charged;
  if charged.kind = 'hold' then
    select * into given from billing_transfer b where b.owner_key = p_owner and b.settles = charged.no;
    if not found or given.kind <> 'post' then
      return 'unknown';
    end if;
  end if;
  if exists (select from billing_transfer b where b.owner_key = p_owner and b.settles = given.no) then
    return 'repeated';
  end if;
  t := billing_settling(t, charged, 'refund');
  t.settles := given.no;
  perform billing_give_back(t, charged, p_month, 0, 'revenue_' || charged.fee);
  return 'taken';
end $$;

-- Brings real money in, or takes it out by hand: `p_system` is where it comes from, as `clearing_WXPAY` or `adjust`.
create or replace function billing_credit(p_owner text, p_said jsonb, p_kind text, p_key text, p_subject text, p_fen bigint, p_system text) returns text language plpgsql as $$
declare
  t billing_transfer := billing_open(p_owner, p_said, 0, 0);
begin
  if p_fen <> 0 is not true or p_kind in ('top-up', 'adjusted', 'refund') is not true or (p_kind = 'top-up' and p_fen < 0)
    or p_system ~ '^(clearing_\w+|promo|adjust)$' is not true then
    raise exception 'billing: no credit: % % %', p_kind, p_fen, p_system using errcode = 'invalid_parameter_value';
  end if;
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
exception when unique_violation then
  -- Another owner has it since a moment ago.
  return 'repeated';
end $$;
