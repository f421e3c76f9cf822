/**
 * Guarantee: of several segments that tell the same about a box the best one
 * counts, and what it displaces is kept.
 */
import { expect, it } from 'vitest';
import type { BoxLine } from '../../message';
import { readMessage } from '../../read-message';
import { bareMessage } from '../../testing/edifact-segments';

/** The line that these segments of a COPRAR give. */
function line(...segments: readonly string[]): BoxLine | undefined {
  const reading = readMessage(bareMessage('COPRAR:D:95B:UN:SMDG16', 'BGM+45+R+9', 'EQD+CN+MLTU5102010', ...segments));
  const [message] = reading.messages;
  return message?.kind === 'container-order' ? message.lines[0] : undefined;
}

it.each([
  ['gross before verified before estimate', ['MEA+AAE+EGW+KGM:1', 'MEA+AAE+G+KGM:3', 'MEA+AAE+VGM+KGM:2'], 3],
  ['WT of stow plans', ['MEA+WT++KGM:7'], 7],
  ['VGM as 6311', ['MEA+VGM++KGM:8'], 8],
  ['a weight without its kind', ['MEA+AAE++KGM:9'], 9],
  ['a volume', ['MEA+VOL++MTQ:30'], null],
  ['tare alone', ['MEA+AAE+T+KGM:3900'], null],
])('weighs: %s', (_, segments, expected) => {
  expect(line(...segments)?.grossWeightKg).toBe(expected);
});

it.each([
  ['destination 7 before 8 before 83', ['LOC+83+CZBRQ', 'LOC+8+CZPRG', 'LOC+7+CZOLO'], 'CZOLO', ['83:CZBRQ', '8:CZPRG']],
  ['the best one first', ['LOC+7+CZOLO', 'LOC+8+CZPRG'], 'CZOLO', ['8:CZPRG']],
  ['told twice', ['LOC+7+CZOLO', 'LOC+7+CZPRG'], 'CZOLO', ['7:CZPRG']],
])('keeps every place: %s', (_, segments, destination, others) => {
  const told = line(...segments);
  expect(told?.destination?.code).toBe(destination);
  expect(told?.particulars?.places.map(({ qualifier, place }) => `${qualifier}:${place.code}`)).toEqual(others);
});

it.each([
  ['metres', 'DIM+5+MTR:0.3', { frontCm: 30 }],
  ['inches', 'DIM+8+INH::10', { leftCm: 25.4 }],
  ['a measure in the first place', 'DIM+13+CMT:80', { heightCm: 80 }],
  ['height as 9', 'DIM+9+CMT:::15', { heightCm: 15 }],
])('measures what stands out in %s', (_, segment, expected) => {
  expect(line(segment)?.particulars?.oversize).toMatchObject(expected);
});

it.each([
  ['WAT of older guides', ['MEA+AAE+VGM+KGM:5', 'DTM+WAT:202607110730:203'], { kg: 5, weighed: { raw: '202607110730' } }],
  ['DOC', ['MEA+AAE+VGM+KGM:5', 'DOC+SM2:VGM:306'], { kg: 5, method: 'SM2' }],
  [
    'a certificate with time and party',
    ['FTX+AAY++SM1+202607110730::BLCT3'],
    { method: 'SM1', weighed: { raw: '202607110730' }, by: 'BLCT3' },
  ],
  ['conditions', ['FTX+ABS+++SM1'], { method: 'SM1' }],
])('verifies the mass by %s', (_, segments, expected) => {
  expect(line(...segments)?.particulars?.verifiedMass).toMatchObject(expected);
});

it('keeps conditions that are no method as a remark', () => {
  expect(line('FTX+ABS+++AS AGREED')?.particulars).toMatchObject({
    verifiedMass: null,
    remarks: [{ qualifier: 'ABS', text: 'AS AGREED' }],
  });
});
