import { vesselFeeOf } from '@mastlight/domain/billing/index';
import type { PasteKind } from '../../platform/paste/paste-kinds';
import { Cost } from '../billing';
import { subscribeVessels, vesselList, type VesselCall } from './declaration';

/** A call as the reader of pasted text writes it: no name holds a slash. */
function readCall(number: string): VesselCall {
  const [vesselsName = '', ...voyage] = number.split('/');
  return { vesselsName, voyage: voyage.join('/') };
}

/** How pasted calls are subscribed to. */
export const pasteCalls: PasteKind = {
  kind: 'call',
  product: vesselList.product,
  feeOf: vesselFeeOf,
  renderCost: (port, wishes) => <Cost port={port} wishes={wishes} />,
  subscribe: (port, calls) => subscribeVessels(port, calls.map(readCall)),
};
