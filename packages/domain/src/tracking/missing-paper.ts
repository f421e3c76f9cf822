/** Which paper a bill lacks (docs/bill-rules.md 3). */
import { portRules } from '../ports/index';
import type { BillStatus } from './status';

/** A paper that is missing, and how far it got. */
export type MissingPaper = 'preManifestSilent' | 'preManifestDeclared' | 'manifest';

/**
 * The paper that is missing; null: none, or the port tells of none. A box past
 * arrival had its pre-manifest, one that is ready its clean manifest.
 */
export function missingPaper({ port, boxes, bar }: Pick<BillStatus, 'port' | 'boxes' | 'bar'>): MissingPaper | null {
  const rules = portRules(port);
  const steps = rules.steps.map(({ code }) => code);
  const arrival = steps.findIndex((code) => rules.nodeOf.get(code)!.judge === 'arrival');
  const waitsBefore = (end: number): boolean =>
    boxes.length === 0 || boxes.some(({ waitsFor }) => waitsFor !== null && steps.indexOf(waitsFor) < end);
  const isMissing = (code: string, end: number): boolean => rules.nodeOf.has(code) && bar[code]?.state !== 'done' && waitsBefore(end);
  if (isMissing('BLA', arrival + 1)) return (bar['BLA']?.state ?? 'none') === 'none' ? 'preManifestSilent' : 'preManifestDeclared';
  return isMissing('IFC', steps.length) ? 'manifest' : null;
}
