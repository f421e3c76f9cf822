import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { LineForm } from '../../platform/config';
import { lineReaders } from './line-readers';
import type { ReadEvent } from './read-line-events';

/** More events than any shipment has: whoever tells more tells something else. */
const eventsMax = 5_000;

/** Of codes that nobody knows so many are told, each so far: what is sent may be made up. Its reader takes control characters out. */
const unknownCodesMax = 20;
const unknownCodeLengthMax = 40;

/** What a line answered: something that was read, what no line answers with, or more than can be of one shipment. */
export type Told = 'read' | 'unreadable' | 'too-much';

/** A whole answer, as far as it was read. */
export interface ReadAnswer {
  readonly told: Told;
  /** Of each page; empty where the answer is none. */
  readonly pages: readonly (readonly ReadEvent[])[];
  /** Codes in it that nobody knows, fit for a log: each once, so many at most. */
  readonly unknownCodes: readonly string[];
}

/**
 * Reads the pages of an answer, and none behind the one that spoils it; between two of them others get their turn, for a page
 * that is made for it takes a second or two.
 */
export async function readAnswer(pages: readonly Buffer[], number: string, form: LineForm): Promise<ReadAnswer> {
  const read: (readonly ReadEvent[])[] = [];
  const unknown = new Set<string>();
  let count = 0;
  for (const bytes of pages) {
    await yieldToOthers();
    const page = lineReaders[form](bytes, number);
    if (page === null) return { told: 'unreadable', pages: [], unknownCodes: [] };
    count += page.events.length;
    if (count > eventsMax) return { told: 'too-much', pages: [], unknownCodes: [] };
    read.push(page.events);
    for (const code of page.unknownCodes) {
      if (unknown.size < unknownCodesMax) unknown.add(code.slice(0, unknownCodeLengthMax));
    }
  }
  return { told: 'read', pages: read, unknownCodes: [...unknown] };
}
