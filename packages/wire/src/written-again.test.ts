/**
 * Guarantee: whatever a sample says in a format that is also written, the
 * written file says again. Our samples, one test each, and in one more the
 * published ones where they lie beside the checkout.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WireMessage } from './message';
import { readMessage } from './read-message';
import { writeMessageAgain } from './testing/write-message-again';

interface Sample {
  readonly name: string;
  readonly bytes: Buffer;
}

function filesBelow(folder: URL, prefix: string): Sample[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return filesBelow(new URL(`${entry.name}/`, folder), `${name}/`);
    return [{ name, bytes: readFileSync(new URL(entry.name, folder)) }];
  });
}

/**
 * What the written file is not meant to repeat: a receiver's notes on how it
 * heard a ship, values that the standard does not know, the radio bits that a
 * cut-off sentence lacks, the number and
 * the directory that a writer gives its own messages.
 */
function said(message: WireMessage): unknown {
  switch (message.kind) {
    case 'vessel-position':
    case 'vessel-static':
      return { ...message, reception: null, outOfRange: null, radio: ('radio' in message && message.radio) || null };
    case 'acknowledgement':
      return message.type === 'CONTRL' ? { ...message, reference: null } : message;
    case 'shipment-events':
      return message.type === 'IFTSTA' ? { ...message, version: null } : message;
    default:
      return withoutReportTerms(message);
  }
}

/** What only readers know of: the rest of what a report, order or plan tells of itself and of a box. */
const readAlone: ReadonlySet<string> = new Set([
  'carrier',
  'berth',
  'previousPort',
  'places',
  'legs',
  'goods',
  'damages',
  'attached',
  'movement',
  'equipmentStatus',
  'totals',
  'otherEquipment',
  'parties',
  'remarks',
  'references',
  'times',
  'bookingNo',
  'eta',
  'etd',
  'tareKg',
  'temperatureC',
  'particulars',
  'arrived',
  'sailed',
  'nextPort',
  'departure',
]);

function withoutReportTerms(message: WireMessage): unknown {
  // A writer repeats the text of a time, and not always the port whose clocks it goes by.
  const asSent = (part: object): object =>
    JSON.parse(JSON.stringify(part, (_, value: unknown) => (isTime(value) ? value.raw : value))) as object;
  const kept = (part: object): object => asSent(Object.fromEntries(Object.entries(part).filter(([key]) => !readAlone.has(key))));
  if (message.kind !== 'gate' && message.kind !== 'vessel-move' && message.kind !== 'stow-plan' && message.kind !== 'container-order')
    return message.kind === 'vgm' ? { ...message, totals: undefined, boxes: message.boxes.map(kept) } : message;
  const boxes = 'boxes' in message ? message.boxes : message.lines;
  return { ...kept(message), boxes: undefined, lines: undefined, written: boxes.map(kept) };
}

function isTime(value: unknown): value is { readonly raw: string } {
  return typeof value === 'object' && value !== null && 'raw' in value && 'instantMs' in value;
}

const here = new URL('.', import.meta.url);
const ours = readdirSync(here).flatMap((format) => filesBelow(new URL(`${format}/samples/`, here), `${format}/`));
const published = filesBelow(new URL('../../../../shared/samples/edi/', here), '');

const casesOf = (samples: readonly Sample[]) =>
  samples.flatMap(({ name, bytes }) => {
    const written = readMessage(bytes).messages.filter((message) => writeMessageAgain(message) !== null);
    return written.length === 0 ? [] : [{ name, messages: written }];
  });
const cases = casesOf(ours);

function expectSaidAgain(messages: readonly WireMessage[]): void {
  for (const message of messages) {
    const again = readMessage(writeMessageAgain(message)!);
    expect(again.refusedCount).toBe(0);
    expect(again.messages.map(said)).toEqual([said(message)]);
  }
}

describe('a sample, read, written and read again', () => {
  it('has samples of every format that is written', () => {
    const kinds = new Set(cases.flatMap(({ messages }) => messages.map(({ kind, type }) => `${kind} ${type}`)));
    expect(kinds.size).toBeGreaterThanOrEqual(20);
  });

  it.each(cases)('$name', ({ messages }) => expectSaidAgain(messages));

  it('published ones say again what they said', () => {
    const beside = casesOf(published);
    for (const { messages } of beside) expectSaidAgain(messages);
    expect(beside.length === 0).toBe(published.length === 0);
  });
});
