-- A call takes its time before it waits for the wallet; beside a call that had it first, its transfer would stand after one
-- of a later time, and at the turn of a month in a statement that was over. As long as a call can wait, a transfer is as
-- late as the one before it; a clock that is wrong by more is not followed.
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
  if last.made_at > t.made_at and last.made_at <= t.made_at + interval '1 minute' then
    t.made_at := last.made_at;
  end if;
  return case when month < p_month then billing_renew_free(t, month, p_month, p_quota) else t end;
end $$;
