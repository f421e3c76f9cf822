import { pasteBillKind } from '../features/bill-subscription';
import { pasteBookingKind } from '../features/booking-subscription';
import { queryAddress } from '../features/port-query';
import { pasteCallKind } from '../features/vessel-subscription';
import type { PasteWays } from '../platform/paste/paste-kinds';

/** What can be pasted on any list, and where each kind goes. */
export const pasteWays: PasteWays = {
  kinds: { bill: pasteBillKind, booking: pasteBookingKind, call: pasteCallKind },
  boxAddress: (port, containerNos) => queryAddress('gates', { port, keyword: containerNos.join(',') }),
};
