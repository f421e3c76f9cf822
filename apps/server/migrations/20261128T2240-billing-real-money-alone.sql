-- What no free quota pays for, as a membership: an item without an origin takes real money alone.
-- Takes what each item costs, in their order: the free quota of its origin first, none where it has no origin, then real
-- money where the item allows it (T13). `kind` is `charge`, or `hold` with its end. A business key that has been taken before is told as it was. With
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
      free_fen := case when is_sh is null then 0 else least(cost, case when is_sh then t.free_sh_fen else t.free_nb_fen end) end;
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
