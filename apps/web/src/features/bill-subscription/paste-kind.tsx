import type { PasteKind } from '../../platform/paste/paste-kinds';
import { portionsOf } from '../../platform/list/in-portions';
import { Cost, payFor } from '../billing';
import { billList, subscribeBills } from './api';

/** How bill numbers are subscribed to that were pasted on another list: without a client. */
export const pasteBills: PasteKind = {
  kind: 'bill',
  product: billList.product,
  feeOf: () => 'FEE_BLNO',
  renderCost: (port, wishes) => <Cost port={port} wishes={wishes} />,
  subscribe: async (port, billNos) => {
    const told = await payFor({ port, fee: 'FEE_BLNO' }, portionsOf(billNos), (blnos, agreed) => subscribeBills(port, blnos, '', agreed));
    return told.flatMap(({ list }) => list);
  },
};
