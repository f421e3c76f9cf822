/** The text layer of PDF files that strangers send. */
import { Worker } from 'node:worker_threads';
import { CallTurns } from '../http/call-turns';
import { linesOfPage, type PagePiece } from './lines-of-page';

/** Nothing of a file is believed: what is larger, or takes longer, is not read. */
export interface PdfLimits {
  readonly pagesMax: number;
  readonly charactersMax: number;
  /** Real time, ms. */
  readonly timeoutMs: number;
  /** How much the process may grow while it is read, bytes: what is packed costs its file next to nothing. */
  readonly growthMax: number;
}

/** It is no PDF, a locked or damaged one, a larger one than anybody reads, or pictures alone; `busy`: too many others are being read. */
export class UnreadablePdf extends Error {
  constructor(readonly reason: 'damaged' | 'locked' | 'too-large' | 'too-many-pages' | 'no-text' | 'busy') {
    super(`the PDF cannot be read: ${reason}`);
  }
}

/** Whether bytes begin as a PDF does. */
export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';

/** One at a time in a process, and a few that wait: each takes a thread and its memory. */
const turns = new CallTurns({ inFlightMax: 1, waitingMax: 10, waitMs: 15_000 });

/** Pieces of text of a file: those of a page of the densest list are some thousands. */
const piecesMax = 200_000;
const growthLookMs = 50;

/**
 * The text of a PDF, line by line and page after page, columns parted by a tab. It is read in a thread of its own, which
 * knows nothing of the process and ends with its bounds.
 *
 * @throws UnreadablePdf
 */
export async function readPdfText(bytes: Uint8Array, limits: PdfLimits): Promise<string> {
  const leave = await turns.take('pdf');
  if (leave === null) throw new UnreadablePdf('busy');
  try {
    const pages = await readPages(bytes, limits);
    const text = pages.flatMap(linesOfPage).join('\n');
    if (text.length > limits.charactersMax) throw new UnreadablePdf('too-large');
    if (!/\p{L}/u.test(text)) throw new UnreadablePdf('no-text');
    return text;
  } finally {
    leave();
  }
}

type Answer = { readonly pages: readonly (readonly PagePiece[])[] } | { readonly reason: UnreadablePdf['reason'] };

async function readPages(bytes: Uint8Array, { pagesMax, timeoutMs, growthMax }: PdfLimits): Promise<readonly (readonly PagePiece[])[]> {
  const worker = new Worker(new URL('./worker/read-pages.mjs', import.meta.url), {
    workerData: { bytes: Uint8Array.from(bytes), pagesMax, piecesMax },
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
    if ('reason' in answer) throw new UnreadablePdf(answer.reason);
    return answer.pages;
  } finally {
    clearTimeout(timer);
    clearInterval(look);
    await worker.terminate();
  }
}
