import { lineCodes, type LineCode } from '@mastlight/domain/line-tracking/lines';
import { inTransaction } from '../../../platform/db/transaction';
import { askLine, LineError } from '../../../platform/gateways/shipping-line/line-gateway';
import type { LineParts } from '../parts';
import { readSubject } from '../subject';
import { troubleEveryMs } from '../next-ask';
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

/** Asks every line after what is due, each at its own pace: one that is down or slow holds up no other. */
export async function askDue(parts: LineParts, signal: AbortSignal): Promise<void> {
  const { config, clock, database, portClock, log } = parts.platform;
  const due = await inTransaction(database, 'system', (tx) => findDueLines(tx, Math.trunc(portClock.nowMs()), Math.trunc(clock.nowMs())));
  const asked = lineCodes.filter((line) => config.lines[line] !== undefined && due.has(line));
  const results = await Promise.allSettled(asked.map((line) => askLineDue(parts, line, signal)));
  for (const result of results) if (result.status === 'rejected') log.warn({ err: result.reason as unknown }, 'asking a line failed');
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
    const went = await Promise.all(subjects.map((subject) => ask(parts, line, subject, signal)));
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
  let cursor: string | null = null;
  try {
    do {
      const mayAsk = await inTransaction(platform.database, 'system', (tx) =>
        takeTurn(tx, line, settings.callsPerMinute, Math.trunc(platform.clock.nowMs())),
      );
      if (!mayAsk || signal.aborted) return false;
      const page = await askLine(settings, number, cursor);
      if (page.bytes === null) break;
      pages.push(page.bytes);
      cursor = page.cursor === cursor ? null : page.cursor;
    } while (cursor !== null && pages.length < pagesMax);
    const isRead = await keepTold(parts, subject, pages);
    if (!isRead) throw new LineError('unreadable', 'no events');
    await inTransaction(platform.database, 'system', (tx) => noteAnswer(tx, line, Math.trunc(platform.clock.nowMs())));
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    const { trouble, retryAfterSeconds } = error;
    const nowMs = Math.trunc(platform.clock.nowMs());
    await inTransaction(platform.database, 'system', (tx) =>
      trouble === 'busy'
        ? keepSilent(tx, line, nowMs + (retryAfterSeconds === null ? busyMs : retryAfterSeconds * 1_000))
        : noteFailure(tx, line, nowMs, silentMs),
    );
    await keepTrouble(parts, subject, trouble, troubleEveryMs);
  }
  return true;
}
