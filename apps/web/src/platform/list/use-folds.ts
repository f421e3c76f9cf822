import { useMemo, useState } from 'react';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { FoldRules, ListRow } from './list-declaration';

/** Fewer rows than this are read as fast as one with a count. */
const foldMin = 3;

/** Rows that `keyOf` calls alike together, in the place of the first of them, once there are three; every other alone. */
export function foldRows<R>(rows: readonly R[], keyOf: (row: R) => string | null): readonly (readonly [R, ...R[]])[] {
  const folded = new Map<R, readonly R[]>();
  for (const group of groupBy(rows, keyOf).values()) if (group.length >= foldMin) for (const row of group) folded.set(row, group);
  return rows.flatMap((row): [R, ...R[]][] => {
    const group = folded.get(row);
    if (group === undefined) return [[row]];
    return group[0] === row ? [[row, ...group.slice(1)]] : [];
  });
}

export interface Folds<R> {
  /** What stands in the list, in its order; the first of rows that are folded carries `fold`. */
  readonly rows: readonly R[];
  /** The rows that stand behind the row with an id, itself among them; none where it stands for itself. */
  readonly behind: ReadonlyMap<number, readonly R[]>;
}

/** A row as it is told: where it stands for others, of all of them. */
export function toldOf<R extends ListRow>(row: R): R {
  return row.fold?.told === undefined ? row : { ...row, ...row.fold.told };
}

/** The rows that a row stands for: itself, where for no others. */
export function standingFor<R extends ListRow>(row: R): readonly R[] {
  return (row.fold?.rows as readonly R[] | undefined) ?? [row];
}

/** Rows that are alike stand as one until somebody opens it; null folds none. */
export function useFolds<R extends ListRow>(all: readonly R[], rules: FoldRules<R> | null): Folds<R> {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  return useMemo(() => {
    const behind = new Map<number, readonly R[]>();
    if (rules === null) return { rows: all, behind };
    const { keyOf, tell } = rules;
    const rows = foldRows(all, keyOf).flatMap((group) => {
      const [first, ...others] = group;
      if (others.length === 0) return [first];
      const key = keyOf(first)!;
      const isOpen = open.has(key);
      const toggle = (): void =>
        setOpen((before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]));
      if (!isOpen) behind.set(first.id, group);
      const fold = { count: group.length, isOpen, toggle, ...(!isOpen && { told: tell(group), rows: group }) };
      return [{ ...first, fold }, ...(isOpen ? others : [])];
    });
    return { rows, behind };
  }, [all, rules, open]);
}
