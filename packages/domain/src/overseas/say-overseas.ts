/** What a shipment's row says in one sentence, and how grave it is (table in `say-overseas.test.ts`). */
import { type Journey, type LineCode, etaMovedDays, isEtaWithdrawn, lineOf } from '../line-tracking/index';
import type { TrackingState } from '../vocabulary/tracking-state';
import { lateFromDays } from './limits';
import { endedUnheard, type Removal } from '../vocabulary/automatic-removal';
import { overseasTexts as texts } from './messages';

export type LineWord = 'unknown' | 'unreachable' | 'unreadable' | 'busy' | null;

/** What is known of a shipment and its line. */
export interface SaidShipment {
  readonly line: LineCode;
  readonly state: TrackingState;
  /** Null while nothing was heard. */
  readonly journey: Journey | null;
  /** Why the last question gave nothing. */
  readonly trouble: LineWord;
  /** Why it ended by itself (R-4.10-19); null: it has not. */
  readonly ended: Removal['reason'] | null;
  /** What became of its money, in words. */
  readonly moneyText: string | null;
}

export type OverseasTone = 'idle' | 'run' | 'att' | 'danger' | 'done';

/** What is waited for or wrong; null where the journey speaks for itself. */
export function sayTrouble({ line, state, journey, trouble, ended, moneyText }: SaidShipment): string | null {
  const { nameCn } = lineOf(line);
  // Why the line said nothing does not matter any more: where the money is does, and a cell shows the beginning.
  if (ended === endedUnheard) return [moneyText, texts.endedUnheard(nameCn)].filter((part) => part !== null).join('，');
  if (ended !== null) return journey?.isFinished ? null : texts.endedSilent;
  if (state === 'finished') return null;
  if (trouble === 'unreachable' || trouble === 'unreadable' || trouble === 'busy') return texts[trouble](nameCn);
  if (journey !== null) return trouble === 'unknown' ? texts.knownNoMore(nameCn) : null;
  if (state === 'failed') return texts.unknown(nameCn);
  return trouble === 'unknown' ? texts.stillUnknown(nameCn) : texts.waiting(nameCn);
}

/** Failed is danger; late, held or silent wants a look; the rest is quiet. */
export function toneOf(said: SaidShipment): OverseasTone {
  const { state, journey, trouble } = said;
  if (state === 'finished') return 'done';
  if (state === 'failed') return 'danger';
  if (journey === null) return 'idle';
  const isLate = (etaMovedDays(journey) ?? 0) >= lateFromDays && journey.arrived === null;
  return isLate || isEtaWithdrawn(journey) || journey.holds.length > 0 || trouble !== null ? 'att' : 'run';
}
