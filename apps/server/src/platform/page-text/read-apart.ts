/**
 * Reads files of strangers in a process of its own, which knows nothing of ours. A thread would not do: what packed streams
 * take while they are opened stands outside its heap, and the system gets it back when the process ends.
 */
import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { PagePiece } from './lines-of-page';

/** Nothing of a file is believed: what takes longer or more is not read. */
export interface ReadLimits {
  /** Real time, ms. */
  readonly timeoutMs: number;
  /** How much memory reading may take, bytes: what is packed costs its file next to nothing. */
  readonly memoryMax: number;
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

const memoryLookMs = 50;
/** What the process takes before it has read anything, bytes. */
const emptyBytes = 96 * 1024 * 1024;

/**
 * What a reader in `worker/` finds on the pages of a file. Each takes a process and its memory: how many are read at once bounds
 * whoever calls.
 *
 * @throws UnreadablePage
 */
export async function readApart(reader: string, input: object, { timeoutMs, memoryMax }: ReadLimits): Promise<Pages> {
  const child = fork(new URL(`./worker/${reader}.mjs`, import.meta.url), {
    env: {},
    execArgv: [`--max-old-space-size=${Math.ceil(memoryMax / 1024 / 1024)}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let timer: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      const giveUp = (): void => resolve({ reason: 'too-large' });
      timer = setTimeout(giveUp, timeoutMs);
      look = setInterval(() => {
        void takenBy(child.pid).then((bytes) => {
          if (bytes > memoryMax + emptyBytes) giveUp();
        });
      }, memoryLookMs);
      child.once('message', (told) => resolve(told as Answer));
      // Where its heap is full it is aborted; another file ends it otherwise.
      child.once('exit', (code, signal) => resolve({ reason: signal === 'SIGABRT' || code === 134 ? 'too-large' : 'damaged' }));
      child.on('error', reject);
      // Without descriptors for its channel nothing can be said to it.
      if (!child.connected) return reject(new Error(`no process for ${reader}`));
      child.send(input, (error) => error && reject(error));
    });
    if ('reason' in answer) throw new UnreadablePage(answer.reason);
    return answer.pages;
  } finally {
    clearTimeout(timer);
    clearInterval(look);
    // It holds what it has read, and nothing that could be lost.
    child.kill('SIGKILL');
  }
}

/** Memory that a process has, bytes; nought where the system does not tell: then its heap and the time bound it. */
async function takenBy(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}
