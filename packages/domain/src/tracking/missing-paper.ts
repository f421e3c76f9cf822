/** Which paper a bill lacks (docs/bill-rules.md 3). */
import { portRules } from '../ports/index';
import type { NodeState } from '../vocabulary/bill-progress';
import type { BillStatus, BoxStatus } from './status';

/** A paper that is missing, and how far it got. */
export type MissingPaper = 'preManifestSilent' | 'preManifestDeclared' | 'manifest' | 'manifestEmpty';

type Told = Pick<BillStatus, 'port' | 'boxes' | 'bar' | 'isListEmpty'>;

/** Papers that are not done, and how many steps a box may have before it that still needs one; in their order. */
function openPapers({ port, bar }: Told): { readonly code: 'BLA' | 'IFC'; readonly end: number }[] {
  const { nodeOf, steps } = portRules(port);
  const arrival = steps.findIndex(({ judge }) => judge === 'arrival');
  const papers = [
    { code: 'BLA', end: arrival + 1 },
    { code: 'IFC', end: steps.length },
  ] as const;
  return papers.filter(({ code }) => nodeOf.has(code) && bar[code]?.state !== 'done');
}

/** Whether a box waits for one of the first `end` steps. */
function waitsBefore(port: BillStatus['port'], { waitsFor }: BoxStatus, end: number): boolean {
  return waitsFor !== null && portRules(port).steps.findIndex(({ code }) => code === waitsFor) < end;
}

/** Whether a box lacks a paper: one past arrival had its pre-manifest, one that is ready its clean manifest. */
export function isPaperMissing(status: Told, box: BoxStatus, paper: 'BLA' | 'IFC'): boolean {
  return openPapers(status).some(({ code, end }) => code === paper && waitsBefore(status.port, box, end));
}

/** Boxes that a paper is missing for: a box past arrival had its pre-manifest, one that is ready its clean manifest. */
export function boxesLackingPaper(status: Told): readonly BoxStatus[] {
  const open = openPapers(status);
  return status.boxes.filter((box) => open.some(({ end }) => waitsBefore(status.port, box, end)));
}

/**
 * The paper that is missing; null: none, or the port tells of none. While no
 * box is known every paper that is not done is missing.
 */
export function missingPaper(status: Told): MissingPaper | null {
  const { port, boxes, bar } = status;
  const missing = openPapers(status).find(({ end }) => boxes.length === 0 || boxes.some((box) => waitsBefore(port, box, end)));
  if (missing === undefined) return null;
  if (missing.code === 'IFC') return status.isListEmpty ? 'manifestEmpty' : 'manifest';
  // Of a ship that the bill left it was declared, of its own it was not.
  const silent: readonly NodeState[] = ['none', 'other-call'];
  return silent.includes(bar['BLA']?.state ?? 'none') ? 'preManifestSilent' : 'preManifestDeclared';
}
