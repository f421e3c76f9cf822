import { submissionChanged } from '@mastlight/domain/dispatch/events';
import { isSettled } from '@mastlight/domain/dispatch/submission-state';
import type { Transaction } from '../../../platform/db/transaction';
import type { DispatchParts } from '../parts';
import { keepStep, type HeldSubmission, type NextStep } from '../store';

/** Keeps how a held submission stands from now on, and tells its product when that is another state than before. */
export async function changeState(
  { outbox, portClock }: DispatchParts,
  tx: Transaction,
  { id, state, product, reference }: HeldSubmission,
  step: NextStep,
): Promise<void> {
  const settledAtMs = isSettled(step.state) && !isSettled(state) ? portClock.nowMs() : null;
  await keepStep(tx, id, { ...step, settledAtMs });
  if (step.state !== state) await outbox.emit(tx, submissionChanged, { product, reference });
}
