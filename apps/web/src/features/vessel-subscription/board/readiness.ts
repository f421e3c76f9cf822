/** Whether a ship may sail with the user's boxes: the worst that keeps them, and how many. */
import type { AffectedCall } from '@mastlight/domain/vessel-subscription/contract';
import { lackKinds, type LackKind } from '@mastlight/domain/vocabulary/bill-progress';
import type { Say } from '../../../platform/catalogue';
import type { vesselTexts } from '../texts/zh-CN';

/** What of the user's bills on a call is known. */
export interface Readiness {
  readonly bills: number;
  readonly boxes: number;
  /** Boxes that each kind keeps, worst kind first; of kinds that keep whole bills, bills. */
  readonly lacks: readonly (readonly [LackKind, number])[];
  /** Bills of which nothing was heard. */
  readonly unheard: number;
  /** There are boxes, and nothing keeps any. */
  readonly isComplete: boolean;
  /** Something is known to keep boxes. */
  readonly hasMissing: boolean;
}

export function readinessOf(call: AffectedCall | undefined): Readiness {
  const bills = call?.bills ?? [];
  const boxes = bills.reduce((sum, bill) => sum + bill.boxes, 0);
  const lacks = lackKinds
    .map((kind) => [kind, bills.reduce((sum, bill) => sum + (bill.lacks?.[kind] ?? 0), 0)] as const)
    .filter(([, count]) => count > 0);
  const unheard = bills.filter((bill) => bill.lacks === null).length;
  const hasMissing = lacks.length > 0;
  return { bills: bills.length, boxes, lacks, unheard, isComplete: boxes > 0 && !hasMissing && unheard === 0, hasMissing };
}

const toneOfLack: Readonly<Record<LackKind, 'danger' | 'customs' | 'attention'>> = {
  refused: 'danger',
  withdrawn: 'danger',
  inspection: 'customs',
  outside: 'attention',
  unboxed: 'attention',
  unreleased: 'attention',
  unlisted: 'attention',
};

/** In a word: `查验 1`, `未进 3`, `已齐 9`; `all` names every lack where there are several. Null where no bill is on the call. */
export function sayReadiness(
  { bills, boxes, lacks, unheard, isComplete }: Readiness,
  say: Say<typeof vesselTexts.source>,
): { readonly word: string | null; readonly all: string | null; readonly tone: 'danger' | 'customs' | 'attention' | 'done' | undefined } {
  if (bills === 0) return { word: null, all: null, tone: undefined };
  const told = lacks.map(([kind, count]) => say(`tank.lacks.${kind}`, { count }));
  if (unheard > 0) told.push(say('tank.unheard', { count: unheard }));
  const all = told.length > 1 ? told.join(say('tank.joint')) : null;
  if (lacks.length > 0) return { word: told[0]!, all, tone: toneOfLack[lacks[0]![0]] };
  return { word: isComplete ? say('tank.complete', { count: boxes }) : (told[0] ?? null), all, tone: isComplete ? 'done' : undefined };
}
