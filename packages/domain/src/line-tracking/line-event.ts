/** What a shipping line says of a shipment, one event as it is kept. */
import * as z from 'zod/mini';

const text = z.nullable(z.string());
const instant = z.nullable(z.number());

export const lineEvent = z.object({
  /** The line's own id, by which it corrects and takes back. */
  id: text,
  /** The event that this one takes back; it says nothing else. */
  retractsId: text,
  /** When the line wrote it down, ms since epoch. */
  createdMs: instant,
  /** When it happens, ms since epoch; null in what only takes back. */
  happenedMs: instant,
  /** Minutes that the clock of the place is ahead of UTC, as the line wrote it; null: it told none. */
  offsetMinutes: z.nullable(z.int()),
  classifier: z.enum(['planned', 'estimated', 'actual']),
  /** The line's code, and the word of it where there is one (`packages/wire`). */
  code: z.string(),
  word: text,
  /** Which document it is about, as the line calls it: `BKG`, `CUS`. */
  document: text,
  /** UN/LOCODE, and the name that the line gives. */
  placeCode: text,
  placeName: text,
  vesselName: text,
  voyage: text,
  containerNo: text,
  isEmpty: z.nullable(z.boolean()),
  /** Size and type of the box (ISO 6346), where it was told; what was kept before it was read has none. */
  sizeType: z.optional(z.string()),
  /** The line says that the box changes its ship here; null: it does not say. */
  isTransshipment: z.nullable(z.boolean()),
});
export type LineEvent = z.output<typeof lineEvent>;

/** An event with what is known of its hearing. */
export interface HeardEvent extends LineEvent {
  /** Port time, ms. */
  readonly heardMs: number;
  /** Its line tells it no more. */
  readonly isGone: boolean;
}
