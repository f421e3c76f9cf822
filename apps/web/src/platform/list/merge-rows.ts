/** Taking pushed rows into the page that is on the screen. */

interface VersionedRow {
  readonly id: number;
  readonly version: number;
}

export interface MergeResult<R> {
  /** The same array when nothing changed, so that nothing renders again. */
  readonly rows: readonly R[];
  /** Rows that are newer than what was shown; these flash. */
  readonly changedIds: readonly number[];
}

/**
 * Puts newer versions in the places of the old ones. No row moves, appears or
 * goes: the order of the screen changes only when the list is fetched again.
 * An older version, overtaken on the way, is passed over.
 */
export function mergeRows<R extends VersionedRow>(shown: readonly R[], arrived: readonly R[]): MergeResult<R> {
  const byId = new Map(arrived.map((row) => [row.id, row]));
  const changedIds: number[] = [];
  const rows = shown.map((row) => {
    const newer = byId.get(row.id);
    if (!newer || newer.version <= row.version) return row;
    changedIds.push(row.id);
    return newer;
  });
  return changedIds.length > 0 ? { rows, changedIds } : { rows: shown, changedIds };
}
