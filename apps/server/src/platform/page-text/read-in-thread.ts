/** Reads files of strangers in a thread of its own, which knows nothing of the process and ends with its bounds. */
import { Worker } from 'node:worker_threads';
import type { PagePiece } from './lines-of-page';

/** Nothing of a file is believed: what takes longer or more is not read. */
export interface ThreadLimits {
  /** Real time, ms. */
  readonly timeoutMs: number;
  /** How much the process may grow while it is read, bytes: what is packed costs its file next to nothing. */
  readonly growthMax: number;
}

export type UnreadableReason = 'damaged' | 'locked' | 'too-large' | 'too-many-pages' | 'no-text' | 'not-installed';

/** A file out of which no text comes. `not-installed`: this machine lacks what reads it. */
export class UnreadablePage extends Error {
  constructor(readonly reason: UnreadableReason) {
    super(`the file cannot be read: ${reason}`);
  }
}

type Pages = readonly (readonly PagePiece[])[];
type Answer = { readonly pages: Pages } | { readonly reason: UnreadableReason };

const growthLookMs = 50;

/**
 * What a reader in `worker/` finds on the pages of a file. Each takes a thread and its memory: how many are read at once bounds
 * whoever calls.
 *
 * @throws UnreadablePage
 */
export async function readInThread(reader: string, input: object, { timeoutMs, growthMax }: ThreadLimits): Promise<Pages> {
  const worker = new Worker(new URL(`./worker/${reader}.mjs`, import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(growthMax / 1024 / 1024) },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const startedBytes = process.memoryUsage.rss();
  let timer: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<Answer>((resolve) => {
      const giveUp = (): void => resolve({ reason: 'too-large' });
      timer = setTimeout(giveUp, timeoutMs);
      look = setInterval(() => {
        if (process.memoryUsage.rss() - startedBytes > growthMax) giveUp();
      }, growthLookMs);
      worker.once('message', resolve);
      // Also where its heap is full.
      worker.once('error', giveUp);
      worker.once('exit', giveUp);
    });
    if ('reason' in answer) throw new UnreadablePage(answer.reason);
    return answer.pages;
  } finally {
    clearTimeout(timer);
    clearInterval(look);
    await worker.terminate();
  }
}
