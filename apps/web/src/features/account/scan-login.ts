import { scanPollIntervalMs } from '@mastlight/domain/account/limits';
import { CallCancelled, CallError } from '../../platform/http-client';
import { sayRefusal } from '../../platform/say-refusal';
import { accountApi } from './api';

/** What the QR view shows (R-4.1-15). */
export type ScanView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'waiting' | 'scanned'; readonly qrUrl: string; readonly expiresAtMs: number }
  | { readonly kind: 'expired'; readonly qrUrl: string | null; readonly text: string | null };

export interface ScanResult {
  readonly openId: string;
  readonly id: string;
}

/**
 * Fetches a QR ticket and asks every 2 s what became of it, until somebody confirmed, it expired, or `stop` is
 * called (R-4.1-03, -04, -12, -15). Each start gets a new ticket.
 */
export function startScanLogin(listener: {
  readonly onView: (view: ScanView) => void;
  readonly onConfirmed: (result: ScanResult) => void;
}): { readonly stop: () => void } {
  let isStopped = false;
  let isAsking = false;
  let pausedUntilMs = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function stop(): void {
    isStopped = true;
    clearInterval(timer);
  }

  function expire(qrUrl: string | null, text: string | null): void {
    stop();
    listener.onView({ kind: 'expired', qrUrl, text });
  }

  async function ask(ticket: { readonly tempid: string; readonly qrUrl: string; readonly expiresAtMs: number }) {
    if (Date.now() >= ticket.expiresAtMs) return expire(ticket.qrUrl, null);
    // A slow answer is waited for: an identical second call would cancel the first.
    if (isAsking || Date.now() < pausedUntilMs) return;
    isAsking = true;
    try {
      const result = await pollOnce(ticket.tempid);
      if (isStopped) return;
      if (result.openId && result.id) {
        stop();
        listener.onConfirmed({ openId: result.openId, id: result.id });
      } else {
        const { qrUrl, expiresAtMs } = ticket;
        listener.onView({ kind: result.state === 'scanned' ? 'scanned' : 'waiting', qrUrl, expiresAtMs });
      }
    } catch (error) {
      // Anything but "expired" may pass by the next time; the ticket's own end stops the asking at the latest.
      if (isStopped || !(error instanceof CallError)) return;
      if (error.code === 410) expire(ticket.qrUrl, sayRefusal(error));
      // A server that is asked too often or is down says when to come back (429, 503).
      else if (error.retryAfterSeconds !== undefined) pausedUntilMs = Date.now() + error.retryAfterSeconds * 1000;
    } finally {
      isAsking = false;
    }
  }

  async function start(): Promise<void> {
    listener.onView({ kind: 'loading' });
    try {
      const { tempid, qrUrl, expiresIn } = await accountApi.makeScanTicket();
      if (isStopped) return;
      const ticket = { tempid, qrUrl, expiresAtMs: Date.now() + expiresIn * 1000 };
      listener.onView({ kind: 'waiting', qrUrl, expiresAtMs: ticket.expiresAtMs });
      timer = setInterval(() => void ask(ticket), scanPollIntervalMs);
    } catch (error) {
      if (isStopped || error instanceof CallCancelled) return;
      // R-8-15: the server's own words; the toast has shown them too.
      expire(null, error instanceof CallError ? sayRefusal(error) : null);
    }
  }

  void start();
  return { stop };
}

type Polled = Partial<ScanResult> & { readonly state: string };

/** R-7.1-03: code 201 says "not yet" and is no error. */
async function pollOnce(id: string): Promise<Polled> {
  try {
    return await accountApi.pollScan(id);
  } catch (error) {
    if (error instanceof CallError && error.code === 201) return (error.data ?? { state: 'waiting' }) as Polled;
    throw error;
  }
}
