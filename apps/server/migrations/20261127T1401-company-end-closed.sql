-- Why: what closed companies had is reached by nobody and went on being followed and told.
-- A database without the queue's tables has closed no company.
do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    perform graphile_worker.add_job('company.end-closed', '{}');
  end if;
end $$;
