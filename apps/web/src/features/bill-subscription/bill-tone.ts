/** How a row looks by what is wrong with it: tone, glyph, edge. */
import { portRules, type PortCode } from '@mastlight/domain/ports/index';
import { exceptions, type ExceptionCode, type NodeState } from '@mastlight/domain/vocabulary/bill-progress';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
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
  readonly area: PortCode;
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
  const isTriplicate = portRules(row.area).exceptions.includes('triple-missing');
  if (isDone('release')) return { edge: 'run', icon: isTriplicate ? 'triplicate' : 'terminalRelease', iconTone: 'run', textTone: 'plain' };
  if (isDone('arrival')) return { edge: 'run', icon: 'customsRelease', iconTone: 'run', textTone: 'plain' };
  return { edge: null, icon: 'clock', iconTone: 'idle', textTone: 'quiet' };
}

interface TideRow extends LookedRow {
  readonly boxArrivalCount: string;
  readonly portCloseTime: string | null;
  readonly departureTime: string | null;
}

/** Whether something waits for somebody: trouble that nobody has dealt with. */
function isAlarmed({ acknowledged, exceptions: found }: LookedRow): boolean {
  return !acknowledged && found.some((code) => wordOf(code).isTrouble);
}

/** What the countdown of a row goes by; the deadline is ms since epoch, null where none is told or the ship has left. */
export function tideOf(row: TideRow): { readonly deadlineMs: number | null; readonly isComplete: boolean; readonly hasMissing: boolean } {
  const [arrived = 0, total = 0] = row.boxArrivalCount.split('/').map(Number);
  const isMissed = row.exceptions.includes('cut-off-missed') || row.exceptions.includes('release-missed');
  return {
    // A ship that has left closes for nobody.
    deadlineMs: row.portCloseTime === null || row.departureTime !== null ? null : (parseShanghai(row.portCloseTime) ?? null),
    isComplete: isAllDone(row) && !isAlarmed(row),
    hasMissing: arrived < total || isMissed || isAlarmed(row),
  };
}

/** Every lamp of the row's strip is lit. */
function isAllDone(row: Pick<LookedRow, 'nodeGroup'>): boolean {
  return row.nodeGroup.length > 0 && row.nodeGroup.every((node) => node.state === 'done');
}
