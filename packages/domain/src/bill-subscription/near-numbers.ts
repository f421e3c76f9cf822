/** Under which other numbers a port may speak of a bill that was typed as something else. */
import { isBillNo } from '../vocabulary/bill-no';
import { carrierOfHead, carriers } from '../vocabulary/carrier';
import { isDigits } from '../vocabulary/digits';

/** A number beside the one that was typed; `carrier`: it is another line's. */
export interface NearNumber {
  readonly billNo: string;
  readonly reason: 'number' | 'carrier';
  /** Whether it is the whole of a part or a part of the whole: then both may be right. */
  readonly isPart: boolean;
}

/** Lines of one group number their bills alike, and one line's office sells space on the other's ships. */
const groups: readonly (readonly string[])[] = [
  ['COS', 'OOL'],
  ['MSK', 'SLD', 'SGL', 'MCC', 'HSD', 'SAFM'],
  ['CMA', 'APL', 'ANL', 'CNC'],
  ['ZIM', 'GSL'],
];
/** Lines that print their numbers without the head; ports write it. */
const printedBare = ['MSK', 'COS', 'OOL', 'EMC', 'ONE', 'HLC', 'YML'];

const headsOf = (codes: readonly string[]): string[] =>
  carriers.filter(({ code }) => codes.includes(code)).flatMap(({ prefixes }) => [...prefixes]);

/** A part of a bill that was split: its number and a letter, with or without a digit. */
const splitOff = /^(.*\d)[A-Z]\d?$/;

/**
 * Numbers that may be the same bill, the likeliest first: without the line's
 * head or with it, without the letter of a part or with the first, under another
 * line of the group. A few, and each says the same digits: whoever tries numbers
 * out learns no others by it (ADR 0011).
 *
 * @param billNo half-width, upper case.
 */
export function nearNumbers(billNo: string): readonly NearNumber[] {
  const carrier = carrierOfHead(billNo);
  const head = carrier?.prefixes.find((prefix) => billNo.startsWith(prefix)) ?? '';
  const rest = billNo.slice(head.length);
  const own = carrier ? carrier.prefixes : isDigits(billNo) ? headsOf(printedBare) : [];
  const group = groups.find((codes) => carrier !== null && codes.includes(carrier.code)) ?? [];
  const whole = splitOff.exec(rest)?.[1];
  const near: NearNumber[] = [
    { billNo: whole === undefined ? `${billNo}A` : head + whole, reason: 'number', isPart: true },
    ...[rest, ...own.map((other) => other + rest)].map((number): NearNumber => ({ billNo: number, reason: 'number', isPart: false })),
    ...headsOf(group).map((other): NearNumber => ({ billNo: other + rest, reason: 'carrier', isPart: false })),
  ];
  // What was typed, and what is named for its number, is not named again for its line.
  const seen = new Set([billNo]);
  return near.filter(({ billNo: number }) => isBillNo(number) && !seen.has(number) && seen.add(number));
}
