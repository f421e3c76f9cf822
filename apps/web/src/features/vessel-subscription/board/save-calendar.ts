import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { vesselSubscription } from '@mastlight/domain/vessel-subscription/contract';
import { callForFile } from '../../../platform/http-client';
import { saveFile } from '../../../platform/list/save-file';

/** Saves the calls of a view, or of them some, as a calendar file. */
export function saveCalendar(filter: RequestInput<typeof vesselSubscription.exportCalendar>): Promise<void> {
  return saveFile(() => callForFile(vesselSubscription.exportCalendar, filter));
}
