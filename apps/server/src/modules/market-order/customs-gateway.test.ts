// Guarantee: ADR 0049: what customs say of a declaration is read by its code; of one box that is let go nothing is said of the
// others, of one that is held or refused something is said of all.
import type { CustomsReceiptMessage } from '@mastlight/wire';
import { expect, it } from 'vitest';
import { createTestClock } from '../../scenarios/start-test-server';
import { createMarketCustomsGateway } from './customs-gateway';

const gateway = createMarketCustomsGateway({ marketCustoms: { url: '', key: '', sender: '', recipient: '' } }, createTestClock());
const prepared = { raw: '20261012144720000', instantMs: Date.parse('2026-10-12T14:47:20+08:00') } as CustomsReceiptMessage['prepared'];
const receipt = (rest: Partial<CustomsReceiptMessage>, ...entries: readonly (readonly [code: string, text: string, box?: string])[]) =>
  ({
    kind: 'customs-receipt',
    type: 'MT1039',
    reference: 'CN_MT1039_1p0_2925DEMO00001_20261012144720000_261012ABCDEFGH',
    function: 'original',
    prepared,
    vessel: null,
    about: '1039',
    entries: entries.map(([code, text, box]) => ({ billNo: null, containerNo: box ?? null, code, text })),
    ...rest,
  }) as CustomsReceiptMessage;
const read = (message: CustomsReceiptMessage) =>
  gateway.readAnswers(message).map(({ about, verdict, step }) => [about, verdict, step?.code, step?.note, step?.atMs]);

const about = { reference: '261012ABCDEFGH' };
const atMs = prepared!.instantMs;

it.each([
  ['taken', [['01', '292520261000000001']], [[about, 'accepted', 'accepted', '292520261000000001', atMs]]],
  ['turned away', [['03', '不符']], [[about, 'refused', 'refused', '不符', atMs]]],
  ['deleted', [['D', '']], [[about, 'accepted', 'refused', '', atMs]]],
  ['a code that nobody knows', [['X', '']], []],
  [
    'one box that is let go, and one that is held',
    [
      ['P', '', 'DEMU1000010'],
      ['C', '布控', 'DEMU1000024'],
    ],
    [[about, 'accepted', 'inspected', '布控', atMs]],
  ],
  ['one box that is refused', [['03', '箱号不符', 'DEMU1000010']], [[about, 'refused', 'refused', '箱号不符', atMs]]],
] as const)('R-2.2-29 %s', (_what, entries, expected) => {
  expect(read(receipt({}, ...entries))).toEqual(expected);
});

it.each([
  ['of manifests', { about: '2101' }],
  ['that names nothing of ours', { reference: 'CN_MT1039_1p0_2925DEMO00001_20261012144720000' }],
  ['without a name', { reference: null }],
] as const)('R-2.2-29 a receipt %s says nothing', (_what, rest) => {
  expect(read(receipt(rest as Partial<CustomsReceiptMessage>, ['P', '']))).toEqual([]);
});
