import { lineEvent, type HeardEvent } from '@mastlight/domain/line-tracking/line-event';

/** An event as the database has it. */
export interface HeardRow {
  readonly event: unknown;
  readonly heardMs: number;
  readonly isGone: boolean;
}

/** @throws Error for a row that no build has written. */
export function heardEventOf({ event, heardMs, isGone }: HeardRow): HeardEvent {
  return { ...lineEvent.parse(event), heardMs, isGone };
}
