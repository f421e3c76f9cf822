import { useConnection, type ConnectionState } from './connection';
import { sendSignal } from './signals';

/** R-8-29: a chunk that takes longer than this counts as lost. */
export const chunkTimeoutMs = 120_000;

/** A part of the app did not arrive: the site was updated meanwhile, or the connection broke (R-8-30). */
export class ChunkLost extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause });
    this.name = 'ChunkLost';
  }
}

/**
 * Loads a part of the app; without a network, or while the server is known to be gone, it is told that the part waits, and
 * is loaded once there is a way: what a browser has once failed to import it may not ask for again, and a page that is
 * loaded anew meanwhile is lost.
 *
 * @throws ChunkLost when it does not arrive within `chunkTimeoutMs`, or not at all.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) await untilOnline();
  if (isServerGone(useConnection.getState())) await untilServerIsBack();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk timeout')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw new ChunkLost(cause);
  } finally {
    clearTimeout(timer);
  }
}

function untilOnline(): Promise<void> {
  sendSignal('chunk-waits', { why: 'offline' });
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

/** Whether a part had better wait: only where a stream is opened again and again; without one nobody would hear that the server is back. */
export function isServerGone({ trouble, stream }: Pick<ConnectionState, 'trouble' | 'stream'>): boolean {
  return (trouble === 'unreachable' || trouble === 'closed') && stream !== 'none';
}

function untilServerIsBack(): Promise<void> {
  sendSignal('chunk-waits', { why: 'server' });
  return new Promise((resolve) => {
    const undo = useConnection.subscribe((state) => {
      if (isServerGone(state)) return;
      undo();
      resolve();
    });
  });
}
