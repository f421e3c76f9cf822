/**
 * Guarantee: what a writer writes, the reader reads back unchanged and without
 * a remark, for any message the format can carry. The seed is printed; SEED=
 * repeats a run.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message';
import { writeCoarri, writeCodeco } from './edifact/write';
import { writeFlatGate, writeFlatVesselMove } from './flat-cn/write';
import { writeGateRows, writeReleaseRows, writeTrackRows, writeVesselPlan, writeVgmRows } from './ningbo-rows/write';
import * as arbitrary from './testing/arbitrary-messages';
import { roundTrip } from './testing/round-trip';
import { seed } from './testing/seed';

const flat = { sender: 'MASTLIGHT', recipient: 'NPEDI', senderPort: 'CNNGB' };
const interchange = {
  sender: 'BLCT3',
  recipient: 'MASTLIGHT',
  controlReference: 'R1',
  preparedMs: Date.UTC(2026, 6, 11),
  level: 'UNOY',
} as const;

describe('read(write(message)) is the message', () => {
  roundTrip('EDIFACT CODECO', arbitrary.edifactGate, (message) => writeCodeco([message], interchange));
  roundTrip('EDIFACT COARRI', arbitrary.edifactVesselMove, (message) => writeCoarri([message], interchange));
  roundTrip('flat CODECO', arbitrary.flatGate, (message) => writeFlatGate(message, flat));
  roundTrip('flat COARRI', arbitrary.flatVesselMove, (message) => writeFlatVesselMove(message, flat));
  roundTrip('release rows', arbitrary.releaseRows, (message) => writeReleaseRows(message));
  roundTrip('vessel plan', arbitrary.vesselPlan, (message) => writeVesselPlan(message));
  roundTrip('track rows', arbitrary.trackRows, (message) => writeTrackRows(message));
  roundTrip('VGM rows', arbitrary.vgmRows, (message) => writeVgmRows(message));
  roundTrip('gate rows', arbitrary.gateRow, (message) => writeGateRows([message]));
});

describe('several messages in one file', () => {
  it('come back in order', () => {
    const messages = fc.sample(arbitrary.edifactGate, { seed, numRuns: 20 });
    expect(readMessage(writeCodeco(messages, interchange)).messages).toEqual(messages);
    const files = fc.sample(arbitrary.flatGate, { seed, numRuns: 20 });
    const bytes = Buffer.concat(files.map((message) => writeFlatGate(message, { ...flat, charset: 'utf-8' })));
    expect(readMessage(bytes).messages).toEqual(files);
  });
});
