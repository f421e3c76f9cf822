import { showToast } from '@mastlight/ui';
import { CallCancelled, CallError } from '../../platform/http-client';

/** Tells why a call did not succeed that nothing else tells of; of one that another took over, nothing. */
export function tellRefused(error: unknown): void {
  if (error instanceof CallCancelled) return;
  if (!(error instanceof CallError)) throw error;
  showToast({ tone: 'danger', text: error.message, ...(error.requestId && { requestId: error.requestId }) });
}
