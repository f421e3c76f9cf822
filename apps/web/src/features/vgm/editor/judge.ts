/** What is wrong with a form, and what is odd about it beside the manifest. */
import { checkFiling } from '@mastlight/domain/vgm/check-filing';
import type { VgmFinding } from '@mastlight/domain/vgm/check-container';
import { againstManifest, tareTakenTwice } from '@mastlight/domain/vgm/compare-weights';
import type { VgmContainer } from '@mastlight/domain/vgm/filing';
import { readHead, type VgmHead } from '@mastlight/domain/vgm/head-form';
import { readCells, type VgmCells } from '@mastlight/domain/vgm/sheet-row';

/** A row of the form that has something in it, and its place there. */
export interface FilledRow {
  readonly at: number;
  readonly cells: VgmCells;
  readonly container: VgmContainer;
}

/** How a net weight differs from the manifest's, where it is odd. */
export interface OddWeight {
  readonly at: number;
  readonly kg: number;
  readonly percent: number;
  /** It differs by just one tare: what gross would be without that. */
  readonly twice: { readonly was: 'added' | 'subtracted'; readonly grossKg: number } | null;
}

export interface Judgement {
  readonly rows: readonly FilledRow[];
  /** With the place in the form as their row. */
  readonly errors: readonly VgmFinding[];
  readonly warnings: readonly VgmFinding[];
  readonly odd: readonly OddWeight[];
}

/** Whether nothing stands in a row. */
export const isBlank = (cells: VgmCells): boolean => Object.values(cells).every((text) => text === '');

/** @param manifest the cargo's weight of containers of which the manifest tells it, kg. */
export function judgeForm(head: VgmHead, all: readonly VgmCells[], manifest: ReadonlyMap<string, number>): Judgement {
  const rows = all.flatMap((cells, at): FilledRow[] => (isBlank(cells) ? [] : [{ at, cells, container: readCells(cells) }]));
  const types = new Map(rows.map(({ cells, container }) => [container.containerNo, cells.sizeType]));
  const filing = { ...readHead(head), containers: rows.map(({ container }) => container) };
  const findings = checkFiling(filing, (containerNo) => types.get(containerNo) || null).map((finding) => ({
    ...finding,
    row: finding.row === null ? null : rows[finding.row]!.at,
  }));
  const odd = rows.flatMap(({ at, container }): OddWeight[] => {
    const told = manifest.get(container.containerNo) ?? null;
    const difference = againstManifest(container, told);
    if (difference === null || difference.isSame) return [];
    return [{ at, kg: difference.kg, percent: difference.percent, twice: tareTakenTwice(container, told) }];
  });
  return {
    rows,
    errors: findings.filter(({ severity }) => severity === 'error'),
    warnings: findings.filter(({ severity }) => severity === 'warning'),
    odd,
  };
}
