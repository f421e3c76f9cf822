import type { Origin } from '@mastlight/domain/billing/fee';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { ownedKey } from '../../platform/owned-storage';
import { sessionOwner } from '../../platform/session';

/** R-4.8-03: the day as it is kept, MM-DD. */
const dayOf = (nowMs: number): string => shanghaiDay(nowMs).slice(5);
const keyOf = (origin: Origin): string => ownedKey(sessionOwner() ?? '', `free-tip.${origin}`);

/** Whether somebody wanted no more tips today for this origin (R-4.8-04). */
export function isTipOff(origin: Origin, nowMs: number): boolean {
  return localStorage.getItem(keyOf(origin)) === dayOf(nowMs);
}

/** Says nothing more today of this origin's free quota (R-4.8-03). */
export function switchTipOff(origin: Origin, nowMs: number): void {
  localStorage.setItem(keyOf(origin), dayOf(nowMs));
}
