/**
 * What a person leaves in this browser stands under a key with its owner, so that the next account on the same
 * computer neither sees it nor writes over it: drafts, remembered lines. What belongs to the screen (theme, language,
 * row height, single keys) has a key without one and stays for whoever comes.
 */

/** So long what others have left is kept for their return, in ms: 30 days. */
export const othersKeptMs = 2_592_000_000;

const prefix = 'mastlight.own:';
// Before, these stood without an owner: nobody can say whose they are, so nobody is shown them.
const ownerlessPrefixes = ['mastlight.draft.', 'mastlight.carrierHeads'];

/** The key of `owner` (of `sessionOwner`) for `what`. The value under it is JSON with `savedAtMs`, or it goes with the first sweep. */
export function ownedKey(owner: string, what: string): string {
  return `${prefix}${owner}:${what}`;
}

/** What this tab alone keeps under a key, as it was read; null: nothing, or nothing that can be read. */
export function readOfTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Sweeps away what others than `owner` have left and not touched for `othersKeptMs`, and what has no owner at all. */
export function expireOwned(owner: string | null, nowMs: number): void {
  for (const key of Object.keys(localStorage)) {
    const isOwnerless = ownerlessPrefixes.some((ownerless) => key.startsWith(ownerless));
    const isOthers = key.startsWith(prefix) && (owner === null || !key.startsWith(ownedKey(owner, '')));
    if (isOwnerless || (isOthers && !(nowMs - savedAtOf(key) < othersKeptMs))) localStorage.removeItem(key);
  }
}

/** NaN where no time can be read. */
function savedAtOf(key: string): number {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return typeof value === 'object' && value !== null && 'savedAtMs' in value ? Number(value.savedAtMs) : NaN;
  } catch {
    return NaN;
  }
}
