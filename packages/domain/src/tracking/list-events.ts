import type { SourceCode } from '../vocabulary/source';
import type { Fact } from './fact';
import type { Tone } from './explain-bill';

/** One line of the event list of a bill or a container. */
export interface EventRow {
  /** Unique within the list and stable over time. */
  readonly id: number;
  /** Node code of R-3.9-35 where there is one; else a code of our own. */
  readonly code: string;
  readonly name: string;
  readonly tone: Tone;
  /** When it happened; null when the source did not say. */
  readonly timeMs: number | null;
  readonly heardMs: number;
  readonly source: SourceCode;
  readonly containerNo: string | null;
  /** Terminal code as sent. */
  readonly place: string | null;
  /** In the source's own words where it gave any; differences between sources are said here. */
  readonly text: string | null;
  readonly messageId: number;
  /** A later correction or cancellation took its place. */
  readonly superseded: boolean;
}

export declare function listEvents(facts: readonly Fact[]): EventRow[];
