import { createHmac } from 'node:crypto';
import { lineCodes, type LineCode } from '@mastlight/domain/line-tracking/lines';
import { eventsAt, type LineShipment } from './shipment-life';

/** Lines that tell by themselves what happens, by DCSA's push; the others wait to be asked. */
export const pushingLines: readonly LineCode[] = lineCodes.filter((_code, at) => at % 3 === 1);

const usualEveryMs = 2_000;
const answerMs = 5_000;

/** What pushing works with. */
export interface PushOptions {
  readonly shipments: readonly LineShipment[];
  /** World time, ms. */
  readonly nowMs: () => number;
  /** Base address of the platform; empty: it cannot be reached. */
  readonly platformUrl: () => string;
  /** With which what is pushed is signed; empty: nothing is. */
  readonly secret: string;
  readonly isDown: (line: LineCode) => boolean;
  /** How often it looks, ms. */
  readonly everyMs?: number;
}

/**
 * Pushes the events of each shipment whenever they are others than before. One that could not be handed over is pushed with the
 * next look: events stay in the answer to a question, so nothing is lost by it.
 *
 * @returns stops it.
 */
export function pushEvents({ shipments, nowMs, platformUrl, secret, isDown, everyMs = usualEveryMs }: PushOptions): () => void {
  const pushed = new Map<string, string>();
  let isBusy = false;
  const look = async (): Promise<void> => {
    const url = platformUrl();
    if (isBusy || url === '' || secret === '') return;
    isBusy = true;
    for (const shipment of shipments) {
      const { line, number } = shipment;
      if (!pushingLines.includes(line) || isDown(line)) continue;
      const body = JSON.stringify(eventsAt(shipment, nowMs()));
      const before = pushed.get(`${line} ${number}`);
      if (before === body) continue;
      // What it has told already, whoever asked knows.
      const isTaken = before === undefined || (await hand(`${url}/line/events?line=${line}`, body, secret));
      if (isTaken) pushed.set(`${line} ${number}`, body);
    }
    isBusy = false;
  };
  const timer = setInterval(() => void look(), everyMs);
  return () => clearInterval(timer);
}

/** Hands events over, signed; whether they were taken. */
async function hand(url: string, body: string, secret: string): Promise<boolean> {
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'notification-signature': signature };
  try {
    return (await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(answerMs) })).ok;
  } catch {
    return false;
  }
}
