import type { RereadSpan } from '@mastlight/domain/intake/reread-span';
import type { Reading } from '@mastlight/wire';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import type { ManifestDoor } from '../../manifest-query/index';
import type { HeardMessages, TrackingDoor } from '../../tracking/index';
import { decodingLanes } from '../decoding-lane';
import { preparedMsOf } from '../prepared-time';
import { readGently } from '../read-gently';
import type { DecodingRequests } from '../request-decoding';
import { requeueMessages, saveCounts } from '../store/decisions';
import { takeDecodeTurn } from '../store/decode-turn';
import { beginReread, endReread, findQuarantined, findRepeating, findReread, noteReread, type RereadCandidate } from '../store/reread';
import { loadMessages, type WaitingMessage } from '../store/waiting-messages';

/** A round holds its lanes for so many messages, or so many bytes: some tenths of a second. */
const roundMessagesMax = 50;
const roundBytesMax = 768 * 1024;

export interface RereadParts {
  readonly platform: Platform;
  readonly tracking: Pick<TrackingDoor, 'replaceFacts'>;
  readonly manifests: ManifestDoor;
  readonly requests: DecodingRequests;
  /** How bytes are read. */
  readonly read?: (bytes: Uint8Array) => Promise<Reading>;
}

/** What has been done of a span. */
export interface RereadProgress {
  /** Quarantined messages that were put back in line. */
  readonly redriven: number;
  readonly read: number;
  /** Messages of which nothing can be read any more: they are left as they are. */
  readonly unreadable: number;
  /** Messages that state other facts than before. */
  readonly changed: number;
  readonly added: number;
  readonly removed: number;
}

/**
 * Reads the raw messages of a span again and has their facts replaced, in short
 * rounds while the product goes on. How far it has come is noted with each
 * round: ended or killed, it goes on there when the same span is asked for. A
 * second run changes nothing.
 *
 * @param text the span as it was typed; its note has that name.
 * @param signal ends it after the round that is on.
 */
export async function rereadSpan(
  parts: RereadParts,
  text: string,
  span: RereadSpan,
  signal: AbortSignal,
  tell: (progress: RereadProgress) => void,
): Promise<RereadProgress> {
  const { database, clock } = parts.platform;
  const note = await beginReread(database, text, clock.nowMs());
  let progress: RereadProgress = { redriven: 0, read: 0, unreadable: 0, changed: 0, added: 0, removed: 0 };
  // At the beginning alone: those that are refused again need not be tried again.
  if (note.lastId === 0) progress = { ...progress, redriven: await redriveQuarantined(parts, span) };
  let { lastId } = note;
  while (!signal.aborted) {
    const found = await findReread(database, span, { ...note, lastId }, roundMessagesMax);
    if (found.length === 0) {
      await endReread(database, text);
      break;
    }
    const round = withinBytes(found);
    const done = await rereadRound(parts, text, round);
    lastId = round.at(-1)!.id;
    progress = {
      redriven: progress.redriven,
      read: progress.read + round.length,
      unreadable: progress.unreadable + done.unreadable,
      changed: progress.changed + done.changed,
      added: progress.added + done.added,
      removed: progress.removed + done.removed,
    };
    tell(progress);
  }
  return progress;
}

async function redriveQuarantined({ platform, requests }: RereadParts, span: RereadSpan): Promise<number> {
  let redriven = 0;
  for (const messageId of await findQuarantined(platform.database, span)) {
    await inTransaction(platform.database, 'system', async (transaction) => {
      redriven += (await requeueMessages(transaction, [messageId], false)).size;
    });
  }
  if (redriven > 0) await requests.ask();
  return redriven;
}

/** At least one. */
function withinBytes(found: readonly RereadCandidate[]): readonly RereadCandidate[] {
  let bytes = 0;
  const count = found.findIndex(({ size }) => (bytes += size) > roundBytesMax);
  return count < 0 ? found : found.slice(0, Math.max(1, count));
}

function rereadRound(
  parts: RereadParts,
  text: string,
  round: readonly RereadCandidate[],
): Promise<Pick<RereadProgress, 'unreadable' | 'changed' | 'added' | 'removed'>> {
  const read = parts.read ?? readGently;
  return inTransaction(parts.platform.database, 'system', async (transaction) => {
    // In the order of lanes, as whoever takes several must.
    for (const lane of decodingLanes) {
      if (round.some(({ source }) => lane.sources.includes(source))) await takeDecodeTurn(transaction, lane);
    }
    const readings = new Map<number, Reading>();
    const heard: HeardMessages[] = [];
    const messages = await loadMessages(
      transaction,
      round.map(({ id }) => id),
    );
    for (const message of messages) {
      const reading = await read(message.bytes);
      if (reading.messages.length === 0) continue;
      readings.set(message.id, reading);
      heard.push(heardOf(message, reading));
    }
    // Told with who sent each, which tracking has no use for.
    const senders = new Map(messages.map(({ id, sentBy }) => [id, sentBy]));
    await parts.manifests.hear(
      transaction,
      heard.map((one) => ({ ...one, preparedMs: one.preparedMs ?? null, sentBy: senders.get(one.messageId) ?? null })),
    );
    const replaced = await parts.tracking.replaceFacts(transaction, heard, {
      findRepeating: (source, exceptId) => findRepeating(transaction, source, exceptId),
      read: (messageId) => readAnother(transaction, read, messageId),
    });
    await saveCounts(
      transaction,
      [...replaced].map(([messageId, { stated, first }]) => {
        const reading = readings.get(messageId)!;
        return { messageId, messages: reading.messages.length, refused: reading.refusedCount, facts: stated, added: first };
      }),
    );
    await noteReread(transaction, text, round.at(-1)!.id);
    const all = [...replaced.values()];
    return {
      unreadable: round.length - heard.length,
      changed: all.filter(({ added, removed }) => added + removed > 0).length,
      added: all.reduce((sum, { added }) => sum + added, 0),
      removed: all.reduce((sum, { removed }) => sum + removed, 0),
    };
  });
}

async function readAnother(
  transaction: Transaction,
  read: (bytes: Uint8Array) => Promise<Reading>,
  messageId: number,
): Promise<HeardMessages | null> {
  const [message] = await loadMessages(transaction, [messageId]);
  return message ? heardOf(message, await read(message.bytes)) : null;
}

function heardOf(message: WaitingMessage, reading: Reading): HeardMessages {
  return {
    messageId: message.id,
    source: message.source,
    heardMs: message.heardMs,
    preparedMs: preparedMsOf(reading),
    messages: reading.messages,
  };
}
