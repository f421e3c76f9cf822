import { useMemo, useState } from 'react';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { ListRow } from './list-declaration';

/** Of rows that stand as one, at the first of them: how many they are, and whether the others are in sight. */
export interface Fold {
  readonly count: number;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Fewer rows than this are read as fast as one with a count. */
const foldMin = 3;

/** Rows that `keyOf` calls alike together, in the place of the first of them, once there are three; every other alone. */
export function foldRows<R>(rows: readonly R[], keyOf: (row: R) => string | null): readonly (readonly [R, ...R[]])[] {
  const alike = groupBy(rows, keyOf);
  return rows.flatMap((row): [R, ...R[]][] => {
    const group = alike.get(keyOf(row) ?? '') ?? [];
    if (group.length < foldMin) return [[row]];
    return group[0] === row ? [[row, ...group.slice(1)]] : [];
  });
}

export interface Folds<R> {
  /** What stands in the list, in its order; the first of rows that are folded carries `fold`. */
  readonly rows: readonly R[];
  /** The rows that stand behind the row with an id, itself among them; none where it stands for itself. */
  readonly behind: ReadonlyMap<number, readonly R[]>;
}

/** Rows that `keyOf` calls alike stand as one until somebody opens it; null folds none. */
export function useFolds<R extends ListRow>(all: readonly R[], keyOf: ((row: R) => string | null) | null): Folds<R> {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  return useMemo(() => {
    const behind = new Map<number, readonly R[]>();
    if (keyOf === null) return { rows: all, behind };
    const rows = foldRows(all, keyOf).flatMap((group) => {
      const [first, ...others] = group;
      if (others.length === 0) return [first];
      const key = keyOf(first)!;
      const isOpen = open.has(key);
      const toggle = (): void =>
        setOpen((before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]));
      if (!isOpen) behind.set(first.id, group);
      return [{ ...first, fold: { count: group.length, isOpen, toggle } }, ...(isOpen ? others : [])];
    });
    return { rows, behind };
  }, [all, keyOf, open]);
}
