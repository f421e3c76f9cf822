import type { Reading } from '@mastlight/wire';

/** The time of the envelope, ms since epoch, where there is one envelope. */
export function preparedMsOf({ interchanges }: Reading): number | null {
  return interchanges.length === 1 ? (interchanges[0]!.prepared?.instantMs ?? null) : null;
}
