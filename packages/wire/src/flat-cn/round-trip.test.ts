/**
 * Guarantee: what a writer of platform files writes, the reader reads back
 * unchanged and without a remark. The seed is printed; SEED= repeats a run.
 */
import { describe } from 'vitest';
import { flatLoadingList, flatManifest, flatStowPlan } from '../testing/arbitrary-flat-cn';
import { flatVgm } from '../testing/arbitrary-vgm';
import { roundTrip } from '../testing/round-trip';
import { writeFlatLoadingList, writeFlatStowPlan, writeFlatVgm, writeIfcsum } from './write';

const envelope = { sender: 'MASTLIGHT', recipient: 'NPEDI', senderPort: 'CNNGB' };

describe('read(write(message)) is the message', () => {
  roundTrip('flat IFCSUM', flatManifest, (message) => writeIfcsum(message, envelope));
  roundTrip('flat IFCSUM in UTF-8', flatManifest, (message) => writeIfcsum(message, { ...envelope, charset: 'utf-8' }));
  roundTrip('flat BAPLIE', flatStowPlan, (message) => writeFlatStowPlan(message, envelope));
  roundTrip('flat COTEMP', flatLoadingList, (message) => writeFlatLoadingList(message, envelope));
  roundTrip('flat CTNVGM', flatVgm, (message) => writeFlatVgm(message, envelope));
});
