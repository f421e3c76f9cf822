/** Guarantee: a stow instruction tells for every box what to do and where it shall stand. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../read-message';
import { edifactStowInstruction } from '../../testing/arbitrary-orders';
import { bareMessage } from '../../testing/edifact-segments';
import { roundTrip } from '../../testing/round-trip';
import { writeMovins } from './write-movins';

it('reads boxes to load, to discharge and to move, with and without a number', () => {
  const reading = readMessage(readFileSync(new URL('../samples/movins-instruction.edi', import.meta.url)));
  const [message] = reading.messages;
  expect(message).toMatchObject({
    kind: 'stow-instruction',
    reference: 'MI260711001',
    departure: { code: 'CNNGB' },
    nextPort: { code: 'SGSIN' },
    vessel: { name: 'TIDE LANTERN', voyage: '0712E' },
    moves: [
      { action: 'load', actionCode: 'LOA', containerNo: 'MLTU5102010', stowage: '0100682', bay: 10, row: 6, tier: 82 },
      { action: 'load', containerNo: null, sizeType: '22G1', fullness: 'empty', stowage: '0090482', billNos: [] },
      { action: 'discharge', actionCode: 'DIS', containerNo: 'MLTU5102067', dischargePort: { code: 'CNNGB' } },
      { action: 'restow', actionCode: 'RES', containerNo: 'MLTU5102072' },
      { action: null, actionCode: 'XYZ', containerNo: 'MLTU5102088' },
    ],
  });
  expect(reading.findings).toMatchObject([{ code: 'unknown-handling', severity: 'warning' }]);
});

it('reads moves without a handling as such, and refuses shifted segments', () => {
  const bare = readMessage(bareMessage('MOVINS:D:95B:UN:SMDG20', 'LOC+147+0010102', 'EQD+CN+MLTU5102010'));
  expect(bare.messages).toMatchObject([{ moves: [{ action: null, actionCode: null }] }]);
  expect(bare.findings).toEqual([]);
  const shifted = readMessage(bareMessage('MOVINS:D:95B:UN:SMDG20', 'LOC+1+147+0010102', 'EQD+1+CN+MLTU5102010'));
  expect([shifted.messages, shifted.findings.map(({ code }) => code)]).toEqual([[], ['shifted-elements']]);
});

it('notes an unknown handling where it stands, once however often it is used', () => {
  const box = ['HAN+XYZ', 'LOC+147+0010102', 'LOC+9+CNNGB', 'EQD+CN+MLTU5102010'];
  const { findings } = readMessage(bareMessage('MOVINS:D:95B:UN:SMDG20', 'BGM++R+9', ...box, ...box));
  expect(findings).toMatchObject([{ code: 'unknown-handling', segment: 3 }]);
});

describe('writing', () => {
  const envelope = {
    sender: 'MLLINE',
    recipient: 'BLCT3',
    controlReference: 'R1',
    preparedMs: Date.UTC(2026, 6, 11),
    level: 'UNOY',
  } as const;

  roundTrip('EDIFACT MOVINS', edifactStowInstruction, (message) => writeMovins([message], envelope));

  it('keeps what the sample tells of its boxes', () => {
    const { messages } = readMessage(readFileSync(new URL('../samples/movins-instruction.edi', import.meta.url)));
    const told = messages.filter((message) => message.kind === 'stow-instruction');
    const again = readMessage(writeMovins(told, envelope)).messages;
    const shown = (all: readonly object[]) =>
      all.flatMap((message) =>
        (message as (typeof told)[number]).moves.map(({ actionCode, containerNo, stowage, fullness }) => [
          actionCode,
          containerNo,
          stowage,
          fullness,
        ]),
      );
    expect(shown(again)).toEqual(shown(told));
  });
});
