/**
 * Guarantee: verified masses that go from EDIFACT (VERMAS) through the neutral
 * model into a platform file (CTNVGM), or back, keep everything both can carry.
 * What either of them cannot carry is named here and nowhere else. The seed is
 * printed; SEED= repeats a run.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeVermas } from './edifact/vermas/write-vermas';
import { writeFlatVgm } from './flat-cn/ctnvgm/write-ctnvgm';
import type { Party, Vessel, VgmBox, VgmMessage } from './message';
import { readMessage } from './read-message';
import { edifactVgm, flatVgm } from './testing/arbitrary-vgm';
import { runs, seed } from './testing/seed';

const flatEnvelope = { sender: 'MLFWD0000001', recipient: 'NPEDI' };
const interchange = {
  sender: 'MLFWD0000001',
  recipient: 'BLCTMS',
  controlReference: 'V1',
  preparedMs: Date.UTC(2026, 6, 12),
  level: 'UNOY',
} as const;

/** What both formats carry of one box. The rest, by format:
 * - CTNVGM has no booking, bills, seals, ports, terminal, truck, tare and net weight, no number and
 *   time of the paper, no codes and further contacts of parties, no further parties, no empty seal
 *   party; an address is one line.
 * - VERMAS has no operator, container type, free fields and remarks, and no direction of the ship
 *   (the box has one).
 */
function boxOfBoth(message: VgmMessage, box: VgmBox): unknown {
  return {
    containerNo: box.containerNo,
    sizeTypeRaw: box.sizeTypeRaw,
    sizeType: box.sizeType,
    fullness: box.fullness,
    massKg: box.grossWeightKg,
    weighed: box.happened,
    method: box.method,
    signature: box.signature,
    shipper: box.responsible?.name ?? null,
    address: box.responsible?.address.join(' ') ?? '',
    weighedAt: placeOf(box.weigher),
    vessel: shipOf(box.vessel ?? message.vessel),
    direction: box.direction,
  };
}

/** What both formats carry of a message; VERMAS alone has a reference, CTNVGM alone a remark. */
function messageOfBoth(message: VgmMessage): unknown {
  return {
    function: message.function,
    prepared: message.prepared,
    boxes: message.boxes.map((box) => boxOfBoth(message, box)),
  };
}

function placeOf(weigher: Party | null): string | null {
  return weigher && (weigher.name || weigher.address.join(' ') || weigher.code || null);
}

function shipOf(vessel: Vessel | null): unknown {
  const { name = null, code = null, voyage = null } = vessel ?? {};
  return [name, code, voyage];
}

function readVgm(bytes: Uint8Array): VgmMessage {
  const { messages, findings } = readMessage(bytes);
  expect(findings).toEqual([]);
  const [message] = messages;
  if (message?.kind !== 'vgm') throw new Error('no VGM');
  return message;
}

describe(`VGM between EDIFACT and platform files: ${runs} messages, SEED=${seed}`, () => {
  it('VERMAS into CTNVGM keeps what both carry', () => {
    fc.assert(
      fc.property(edifactVgm, (sent) => {
        const read = readVgm(writeVermas([sent], interchange));
        const converted = readVgm(writeFlatVgm(read, flatEnvelope));
        expect(messageOfBoth(converted)).toEqual(messageOfBoth(sent));
      }),
      { seed, numRuns: runs },
    );
  });

  it('CTNVGM into VERMAS keeps what both carry, contacts and booking agent included', () => {
    fc.assert(
      fc.property(flatVgm, (sent) => {
        const read = readVgm(writeFlatVgm(sent, flatEnvelope));
        const converted = readVgm(writeVermas([read], interchange));
        expect(messageOfBoth(converted)).toEqual(messageOfBoth(sent));
        expect(converted.parties).toEqual(sent.parties);
        expect(converted.boxes.map(({ responsible }) => responsible)).toEqual(sent.boxes.map(({ responsible }) => responsible));
      }),
      { seed, numRuns: runs },
    );
  });
});
