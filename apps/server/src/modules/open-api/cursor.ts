import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { eventFilterSchema, type EventFilter } from '@mastlight/domain/open-api/events-query';

const placeSchema = z.strictObject({ after: z.int(), filter: eventFilterSchema });

/** Where a reader stands in a company's feed: behind an event by its number, with what it asked for. */
export interface FeedPlace {
  readonly after: number;
  readonly filter: EventFilter;
}

/** Longer than any that we make. */
const cursorLengthMax = 12_000;

/**
 * Cursors as text that nobody else can make: what they say, and a seal over it and the company. A cursor of another
 * company, or one whose letters were changed, opens nothing.
 */
export class CursorSeal {
  readonly #key: Buffer;

  constructor(pepper: Buffer) {
    this.#key = createHmac('sha256', pepper).update('open-api-cursor').digest();
  }

  /** A place as a cursor of a company. */
  seal(ownerKey: string, place: FeedPlace): string {
    const said = Buffer.from(JSON.stringify(place)).toString('base64url');
    return `${said}.${this.#sealOf(ownerKey, said).toString('base64url')}`;
  }

  /** What a cursor says; null for one that we did not make for this company. */
  open(ownerKey: string, cursor: string): FeedPlace | null {
    if (cursor.length > cursorLengthMax) return null;
    const [said = '', seal = '', ...more] = cursor.split('.');
    const [given, ours] = [Buffer.from(seal, 'base64url'), this.#sealOf(ownerKey, said)];
    // Of a text that decodes alike another spelling is no cursor of ours either.
    if (more.length > 0 || given.length !== ours.length || seal !== given.toString('base64url') || !timingSafeEqual(given, ours))
      return null;
    const read = placeSchema.safeParse(JSON.parse(Buffer.from(said, 'base64url').toString('utf8')));
    return read.success ? read.data : null;
  }

  #sealOf(ownerKey: string, said: string): Buffer {
    return createHmac('sha256', this.#key).update(`${ownerKey}\n${said}`).digest();
  }
}
