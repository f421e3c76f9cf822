/**
 * Guarantee: whatever byte of a message of several bills is lost or becomes another, no box of it is told of the bill of
 * another: it keeps its own, or the message is refused.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLong } from '@mastlight/testing/is-long';
import { expect, it } from 'vitest';
import { readMessage } from './read-message';

/** Each box with each of its bills, as a message tells them in a group or at the box itself. */
function pairsOf(told: unknown, pairs = new Set<string>(), bill: string | null = null): ReadonlySet<string> {
  if (Array.isArray(told)) for (const each of told) pairsOf(each, pairs, bill);
  else if (typeof told === 'object' && told !== null) {
    const { billNo, billNos, containerNo, ...rest } = told as Readonly<Record<string, unknown>>;
    const own = typeof billNo === 'string' ? billNo : bill;
    const all = Array.isArray(billNos) && billNos.length > 0 ? billNos : [own];
    if (typeof containerNo === 'string') for (const each of all) if (each !== null) pairs.add(`${containerNo} ${String(each)}`);
    pairsOf(Object.values(rest), pairs, own);
  }
  return pairs;
}

/** Each byte takes half a minute; a fifth of them find what is wrong of a kind. */
const step = isLong ? 1 : 5;
const isLetterOrDigit = /[A-Za-z0-9]/;

it.each([
  'flat-cn/samples/ifcsum.txt',
  'flat-cn/samples/baplie.txt',
  'edifact/samples/codeco-gate.edi',
  'edifact/samples/ifcsum-lists.edi',
])('W-01 %s', (sample) => {
  const lines = readFileSync(join(import.meta.dirname, sample));
  // With line ends and without: a record that lost its end is then one with the next.
  for (const whole of [lines, Buffer.from(lines.toString('latin1').replace(/[\r\n]+/g, ''), 'latin1')]) {
    const right = pairsOf(readMessage(whole).messages);
    expect(right.size).toBeGreaterThan(1);
    const boxes = new Set([...right].map((pair) => pair.split(' ')[0]));
    const bills = new Set([...right].map((pair) => pair.split(' ')[1]));
    const wrong: string[] = [];
    for (let at = 0; at < whole.length; at += step) {
      const without = Buffer.concat([whole.subarray(0, at), whole.subarray(at + 1)]);
      const other = Buffer.from(whole);
      other[at] = isLetterOrDigit.test(String.fromCharCode(whole[at]!)) ? 0x4f : 0x58;
      for (const damaged of [without, other]) {
        for (const pair of pairsOf(readMessage(damaged).messages)) {
          const [box, bill] = pair.split(' ');
          if (!right.has(pair) && boxes.has(box) && bills.has(bill)) wrong.push(`${at} ${pair}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }
});
