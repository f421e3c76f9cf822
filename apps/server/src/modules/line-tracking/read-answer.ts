import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { readLineEvents, type ReadEvent } from './read-line-events';

/** More events than any shipment has: whoever tells more tells something else. */
const eventsMax = 5_000;

/** What a line answered: something that was read, what no line answers with, or more than can be of one shipment. */
export type Told = 'read' | 'unreadable' | 'too-much';

/** A whole answer, as far as it was read. */
export interface ReadAnswer {
  readonly told: Told;
  /** Of each page; empty where the answer is none. */
  readonly pages: readonly (readonly ReadEvent[])[];
}

/**
 * Reads the pages of an answer, and none behind the one that spoils it; between two of them others get their turn, for a page
 * that is made for it takes a second or two.
 */
export async function readAnswer(pages: readonly Buffer[], number: string): Promise<ReadAnswer> {
  const read: (readonly ReadEvent[])[] = [];
  let count = 0;
  for (const bytes of pages) {
    await yieldToOthers();
    const events = readLineEvents(bytes, number);
    if (events === null) return { told: 'unreadable', pages: [] };
    count += events.length;
    if (count > eventsMax) return { told: 'too-much', pages: [] };
    read.push(events);
  }
  return { told: 'read', pages: read };
}
