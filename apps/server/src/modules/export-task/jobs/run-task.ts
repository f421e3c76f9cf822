import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { runTask } from '../operations/run-task';
import type { Parts } from '../parts';
import { runTaskJob } from '../run-task-job';

export function defineRunTask(parts: Parts, stopping: AbortSignal): JobHandler {
  return workOn(runTaskJob, ({ id }) => runTask(parts, id, stopping));
}
