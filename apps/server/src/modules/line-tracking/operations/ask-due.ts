import { setTimeout as pause } from 'node:timers/promises';
import { lineCodes, type LineCode } from '@mastlight/domain/line-tracking/lines';
import { inTransaction } from '../../../platform/db/transaction';
import { askLine, LineError } from '../../../platform/gateways/shipping-line/line-gateway';
import type { LineParts } from '../parts';
import { readSubject } from '../subject';
import { tooMuchEveryMs, troubleEveryMs } from '../next-ask';
import { claimDue, findDueLines, giveBack, keepSilent, noteAnswer, noteFailure, questionsAtOnce, takeTurn } from '../store';
import { keepTold, keepTrouble } from './keep-told';

/** Whoever claims a shipment has asked after it within this, or is gone; ms. */
const claimMs = 300_000;
/** More pages than any shipment has. */
const pagesMax = 20;
/** How long a line that did not answer is left in peace, ms: longer each time, at most ten minutes. */
const silentMs = (failures: number): number => Math.min(600_000, failures < 3 ? 0 : 10_000 * 2 ** (failures - 3));
/** A line that says it is asked too much without saying for how long. */
const busyMs = 60_000;

/** Lines that are being asked now, by this process. */
export type LinesAtWork = Map<LineCode, Promise<void>>;

/**
 * Begins to ask every line after what is due, each at its own pace: one that is down or slow holds up no other, and no later
 * look either. Those that are still at work are left to it.
 */
export async function askDue(parts: LineParts, atWork: LinesAtWork, signal: AbortSignal): Promise<void> {
  const { config, clock, database, portClock, log } = parts.platform;
  const due = await inTransaction(database, 'system', (tx) => findDueLines(tx, Math.trunc(portClock.nowMs()), Math.trunc(clock.nowMs())));
  for (const line of lineCodes) {
    if (config.lines[line] === undefined || !due.has(line) || atWork.has(line) || signal.aborted) continue;
    const work = askLineDue(parts, line, signal)
      .catch((error: unknown) => log.warn({ err: error, line }, 'asking a line failed'))
      .finally(() => atWork.delete(line));
    atWork.set(line, work);
  }
}

/** Asks a line until nothing is due or it may not be asked any more for now. */
async function askLineDue(parts: LineParts, line: LineCode, signal: AbortSignal): Promise<void> {
  const { platform } = parts;
  while (!signal.aborted) {
    const portNowMs = Math.trunc(platform.portClock.nowMs());
    const subjects = await inTransaction(platform.database, 'system', (tx) =>
      claimDue(tx, line, portNowMs, portNowMs + claimMs, questionsAtOnce),
    );
    if (subjects.length === 0) return;
    const went = await Promise.all(
      subjects.map((subject) =>
        ask(parts, line, subject, signal).catch((error: unknown) => {
          // What one of them breaks stays claimed for a while, and the others go on.
          platform.log.warn({ err: error, line }, 'asking after a shipment failed');
          return true;
        }),
      ),
    );
    const left = subjects.filter((_, at) => !went[at]);
    if (left.length === 0) continue;
    await inTransaction(platform.database, 'system', (tx) => giveBack(tx, left, portNowMs));
    return;
  }
}

/** Asks after one shipment; false when the line may not be asked now. */
async function ask(parts: LineParts, line: LineCode, subject: string, signal: AbortSignal): Promise<boolean> {
  const { platform } = parts;
  const settings = platform.config.lines[line]!;
  const { number } = readSubject(subject);
  const pages: Buffer[] = [];
  const cursors = new Set<string>();
  let cursor: string | null = null;
  try {
    do {
      if (!(await waitForTurn(parts, line, subject, pages.length > 0, signal))) return false;
      const page = await askLine(settings, number, cursor);
      // Half of an answer is none: what it leaves out would be taken for what the line expects no more.
      if (page.bytes === null && pages.length > 0) throw noneOfShipment('the next page is unknown');
      if (page.bytes === null) break;
      pages.push(page.bytes);
      // Some name the last page as its own next one.
      cursor = page.cursor === cursor ? null : page.cursor;
      if (cursor !== null && (cursors.has(cursor) || pages.length === pagesMax)) throw noneOfShipment('pages without end');
      if (cursor !== null) cursors.add(cursor);
    } while (cursor !== null);
    const told = await keepTold(parts, subject, pages);
    if (told === 'too-much') throw noneOfShipment('too many events');
    if (told === 'unreadable') throw new LineError('unreadable', 'no events');
    await inTransaction(platform.database, 'system', (tx) => noteAnswer(tx, line, Math.trunc(platform.clock.nowMs())));
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    await noteTrouble(parts, line, subject, error);
  }
  return true;
}

const noneOfShipment = (reason: string): LineError => new LineError('unreadable', reason, null, true);

/** Takes a turn of a line, and waits for it where some pages are there already; false: not now, or it stops. */
async function waitForTurn(
  { platform }: LineParts,
  line: LineCode,
  subject: string,
  isBegun: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  const { callsPerMinute } = platform.config.lines[line]!;
  const waitMs = await inTransaction(platform.database, 'system', async (tx) => {
    const turn = await takeTurn(tx, line, callsPerMinute, Math.trunc(platform.clock.nowMs()), isBegun);
    // However long it takes, nobody else asks after it meanwhile.
    if (isBegun && turn !== null) await giveBack(tx, [subject], Math.trunc(platform.portClock.nowMs()) + turn + claimMs);
    return turn;
  });
  if (waitMs === null || signal.aborted) return false;
  if (waitMs > 0) await pause(waitMs, undefined, { signal }).catch(() => {});
  return !signal.aborted;
}

/** What a question without an answer means for its line, and for its shipment. */
async function noteTrouble(parts: LineParts, line: LineCode, subject: string, error: LineError): Promise<void> {
  const { platform } = parts;
  const { trouble, retryAfterSeconds, isOfShipment } = error;
  const isAgain = await keepTrouble(parts, subject, trouble, isOfShipment ? tooMuchEveryMs : troubleEveryMs);
  const nowMs = Math.trunc(platform.clock.nowMs());
  await inTransaction(platform.database, 'system', (tx) => {
    if (isOfShipment) return noteAnswer(tx, line, nowMs);
    if (trouble === 'busy') return keepSilent(tx, line, nowMs + (retryAfterSeconds === null ? busyMs : retryAfterSeconds * 1_000));
    return noteFailure(tx, line, nowMs, silentMs, isAgain);
  });
}
