import type { PasteKind } from '../../platform/paste/paste-kinds';
import { Cost } from '../billing';
import { bookingList, subscribeBookings } from './declaration';

/** How pasted S/O numbers are subscribed to; `carrier`: of which line they are, where that was chosen. */
export function pasteBookings(carrier: string | null): PasteKind {
  return {
    kind: 'booking',
    product: bookingList.product,
    feeOf: () => 'FEE_SO',
    renderCost: (port, wishes) => <Cost port={port} wishes={wishes} />,
    subscribe: (port, soNos) => subscribeBookings(port, soNos, carrier),
  };
}
