/**
 * Guarantee: what the customs writers write, the reader reads back unchanged
 * and without a remark, plain and as the single window wraps it. The seed is
 * printed; SEED= repeats a run.
 */
import { describe } from 'vitest';
import { customsDeclaration, customsReceipt, preManifest } from '../testing/arbitrary-customs';
import { roundTrip } from '../testing/round-trip';
import {
  deletionOf,
  packForSingleWindow,
  wrapForSingleWindow,
  writeAirPreManifest,
  writeCustomsDeclaration,
  writeCustomsReceipt,
  writePreManifest,
} from './write';

const envelope = { sender: '3104MLFWD0001', recipient: 'EPORT' };
const client = { platId: '1', copCode: 'MLFWD', signInfo: null, note1: null, note2: 'a < b & c' };

describe('read(write(message)) is the message', () => {
  roundTrip('receipt', customsReceipt, (message) => writeCustomsReceipt(message, envelope));
  roundTrip('receipt in GB18030', customsReceipt, (message) => writeCustomsReceipt(message, { ...envelope, charset: 'gb18030' }));
  roundTrip('declaration of any type', customsDeclaration, (message) => writeCustomsDeclaration(message, envelope));
  roundTrip('new pre-manifest (MT2101, 9)', preManifest('2101', 'original'), (message) => writePreManifest(message, envelope));
  roundTrip('added pre-manifest (MT2101, 2)', preManifest('2101', 'add'), (message) => writePreManifest(message, envelope));
  roundTrip('changed pre-manifest (MT2101, 5)', preManifest('2101', 'change'), (message) => writePreManifest(message, envelope));
  roundTrip('deleted pre-manifest (MT2101, 3)', preManifest('2101', 'delete').map(deletionOf), (message) =>
    writePreManifest(message, envelope),
  );
  roundTrip('pre-manifest by air (MT2201)', preManifest('2201', 'original'), (message) => writeAirPreManifest(message, envelope));
  roundTrip('deleted pre-manifest by air', preManifest('2201', 'delete').map(deletionOf), (message) =>
    writeAirPreManifest(message, envelope),
  );
  roundTrip('wrapped for the single window', preManifest('2101', 'original'), (message) =>
    wrapForSingleWindow(writePreManifest(message, envelope), client),
  );
  roundTrip('packed for the single window', preManifest('2101', 'change'), (message) =>
    packForSingleWindow(writePreManifest(message, envelope), client),
  );
});
