-- A subscription holds the user's own words; what tracking says of its bill is
-- joined when it is read. Spellings for comparing stand beside what was typed.
alter table bill_subscription
  drop column tracked_version, drop column status, drop column state, drop column node, drop column vessel_name,
  drop column voyage, drop column terminal, drop column operator, drop column discharge_port, drop column container_nos,
  drop column search_text, drop column boxes_gated_in, drop column boxes_total, drop column weight_gap_kg,
  drop column pass_flag, drop column gate_in_opens_ms, drop column gate_in_closes_ms, drop column customs_closes_ms,
  drop column port_closes_ms, drop column eta_ms, drop column etd_ms, drop column ata_ms, drop column atd_ms,
  drop column loaded_ms, drop column heard_ms, drop column source, drop column during_cut_off_missed,
  drop column during_not_gated_in, drop column during_arrival_missing, drop column during_inspection,
  drop column during_rejected, drop column during_cut_off_changed, drop column during_triple_missing,
  drop column next_change_ms,
  add column typed_vessel_key text,
  add column typed_voyage_key text;
update bill_subscription
set typed_vessel_key = regexp_replace(upper(typed_vessel), '[^A-Z0-9]', '', 'g'),
  typed_voyage_key = regexp_replace(upper(typed_voyage), '[^A-Z0-9]', '', 'g')
where typed_vessel is not null;
-- A database without the queue's tables has no jobs of before.
do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    -- Nobody does this any more; what follows from a status is read where it is published.
    delete from graphile_worker._private_jobs jobs using graphile_worker._private_tasks tasks
    where tasks.id = jobs.task_id and tasks.identifier = 'bill-subscription.refresh-rows';
    -- Subscriptions of before are made known to those who ask who follows what.
    perform graphile_worker.add_job('bill-subscription.follow-again', '{}');
  end if;
end $$;
