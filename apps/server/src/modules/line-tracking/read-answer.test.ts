// Guarantee: an answer is read as a whole or not at all, and no page is read behind the one that spoils it.
import { expect, it, vi } from 'vitest';
import { readAnswer } from './read-answer';

const number = 'NGB1234567';
const event = { eventType: 'TRANSPORT', transportEventTypeCode: 'ARRI', eventDateTime: '2026-10-10T00:00:00Z' };
const page = (count: number, at = 0): Buffer =>
  Buffer.from(JSON.stringify(Array.from({ length: count }, (_, index) => ({ ...event, eventID: `${at} ${index}` }))));
/** A page that nobody may look at. */
const forbidden = new Proxy(Buffer.alloc(1), {
  get: () => {
    throw new Error('was read');
  },
});

it.each([
  ['nothing', [], 'read', []],
  ['two pages', [page(2), page(1, 1)], 'read', [2, 1]],
  ['an empty list', [Buffer.from('[]')], 'read', [0]],
  ['a web page, and what comes behind it', [page(1), Buffer.from('<html>'), forbidden], 'unreadable', []],
  ['more events than a shipment has', [page(3_000), page(2_001, 1), forbidden], 'too-much', []],
] as const)('bad input: %s', async (_name, pages, told, counts) => {
  const others = vi.fn();
  setImmediate(others);
  const read = await readAnswer(pages, number, 'dcsa');
  expect([read.told, read.pages.map((events) => events.length), pages.length === 0 || others.mock.calls.length > 0]).toEqual([
    told,
    counts,
    true,
  ]);
});

it('R-3.9-35 codes that no table holds are told for the log: each once, of this shipment, cut, cleaned and so many at most', async () => {
  const of = (codes: readonly string[], rest: object = {}): Buffer =>
    Buffer.from(JSON.stringify(codes.map((code, at) => ({ ...event, ...rest, eventID: `${at}`, transportEventTypeCode: code }))));
  const tell = async (...pages: readonly Buffer[]) => (await readAnswer(pages, number, 'dcsa')).unknownCodes;
  expect(await tell(page(2))).toEqual([]);
  expect(await tell(of(['ARRI', 'ZZTOP', 'ZZTOP']), of(['ZZTOP', 'QXYZ']))).toEqual(['ZZTOP', 'QXYZ']);
  expect(
    await tell(of(['ZZTOP'], { documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: 'XXX7654321' }] })),
  ).toEqual([]);
  expect(await tell(of(['ZZ\n\u001b[2J\u202eTOP', 'Q'.repeat(5_000)]))).toEqual(['ZZ[2JTOP', 'Q'.repeat(40)]);
  expect(await tell(of(Array.from({ length: 500 }, (_, at) => `Z${at}`)))).toHaveLength(20);
});
