/** The life of a subscription as its owner is told of it (R-4.10-38). */
import type { FailReason, TrackingState } from '../vocabulary/tracking-state';
import { nextAskMs } from '../vocabulary/ask-schedule';
import type { NearNumber } from './near-numbers';

/** What asking has come to, of a bill of which nothing was heard. */
export interface Asked {
  /** When it is asked for next, ms since epoch, port time; null: the last time is over. */
  readonly nextMs: number | null;
  /** Why it is taken for failed meanwhile; null: it is still waited for. */
  readonly failReason: Exclude<FailReason, 'cancelled'> | null;
  /** The number under which the port speaks of what looks like it. */
  readonly nearBillNo: string | null;
}

/**
 * What one more asking comes to. A number beside it that the port knows is told
 * at once, and asking goes on: its own may still be heard of. Parts are declared
 * after the whole, so what is told of those is a hint until the last asking.
 *
 * @param fromMs when asking began; ms since epoch, port time.
 * @param nowMs port time.
 * @param near of the numbers beside it, the likeliest that the port knows.
 */
export function judgeAsked(fromMs: number, nowMs: number, near: NearNumber | null): Asked {
  const nextMs = nextAskMs(fromMs, nowMs);
  if (near !== null) return { nextMs, failReason: near.isPart && nextMs !== null ? null : near.reason, nearBillNo: near.billNo };
  return { nextMs, failReason: nextMs === null ? 'no-data' : null, nearBillNo: null };
}

/** What is known of a subscription. */
export interface LifeFacts {
  /** What the port has said of the bill; failed: it has taken back all that it had said. */
  readonly said: TrackingState;
  /** What asking has come to; null while it is waited for. */
  readonly askedReason: Asked['failReason'];
  /** Number of R-4.10-19; null while it is followed. */
  readonly endedReason: number | null;
}

export interface Life {
  readonly state: TrackingState;
  /** Of what failed, why. */
  readonly reason: FailReason | null;
}

/** Where a subscription stands. What the port says comes before what asking found; what has ended is judged by how. */
export function lifeOf({ said, askedReason, endedReason }: LifeFacts): Life {
  const failed = (reason: FailReason): Life => ({ state: 'failed', reason });
  if (said === 'finished') return { state: 'finished', reason: null };
  if (endedReason === 2) return { state: 'finished', reason: null };
  if (endedReason === 3 || endedReason === 4) return failed('no-data');
  // He let go of it himself.
  if (endedReason !== null) return failed('cancelled');
  if (said === 'failed') return failed('cancelled');
  if (said === 'tracking') return { state: 'tracking', reason: null };
  return askedReason === null ? { state: 'waiting', reason: null } : failed(askedReason);
}

/** What the owner of a followed bill can do about it: 改单号, 重新获取. What has ended is recalled (恢复). */
export type LifeWay = 'change-number' | 'ask-again';

/** What helps where a subscription stands, the likeliest first; nothing while it runs. */
export function waysOf({ state, reason }: Life): readonly LifeWay[] {
  if (state === 'waiting') return ['ask-again', 'change-number'];
  if (state !== 'failed') return [];
  // What was taken back is not asked for: its port speaks of it by itself when it is there again.
  if (reason === 'cancelled') return ['change-number'];
  return reason === 'no-data' ? ['ask-again', 'change-number'] : ['change-number', 'ask-again'];
}

/** How bad a failure is: a wrong number never heals by itself, silence may, and what was cancelled was meant. */
export const failTones = { number: 'danger', carrier: 'danger', 'no-data': 'attention', cancelled: 'idle' } as const satisfies Readonly<
  Record<FailReason, string>
>;
