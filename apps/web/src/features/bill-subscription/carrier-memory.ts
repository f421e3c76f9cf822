/** A line chosen by hand is remembered for the head of the number, in this browser, for the person who chose it. */
import { carriers, guessCarrier, type Carrier } from '@mastlight/domain/vocabulary/carrier';
import * as z from 'zod/mini';
import { ownedKey } from '../../platform/owned-storage';
import { sessionOwner } from '../../platform/session';

const what = 'carrierHeads';
const stored = z.object({ heads: z.record(z.string(), z.string()) });

function readHeads(): Readonly<Record<string, string>> {
  const owner = sessionOwner();
  if (owner === null) return {};
  try {
    return stored.parse(JSON.parse(localStorage.getItem(ownedKey(owner, what)) ?? '')).heads;
  } catch {
    return {};
  }
}

/** The four characters by which a number's line is told. */
export function headOf(billNo: string): string {
  return billNo.slice(0, 4);
}

/** The line of a number: by its head, or as it was chosen before for this head; null when nobody knows. */
export function findCarrier(billNo: string): Carrier | null {
  return guessCarrier(billNo) ?? carriers.find((carrier) => carrier.code === readHeads()[headOf(billNo)]) ?? null;
}

/** Remembers the line for the number's head; without a session, nothing. */
export function rememberCarrier(billNo: string, code: string, nowMs: number): void {
  const owner = sessionOwner();
  if (owner === null) return;
  localStorage.setItem(ownedKey(owner, what), JSON.stringify({ savedAtMs: nowMs, heads: { ...readHeads(), [headOf(billNo)]: code } }));
}
