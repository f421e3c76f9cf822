/** Reads files of strangers in a thread of its own, which knows nothing of the process and ends with its bounds. */
import { Worker } from 'node:worker_threads';
import { CallTurns } from '../http/call-turns';
import type { PagePiece } from './lines-of-page';

/** Nothing of a file is believed: what takes longer or more is not read. */
export interface ThreadLimits {
  /** Real time, ms. */
  readonly timeoutMs: number;
  /** How much the process may grow while it is read, bytes: what is packed costs its file next to nothing. */
  readonly growthMax: number;
}

export type UnreadableReason = 'damaged' | 'locked' | 'too-large' | 'too-many-pages' | 'no-text' | 'busy' | 'not-installed';

/** A file out of which no text comes. `busy`: too many others are being read; `not-installed`: this machine lacks what reads it. */
export class UnreadablePage extends Error {
  constructor(readonly reason: UnreadableReason) {
    super(`the file cannot be read: ${reason}`);
  }
}

type Pages = readonly (readonly PagePiece[])[];
type Answer = { readonly pages: Pages } | { readonly reason: UnreadableReason };

/** One at a time in a process, and a few that wait: each takes a thread and its memory. */
const turns = new CallTurns({ inFlightMax: 1, waitingMax: 10, waitMs: 30_000 });
const growthLookMs = 50;

/** What a reader in `worker/` finds on the pages of a file. @throws UnreadablePage */
export async function readInThread(reader: string, input: object, limits: ThreadLimits): Promise<Pages> {
  const leave = await turns.take('page-text');
  if (leave === null) throw new UnreadablePage('busy');
  try {
    return await readNow(new URL(`./worker/${reader}.mjs`, import.meta.url), input, limits);
  } finally {
    leave();
  }
}

async function readNow(reader: URL, input: object, { timeoutMs, growthMax }: ThreadLimits): Promise<Pages> {
  const worker = new Worker(reader, {
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
