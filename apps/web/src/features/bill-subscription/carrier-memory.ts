/** A line chosen by hand is remembered for the head of the number, in this browser. */
import { carriers, guessCarrier, type Carrier } from '@mastlight/domain/vocabulary/carrier';

const storageKey = 'mastlight.carrierHeads';

function readAll(): Record<string, string> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof saved !== 'object' || saved === null) return {};
    return Object.fromEntries(Object.entries(saved).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
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
  return guessCarrier(billNo) ?? carriers.find((carrier) => carrier.code === readAll()[headOf(billNo)]) ?? null;
}

export function rememberCarrier(billNo: string, code: string): void {
  localStorage.setItem(storageKey, JSON.stringify({ ...readAll(), [headOf(billNo)]: code }));
}
