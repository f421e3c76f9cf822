/** How a row looks by what is wrong with it: tone, glyph, edge. */
import { portRules, type PortCode } from '@mastlight/domain/ports/index';
import { failTones } from '@mastlight/domain/bill-subscription/life';
import { exceptions, type ExceptionCode, type NodeState } from '@mastlight/domain/vocabulary/bill-progress';
import type { FailReason, TrackingState } from '@mastlight/domain/vocabulary/tracking-state';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { IconName, Tone } from '@mastlight/ui';

/** How the server calls a tone, and what it looks like. */
const tones = {
  danger: 'danger',
  attention: 'att',
  customs: 'customs',
  running: 'run',
  done: 'done',
  idle: 'idle',
} as const satisfies Readonly<Record<string, Tone>>;

const wordOf = (code: ExceptionCode) => exceptions.find((word) => word.code === code)!;

export function toneOfException(code: ExceptionCode): Tone {
  return tones[wordOf(code).tone];
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
  readonly source: string | null;
  readonly state: TrackingState;
  readonly failReason: FailReason | null;
  readonly area: PortCode;
  readonly acknowledged: boolean;
  readonly exceptions: readonly ExceptionCode[];
  readonly told: ExceptionCode | null;
  readonly tone: keyof typeof tones | null;
  readonly nodeGroup: readonly { readonly code: string; readonly state: NodeState }[];
  /** What the terminal says of all boxes: Y once it has passed every one. */
  readonly nppStatus: string | null;
  /** When it was on board, and when its ship left; null: not yet. */
  readonly loadTime: string | null;
  readonly departureTime: string | null;
}

/** The edge is that of the worst exception, the words that of the one they speak of; without any, how far the bill has come. */
export function lookOfBill(row: LookedRow): BillLook {
  const worst = row.exceptions[0];
  if (worst !== undefined && row.acknowledged) return { edge: null, icon: 'check', iconTone: 'idle', textTone: 'quiet' };
  if (worst !== undefined) {
    const told = row.told ?? worst;
    const tone = row.tone === null ? toneOfException(told) : tones[row.tone];
    // A running tone is no alarm: its words stay ink, as in every quiet row.
    return {
      edge: told === worst ? tone : toneOfException(worst),
      // A box that is outside because customs refused its bill is no errand for a truck.
      icon: iconOfException(told === 'not-gated-in' && row.exceptions.includes('rejected') ? 'rejected' : told, 'row'),
      iconTone: tone,
      textTone: tone === 'run' ? 'plain' : tone,
    };
  }
  if (isLifeTold(row)) return lookOfLife(row);
  // Of a port that says nothing nobody can tell that all is well.
  if (row.tone === 'attention') return { edge: 'att', icon: 'alarm', iconTone: 'att', textTone: 'att' };
  if (row.tone === 'idle') return { edge: null, icon: 'clock', iconTone: 'idle', textTone: 'plain' };
  const isDone = (code: string): boolean => row.nodeGroup.some((node) => node.code === code && node.state === 'done');
  if (isAllDone(row)) return { edge: 'done', icon: 'check', iconTone: 'done', textTone: 'plain' };
  // What comes after customs' release is the port's own: a third document, or the terminal's pass.
  const isTriplicate = portRules(row.area).exceptions.includes('triple-missing');
  if (isDone('release')) return { edge: 'run', icon: isTriplicate ? 'triplicate' : 'terminalRelease', iconTone: 'run', textTone: 'plain' };
  if (isDone('arrival')) return { edge: 'run', icon: 'customsRelease', iconTone: 'run', textTone: 'plain' };
  return { edge: null, icon: 'clock', iconTone: 'idle', textTone: 'quiet' };
}

/** Whether the state of the subscription is all there is to tell: nothing was heard, or nothing stands any more (R-4.10-38). */
export function isLifeTold({ source, state, exceptions: found }: Pick<LookedRow, 'source' | 'state' | 'exceptions'>): boolean {
  return found.length === 0 && (state === 'failed' || (state === 'waiting' && source === null));
}

const failIcons = { number: 'warn', carrier: 'warn', 'no-data': 'alarm', cancelled: 'close' } as const satisfies Readonly<
  Record<FailReason, IconName>
>;

function lookOfLife({ failReason }: LookedRow): BillLook {
  if (failReason === null) return { edge: null, icon: 'refresh', iconTone: 'run', textTone: 'quiet' };
  const tone = tones[failTones[failReason]];
  return { edge: tone === 'idle' ? null : tone, icon: failIcons[failReason], iconTone: tone, textTone: tone === 'idle' ? 'quiet' : tone };
}

interface TideRow extends LookedRow {
  readonly boxArrivalCount: string;
  readonly clock: { readonly time: string } | null;
}

/** Whether something waits for somebody: trouble that nobody has dealt with. */
function isAlarmed({ acknowledged, exceptions: found }: LookedRow): boolean {
  return !acknowledged && found.some((code) => wordOf(code).group !== 'told');
}

/** What the countdown of a row goes by; the deadline is ms since epoch, null where none is told or the ship has left. */
export function tideOf(row: TideRow): { readonly deadlineMs: number | null; readonly isComplete: boolean; readonly hasMissing: boolean } {
  const [arrived = 0, total = 0] = row.boxArrivalCount.split('/').map(Number);
  const isMissed = row.exceptions.includes('cut-off-missed') || row.exceptions.includes('release-missed');
  return {
    // A ship that has left closes for nobody.
    deadlineMs: row.clock === null || row.departureTime !== null ? null : (parseShanghai(row.clock.time) ?? null),
    // Loading is the ship's: nothing is left that anybody here could do by the cut-off.
    isComplete: (isAllDone(row) || row.nppStatus === 'Y') && !isAlarmed(row),
    hasMissing: arrived < total || isMissed || isAlarmed(row),
  };
}

/** Every lamp of the row's strip is lit, and the terminal has passed the boxes or they are on board: a strip may end before the pass. */
function isAllDone({ nodeGroup, nppStatus, loadTime, departureTime }: LookedRow): boolean {
  const isPassed = nppStatus === 'Y' || loadTime !== null || departureTime !== null;
  return isPassed && nodeGroup.length > 0 && nodeGroup.every((node) => node.state === 'done');
}
