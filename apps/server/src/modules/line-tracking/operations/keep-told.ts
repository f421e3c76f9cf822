import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { deriveJourney } from '@mastlight/domain/line-tracking/derive-journey';
import { shipmentsHeard } from '@mastlight/domain/line-tracking/events';
import { etaMovedDays, readJourney, type Journey } from '@mastlight/domain/line-tracking/journey';
import type { TrackingState } from '@mastlight/domain/vocabulary/tracking-state';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { LineTrouble } from '../../../platform/gateways/shipping-line/line-gateway';
import { failedAfterMs, nextQuestionMs } from '../next-ask';
import type { LineParts } from '../parts';
import { readLineEvents } from '../read-line-events';
import { holdShipment, keepAnswer, keepEvents, loadEvents, saveAsked, type HeldShipment } from '../store';
import { readSubject } from '../subject';

/** More events than any shipment has: whoever tells more tells something else. */
const eventsMax = 5_000;

/** What a line answered: something that was read, what no line answers with, or more than can be of one shipment. */
export type Told = 'read' | 'unreadable' | 'too-much';

/**
 * Keeps the pages of a whole answer as they came, reads them, and publishes what all that was ever said of the shipment
 * comes to. No page is an answer too: the line knows no such number.
 *
 * @returns whether they were read; where they were not, nothing but the pages is kept.
 */
export async function keepTold(parts: LineParts, subject: string, pages: readonly Buffer[]): Promise<Told> {
  const { number } = readSubject(subject);
  const read = pages.map((bytes) => ({ bytes, events: readLineEvents(bytes, number) }));
  return inTransaction(parts.platform.database, 'system', async (tx) => {
    const held = await holdShipment(tx, subject);
    if (!held) return 'read';
    const nowMs = Math.trunc(parts.platform.portClock.nowMs());
    const answered = [];
    for (const { bytes, events } of read) {
      const answerId = await keepAnswer(tx, subject, createHash('sha256').update(bytes).digest('hex'), bytes, nowMs);
      answered.push(...(events ?? []).map((event) => ({ ...event, answerId })));
    }
    if (read.some(({ events }) => events === null)) return 'unreadable';
    if (answered.length > eventsMax) return 'too-much';
    if (answered.length === 0) await publishUnknown(parts, tx, held, nowMs);
    else {
      const unique = [...new Map(answered.map((event) => [event.digest, event])).values()];
      const isNews = await keepEvents(tx, subject, unique, nowMs);
      await publishTold(parts, tx, held, nowMs, isNews);
    }
    return 'read';
  });
}

/**
 * Writes down that a question got no answer that says anything; what was heard before stands.
 *
 * @returns whether its line had not answered for it before either.
 */
export async function keepTrouble(parts: LineParts, subject: string, trouble: LineTrouble, againMs: number): Promise<boolean> {
  return inTransaction(parts.platform.database, 'system', async (tx) => {
    const held = await holdShipment(tx, subject);
    if (!held) return false;
    const nowMs = Math.trunc(parts.platform.portClock.nowMs());
    const isChanged = held.trouble !== trouble;
    await saveAsked(tx, subject, { ...unchanged(held, nowMs), trouble, dueMs: nowMs + againMs, isChanged });
    if (isChanged) await tell(parts, tx, held);
    return held.trouble === 'unreachable' || held.trouble === 'unreadable';
  });
}

const unchanged = ({ state }: HeldShipment, askedMs: number) =>
  ({ state, journey: null, etaMovedDays: null, askedMs, isHeard: false, isNews: false }) as const;

/** The line knows no such number, or knows it no more: what it has said stands. */
async function publishUnknown(parts: LineParts, tx: Transaction, held: HeldShipment, nowMs: number): Promise<void> {
  const before = readJourney(held.journey);
  const isUnheard = held.firstHeardMs === null;
  const state: TrackingState = isUnheard && nowMs >= held.sinceMs + failedAfterMs ? 'failed' : held.state;
  const dueMs = nextQuestionMs(isUnheard ? null : (before ?? deriveJourney([])), held.sinceMs, nowMs);
  const isChanged = state !== held.state || held.trouble !== 'unknown';
  await saveAsked(tx, held.subject, { ...unchanged(held, nowMs), state, trouble: 'unknown', dueMs, isChanged });
  if (isChanged) await tell(parts, tx, held);
}

async function publishTold(parts: LineParts, tx: Transaction, held: HeldShipment, nowMs: number, isNews: boolean): Promise<void> {
  const { subject } = held;
  const before = readJourney(held.journey);
  const journey: Journey = isNews || before === null ? deriveJourney(await loadEvents(tx, subject)) : before;
  // What only takes back, or is of no place and no time, is nothing that anybody would pay for.
  if (held.firstHeardMs === null && journey.steps.length + journey.stops.length === 0) return publishUnknown(parts, tx, held, nowMs);
  const state = journey.isFinished ? 'finished' : 'tracking';
  const isChanged = state !== held.state || held.trouble !== null || !isDeepStrictEqual(journey, before);
  const dueMs = nextQuestionMs(journey, held.sinceMs, nowMs);
  await saveAsked(tx, subject, {
    state,
    trouble: null,
    // What reads as before is not written again.
    journey: isChanged ? journey : null,
    etaMovedDays: etaMovedDays(journey),
    dueMs,
    askedMs: nowMs,
    isHeard: true,
    isNews,
    isChanged,
  });
  if (held.firstHeardMs === null) {
    for (const port of held.ports) await parts.platform.outbox.emit(tx, shipmentsHeard, { port, subjects: [subject] });
  }
  if (isChanged) await tell(parts, tx, held);
}

/** Open pages of everybody who follows it, in whatever port. */
async function tell({ follow }: LineParts, tx: Transaction, { ports, subject }: HeldShipment): Promise<void> {
  for (const port of ports) await follow.tellFollowers(tx, { kind: 'overseas', port, subjects: [subject] });
}
