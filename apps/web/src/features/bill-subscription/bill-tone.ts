/** How a row looks by what is wrong with it: tone, glyph, edge. */
import { exceptions, type ExceptionCode, type NodeState } from '@mastlight/domain/vocabulary/bill-progress';
import type { IconName, Tone } from '@mastlight/ui';

const exceptionTones: Readonly<Record<(typeof exceptions)[number]['tone'], Tone>> = {
  danger: 'danger',
  attention: 'att',
  customs: 'customs',
  running: 'run',
};

const wordOf = (code: ExceptionCode) => exceptions.find((word) => word.code === code)!;

export function toneOfException(code: ExceptionCode): Tone {
  return exceptionTones[wordOf(code).tone];
}

/** The glyph of an exception. On a chip the near cut-off is an alarm clock; in a row it is the gate to go through. */
export function iconOfException(code: ExceptionCode, place: 'chip' | 'row'): IconName {
  return code === 'not-gated-in' && place === 'chip' ? 'alarm' : wordOf(code).icon;
}

export interface BillLook {
  /** Colour of the row's left edge; null = no edge (look 5.12). */
  readonly edge: Tone | null;
  readonly icon: IconName;
  readonly iconTone: Tone;
  /** Tone of the sentence; `plain` is ink, `quiet` second. */
  readonly textTone: Tone | 'plain' | 'quiet';
}

interface LookedRow {
  readonly acknowledged: boolean;
  readonly exceptions: readonly ExceptionCode[];
  readonly nodeGroup: readonly { readonly code: string; readonly state: NodeState }[];
}

/** Worst exception first; without one, how far the bill has come. */
export function lookOfBill(row: LookedRow): BillLook {
  const worst = row.exceptions[0];
  if (worst !== undefined && row.acknowledged) return { edge: null, icon: 'check', iconTone: 'idle', textTone: 'quiet' };
  if (worst !== undefined) {
    const tone = toneOfException(worst);
    // A running tone is no alarm: its words stay ink, as in every quiet row.
    return { edge: tone, icon: iconOfException(worst, 'row'), iconTone: tone, textTone: tone === 'run' ? 'plain' : tone };
  }
  const isDone = (code: string): boolean => row.nodeGroup.some((node) => node.code === code && node.state === 'done');
  if (isAllDone(row)) return { edge: 'done', icon: 'check', iconTone: 'done', textTone: 'plain' };
  // What comes after customs' release is the port's own: a third document, or the terminal's pass.
  const isTriplicate = row.nodeGroup.some((node) => node.code === 'triple');
  if (isDone('release')) return { edge: 'run', icon: isTriplicate ? 'triplicate' : 'terminalRelease', iconTone: 'run', textTone: 'plain' };
  if (isDone('arrival')) return { edge: 'run', icon: 'customsRelease', iconTone: 'run', textTone: 'plain' };
  return { edge: null, icon: 'clock', iconTone: 'idle', textTone: 'quiet' };
}

/** Every lamp of the row's strip is lit: the countdown only tells the time. */
export function isAllDone(row: Pick<LookedRow, 'nodeGroup'>): boolean {
  return row.nodeGroup.length > 0 && row.nodeGroup.every((node) => node.state === 'done');
}
