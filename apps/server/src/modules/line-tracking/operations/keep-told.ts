import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { deriveJourney } from '@mastlight/domain/line-tracking/derive-journey';
import { journeysChanged, shipmentsHeard } from '@mastlight/domain/line-tracking/events';
import { etaMovedDays, readJourney, type Journey } from '@mastlight/domain/line-tracking/journey';
import { recordOf } from '@mastlight/domain/line-tracking/line-record';
import type { TrackingState } from '@mastlight/domain/vocabulary/tracking-state';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { LineTrouble } from '../../../platform/gateways/shipping-line/line-gateway';
import { failedAfterMs, nextQuestionMs } from '../next-ask';
import type { LineParts } from '../parts';
import { readAnswer, type Told } from '../read-answer';
import {
  findAnswerDigest,
  forgetUnread,
  holdShipment,
  keepAnswer,
  keepEvents,
  keepUnknownCodes,
  loadEvents,
  recordShipment,
  saveAsked,
  type HeldShipment,
} from '../store';
import { readSubject } from '../subject';

/** Raised when pages are read otherwise than before: answers that were read by another one are read again. */
const readerVersion = '2';

const digestOf = (parts: readonly Buffer[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/**
 * Keeps the pages of a whole answer as they came, reads them, and publishes what all that was ever said of the shipment
 * comes to. No page is an answer too: the line knows no such number.
 *
 * @returns whether they were read; where they were not, nothing but the pages is kept.
 */
export async function keepTold(parts: LineParts, subject: string, pages: readonly Buffer[]): Promise<Told> {
  const { config, database, log } = parts.platform;
  const { line, number } = readSubject(subject);
  const form = config.lines[line]?.speaks ?? 'dcsa';
  const digest = digestOf([Buffer.from(readerVersion), ...pages.map((bytes) => Buffer.from(digestOf([bytes])))]);
  // Nobody waits for the shipment while an answer is read, and one that was read before is not.
  const before = await inTransaction(database, 'system', (tx) => findAnswerDigest(tx, subject));
  const isRepeated = pages.length > 0 && before === digest;
  const read = isRepeated ? null : await readAnswer(pages, number, form);
  // R-3.9-35: shown as the line wrote them; whoever reads the log learns what the table lacks.
  if (read !== null && read.unknownCodes.length > 0) {
    log.warn({ line, number, unknownCodes: read.unknownCodes }, 'a line sent codes that nobody knows');
  }
  return inTransaction(database, 'system', async (tx) => {
    const held = await holdShipment(tx, subject);
    if (!held) return 'read';
    const nowMs = Math.trunc(parts.platform.portClock.nowMs());
    const answerIds: number[] = [];
    for (const bytes of pages) answerIds.push(await keepAnswer(tx, subject, digestOf([bytes]), bytes, nowMs));
    if (read === null) {
      await publishTold(parts, tx, held, { nowMs, digest, isNew: false });
      return 'read';
    }
    if (read.told !== 'read') {
      await forgetUnread(tx, subject);
      return read.told;
    }
    const answered = read.pages.flatMap((events, at) => events.map((event) => ({ ...event, answerId: answerIds[at]! })));
    if (read.unknownCodes.length > 0) await keepUnknownCodes(tx, line, read.unknownCodes, nowMs);
    if (answered.length === 0) await publishUnknown(parts, tx, held, nowMs);
    else {
      const unique = [...new Map(answered.map((event) => [event.digest, event])).values()];
      const isNew = await keepEvents(tx, subject, unique, nowMs);
      await publishTold(parts, tx, held, { nowMs, digest, isNew });
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
  ({ state, journey: null, etaMovedDays: null, askedMs, answerDigest: null, isNews: false }) as const;

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

/** An answer that was read, and whether it says what none before it has said. */
interface NewAnswer {
  readonly nowMs: number;
  readonly digest: string;
  readonly isNew: boolean;
}

async function publishTold(parts: LineParts, tx: Transaction, held: HeldShipment, { nowMs, digest, isNew }: NewAnswer): Promise<void> {
  const { subject } = held;
  const before = readJourney(held.journey);
  const journey: Journey = isNew || before === null ? deriveJourney(await loadEvents(tx, subject)) : before;
  // What only takes back, or is of no place and no time, is nothing that anybody would pay for.
  if (held.firstHeardMs === null && journey.steps.length + journey.stops.length === 0) return publishUnknown(parts, tx, held, nowMs);
  const state = journey.isFinished ? 'finished' : 'tracking';
  // A line that only writes the same down anew tells nothing new, however often: what has no news ends one day.
  const isNews = !isDeepStrictEqual(journey, before);
  const isChanged = state !== held.state || held.trouble !== null || isNews;
  const dueMs = nextQuestionMs(journey, held.sinceMs, nowMs);
  await saveAsked(tx, subject, {
    state,
    trouble: null,
    // What reads as before is not written again.
    journey: isChanged ? journey : null,
    etaMovedDays: etaMovedDays(journey),
    dueMs,
    askedMs: nowMs,
    answerDigest: digest,
    isNews,
    isChanged,
  });
  if (state === 'finished') await recordShipment(tx, subject, readSubject(subject).line, recordOf(journey));
  if (held.firstHeardMs === null) {
    for (const port of held.ports) await parts.platform.outbox.emit(tx, shipmentsHeard, { port, subjects: [subject] });
  }
  if (isNews) {
    for (const port of held.ports) await parts.platform.outbox.emit(tx, journeysChanged, { port, subjects: [subject], heardMs: nowMs });
  }
  if (isChanged) await tell(parts, tx, held);
}

/** Open pages of everybody who follows it, in whatever port. */
async function tell({ follow }: LineParts, tx: Transaction, { ports, subject }: HeldShipment): Promise<void> {
  for (const port of ports) await follow.tellFollowers(tx, { kind: 'overseas', port, subjects: [subject] });
}
