import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A call as it is sent again and again. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Pace {
  readonly perSecond: number;
  readonly seconds: number;
  readonly connections: number;
  /** Ends it before its time. */
  readonly signal?: AbortSignal;
}

/**
 * Sends calls that begin at an even pace, and gives how long each took, ms, in
 * order of length, counted from when it was due. The load generator's own rate
 * would send a second's calls at its beginning, all at once.
 *
 * @throws Error when one is not answered with 200.
 */
export async function callAtPace(
  url: string,
  calls: readonly Call[],
  { perSecond, seconds, connections, signal }: Pace,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startMs = performance.now();
  const tookMs: Promise<number>[] = [];
  try {
    for (let index = 0; index < perSecond * seconds && !signal?.aborted; index++) {
      const dueMs = startMs + (index * 1000) / perSecond;
      if (dueMs > performance.now()) await pause(dueMs - performance.now());
      const took = send(url, calls[index % calls.length]!, agent).then(() => performance.now() - dueMs);
      // Heard below, with all others.
      took.catch(() => {});
      tookMs.push(took);
    }
    return (await Promise.all(tookMs)).sort((a, b) => a - b);
  } finally {
    agent.destroy();
  }
}

function send(url: string, { method, headers, body }: Call, agent: Agent): Promise<void> {
  return new Promise((done, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`refused with ${response.statusCode}`));
      response.resume().on('end', done);
    });
    sent.on('error', reject).end(body);
  });
}

/** The value below which a share of the ordered values lies, rounded. */
export function quantile(ordered: readonly number[], share: number): number {
  return Math.round(ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))]!);
}
