// Guarantee: no body, however it was made, keeps the process for long within the bytes that its endpoint takes; what no text
// column takes, and what nests deeper than any contract, is refused by the name of its field before anything reads it.
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { listBytesMax, pastedBytesMax } from '@mastlight/domain/bill-subscription/limits';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { requestTexts as texts } from '@mastlight/domain/vocabulary/platform-texts';
import { isLong } from '@mastlight/testing/is-long';
import { describe, expect, it } from 'vitest';
import { readRequest, refuseUnstorable } from './read-request';

/** The goal is 50 ms; beside other work a processor gives a fraction of itself. A try that pays for compilation is made again. */
const budgetMs = isLong ? 50 : 150;
const tries = 5;

/** Items of `[…]` up to so many bytes. */
const items = (item: string, bytesMax: number): string => Array.from({ length: (bytesMax - 64) / (item.length + 1) }, () => item).join(',');

/** What reading a body takes at best, ms of processor time, and what is said of it. */
function read(endpoint: typeof billSubscription.previewBills | typeof billSubscription.queryBillPage, body: string) {
  let fastestMs = Infinity;
  let said: unknown = null;
  for (let attempt = 0; attempt < tries && fastestMs > budgetMs; attempt++) {
    const began = process.cpuUsage();
    try {
      readRequest(endpoint, JSON.parse(body) as object);
    } catch (error) {
      said = error;
    }
    const { user, system } = process.cpuUsage(began);
    fastestMs = Math.min(fastestMs, (user + system) / 1000);
  }
  return { fastestMs, said };
}

describe('AT-6 bodies at their limit', () => {
  it.each(['1', '""', '{}', '[]', 'null'])('AT-6 half a megabyte of %s is refused at once', (item) => {
    const { fastestMs, said } = read(billSubscription.previewBills, `{"systemKey":"NB","blnos":[${items(item, pastedBytesMax)}]}`);
    expect(said).toMatchObject({ code: 400, fields: { blnos: '一次给的太多' } });
    expect(fastestMs).toBeLessThan(budgetMs);
  });

  it.each(['1', '""', '{}'])('AT-6 a list of %s where none belongs is refused at once', (item) => {
    const { fastestMs, said } = read(billSubscription.queryBillPage, `{"sort":[${items(item, listBytesMax)}]}`);
    expect(said).toMatchObject({ code: 400 });
    expect(fastestMs).toBeLessThan(budgetMs);
  });

  it('AT-6 takes 10,000 numbers of 48 characters', () => {
    const body = JSON.stringify({ systemKey: 'NB', blnos: Array.from({ length: 10_000 }, (_, i) => String(i).padStart(48, 'A')) });
    expect(Buffer.byteLength(body)).toBeLessThan(pastedBytesMax);
    const { fastestMs, said } = read(billSubscription.previewBills, body);
    expect(said).toBeNull();
    expect(fastestMs).toBeLessThan(budgetMs);
  });
});

describe('what is refused by the name of its field', () => {
  const refusalOf = (raw: object): unknown => {
    try {
      refuseUnstorable(raw);
      return null;
    } catch (error) {
      if (error instanceof BusinessError) return error;
      throw error;
    }
  };

  it.each([
    [{ remark: 'a\0b' }, { remark: texts.unstorable }],
    [{ list: [{ name: 'half \uD83D' }] }, { 'list.0.name': texts.unstorable }],
    [{ 'na\0me': 'x' }, { 'na\uFFFDme': texts.unstorable }],
  ])('%j', (raw, fields) => expect(refusalOf(raw)).toMatchObject({ code: 400, fields }));

  it('and no whole sign', () => expect(refusalOf({ remark: 'whole \u{1F6A2}' })).toBeNull());

  it('is what nests deeper than any contract', () => {
    const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1) });
    expect(refusalOf(nested(20))).toBeNull();
    expect(refusalOf(nested(21))).toMatchObject({ code: 400 });
    expect(Object.values((refusalOf(nested(21)) as { fields: object }).fields)).toEqual([texts.tooDeep]);
  });
});
