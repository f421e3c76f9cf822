/** Guarantee: a repair estimate gives every damage with its repair and cost, and who pays what. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readMessage } from '../../read-message';
import { bareMessage } from '../../testing/edifact-segments';

it('reads every field of an estimate', () => {
  const reading = readMessage(readFileSync(new URL('../samples/westim-estimate.edi', import.meta.url)));
  expect(reading.findings).toEqual([]);
  expect(reading.messages).toEqual([
    {
      kind: 'repair-estimate',
      type: 'WESTIM',
      reference: 'MLEST0001',
      function: 'original',
      prepared: { raw: '260710', instantMs: Date.UTC(2026, 6, 9, 16), isDay: true },
      vessel: null,
      estimated: { raw: '260710', instantMs: Date.UTC(2026, 6, 9, 16), isDay: true },
      currency: 'CNY',
      labourRate: 38.5,
      parties: [
        { role: 'LED', code: 'MLL', name: null, address: [], contacts: [] },
        { role: 'DED', code: 'NBAD', name: null, address: [], contacts: [] },
      ],
      references: [{ qualifier: 'RE', number: 'RET2607' }],
      containerNo: 'MLTU5102072',
      sizeTypeRaw: '4510',
      sizeType: '45G1',
      maxGrossKg: 30_480,
      fullness: 'empty',
      condition: 'D',
      damages: [
        {
          line: '01',
          location: 'DB4N',
          component: 'PAA',
          damage: 'DT',
          material: 'MS',
          repair: 'GS',
          size: ['CMT', '30', '45'],
          pieces: 1,
          hours: 1.5,
          materialCost: 12.4,
          responsibility: 'U',
          labourRate: 38.5,
        },
        {
          line: '02',
          location: 'IXXX',
          component: 'TFA',
          damage: 'DB',
          material: null,
          repair: 'CC',
          size: [],
          pieces: null,
          hours: 0.5,
          materialCost: 0,
          responsibility: 'O',
          labourRate: 38.5,
        },
      ],
      totals: [
        { responsibility: 'U', labourCost: 57.75, materialCost: 12.4, handlingCost: 0, tax: 0, total: 70.15 },
        { responsibility: 'O', labourCost: 19.25, materialCost: 0, handlingCost: 0, tax: 0, total: 19.25 },
      ],
      total: 89.4,
    },
  ]);
});

it.each([['no container', ['RFF+EST+E1+260710'], ['missing-field']]])('is refused with %s', (_, segments, expected) => {
  const reading = readMessage(bareMessage('WESTIM:0', ...segments));
  expect([reading.messages, reading.findings.map(({ code }) => code)]).toEqual([[], expected]);
});

it('keeps the first container, damages without their cost, and notes amounts that are none', () => {
  const reading = readMessage(
    bareMessage(
      'WESTIM:0',
      'COS+0+1+1+U+1+N',
      'EQF+CON+MLTU:5102072+4510',
      'EQF+CON+MLTU:5102010+4510',
      'DAM+01+DB4N+PAA+DT',
      'TMA+12,345.6.7',
    ),
  );
  expect(reading.messages).toMatchObject([
    { containerNo: 'MLTU5102072', damages: [{ line: '01', materialCost: null, repair: null }], total: null },
  ]);
  expect(reading.findings.map(({ code }) => code)).toEqual(['misplaced-segment', 'misplaced-segment', 'bad-number']);
});

it('notes a size type that is not known and keeps it as sent', () => {
  const reading = readMessage(bareMessage('WESTIM:0', 'EQF+CON+MLTU:5102072+BIG1'));
  expect(reading.messages).toMatchObject([{ sizeTypeRaw: 'BIG1', sizeType: null }]);
  expect(reading.findings.map(({ code }) => code)).toEqual(['unknown-size-type']);
});
