-- Why: subscriptions of before follow their bills on the calls that were typed for them.
-- A database without the queue's tables has no jobs of before.
do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    perform graphile_worker.add_job('bill-subscription.follow-again', '{}');
  end if;
end $$;
