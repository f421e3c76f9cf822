import { createHash, randomUUID } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { findingsKeptMax } from '@mastlight/domain/intake/limits';
import { intakeFindings, intakeTexts } from '@mastlight/domain/intake/messages';
import { formatsOfSource } from '@mastlight/domain/ports/index';
import type { QuarantineReason } from '@mastlight/domain/intake/message-state';
import { interchangeKey, type Finding, type Reading } from '@mastlight/wire';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import type { DispatchDoor } from '../../dispatch/index';
import type { ManifestDoor } from '../../manifest-query/index';
import type { Applied, TrackingDoor } from '../../tracking/index';
import type { DecodingLane } from '../decoding-lane';
import type { LeftInLane } from '../lane-work';
import { preparedMsOf } from '../prepared-time';
import { isMessageAtFault } from '../message-fault';
import { readGently } from '../read-gently';
import { receiptsTo } from '../receipts-to';
import { claimInterchange, findEarlierTwin, saveDecisions, type Decision } from '../store/decisions';
import { findWaitingLanes, takeDecodeTurn, takeDecodeTurnAlone } from '../store/decode-turn';
import { countTry, findLeftBehind, noteDecoding } from '../store/decoding-notes';
import { saveReceipts, type WrittenReceipts } from '../store/receipts';
import { isWaiting, loadOldest, loadWaiting, type WaitingMessage } from '../store/waiting-messages';

/** One transaction takes so many messages: few, so that other lanes and its own next message need not wait for it. */
const batchMessagesMax = 8;
/** Of a lane that has fallen behind it takes more, so that fewer commits are paid for; yet others share the processor with it. */
const batchMessagesBehindMax = 64;
const batchBytesMax = 768 * 1024;
/** A message over which a process ended alone so often is set aside: others wait behind it. */
const triesMax = 2;

const thisProcess = randomUUID();

export interface DecodeParts {
  readonly platform: Platform;
  readonly tracking: Pick<TrackingDoor, 'applyMessages' | 'noteRepeats'>;
  /** Hears receipts to what was sent out. */
  readonly dispatch: Pick<DispatchDoor, 'hear'>;
  /** Hears what is said of manifests. */
  readonly manifests: ManifestDoor;
  /** Told after decisions are committed; for the inbox, which sorts its files by them. */
  readonly onDecided?: () => void;
}

/**
 * Decodes a batch of a lane's waiting messages, its sources in turn and of each
 * the oldest first. The batch's facts, statuses, events and message states are
 * committed together: however the process ends, a message is either still
 * waiting or wholly done.
 *
 * @param isBehind whether more waited there after its last batch.
 * @param signal looked at before the batch; nothing is begun once it is aborted.
 * @returns what is left in the lane.
 */
export async function decodeLane(parts: DecodeParts, lane: DecodingLane, isBehind: boolean, signal?: AbortSignal): Promise<LeftInLane> {
  if (signal?.aborted) return 'nothing';
  const countMax = isBehind ? batchMessagesBehindMax : batchMessagesMax;
  let isFull = false;
  try {
    const decided = await decodeBatch(parts, lane, countMax);
    isFull = decided.length >= countMax;
    if (decided.length > 0) tellDecided(parts, decided);
  } catch (error) {
    if (!isMessageAtFault(error)) throw error;
    await decodeOneByOne(parts, lane, signal);
  }
  if (signal?.aborted || (await findWaitingLanes(parts.platform.database, [lane])).length === 0) return 'nothing';
  return isFull ? 'much' : 'some';
}

/** One message of a batch cannot be stored: it alone is set aside, its neighbours go through. */
async function decodeOneByOne(parts: DecodeParts, lane: DecodingLane, signal?: AbortSignal): Promise<void> {
  for (let i = 0; i < batchMessagesBehindMax && !signal?.aborted; i++) {
    let tried: WaitingMessage | null = null;
    let decided: readonly Decision[];
    try {
      decided = await decodeBatch(parts, lane, 1, (message) => (tried = message));
      if (decided.length === 0) return;
    } catch (error) {
      if (tried === null || !isMessageAtFault(error)) throw error;
      decided = await setAside(parts, lane, tried, error);
    }
    tellDecided(parts, decided);
  }
}

/** What others are told once decisions are committed: the inbox, and whoever watches over the keys of the sources. */
function tellDecided({ platform, onDecided }: DecodeParts, decided: readonly Decision[]): void {
  for (const { messageId, findings } of decided) {
    // The key is one port's and the message another's: a mistake of the source, or somebody else has its key.
    if (findings.some(({ code }) => code === 'foreign-port'))
      platform.securityLog.tell({ name: 'foreign-port', subject: String(messageId) });
  }
  onDecided?.();
}

/** Quarantines the message that failed; another process may have decided it meanwhile, then nothing is done. */
function setAside({ platform }: DecodeParts, lane: DecodingLane, message: WaitingMessage, error: unknown): Promise<Decision[]> {
  const messageId = message.id;
  return inTransaction(platform.database, 'system', async (transaction) => {
    await takeDecodeTurn(transaction, lane);
    if (!(await isWaiting(transaction, messageId))) return [];
    platform.log.error({ err: error, messageId }, 'message cannot be applied, quarantined');
    const decision = quarantined(
      message,
      'apply-failed',
      null,
      intakeTexts.notStorable(messageId, (error as { code?: string }).code ?? null),
    );
    await saveDecisions(transaction, [decision], platform.clock.nowMs());
    return [decision];
  });
}

interface Readable {
  readonly message: WaitingMessage;
  readonly reading: Reading;
  readonly key: string | null;
}

/** A message that was read and is decided without being applied. */
interface Judged {
  readonly message: WaitingMessage;
  readonly reading: Reading;
  readonly decision: Decision;
}

async function decodeBatch(
  parts: DecodeParts,
  lane: DecodingLane,
  countMax: number,
  onTried?: (message: WaitingMessage) => void,
): Promise<readonly Decision[]> {
  const { platform } = parts;
  const decided = await inTransaction(platform.database, 'system', async (transaction) => {
    await takeDecodeTurn(transaction, lane);
    if ((await findLeft(parts, transaction, lane)).length > 0) return null;
    const waiting = await loadWaiting(transaction, lane, countMax, batchBytesMax);
    if (waiting.length === 0) return [];
    await noteDecoding(
      platform.database,
      thisProcess,
      lane,
      waiting.map(({ id }) => id),
    );
    return decode(parts, transaction, waiting, onTried);
  });
  return decided ?? decodeLeftBehind(parts, lane, onTried);
}

/** Killed with its parent, as by an upgrade in a hurry, the last process says nothing about what it was at. */
function findLeft({ platform }: DecodeParts, transaction: Transaction, lane: DecodingLane): Promise<number[]> {
  return platform.isFirstWorker ? Promise.resolve([]) : findLeftBehind(transaction, thisProcess, lane);
}

/**
 * A process ended while it decoded these: one of them may be why, so they are
 * taken up one at a time, while nobody decodes in another lane whom a next end
 * would count against, and one over which it happens again and again is set
 * aside.
 */
function decodeLeftBehind(parts: DecodeParts, lane: DecodingLane, onTried?: (message: WaitingMessage) => void): Promise<Decision[]> {
  const { platform } = parts;
  return inTransaction(platform.database, 'system', async (transaction) => {
    await takeDecodeTurnAlone(transaction);
    const message = await loadOldest(transaction, await findLeft(parts, transaction, lane));
    if (!message) return [];
    if (message.tries < triesMax) {
      await countTry(platform.database, message.id);
      return decode(parts, transaction, [message], onTried);
    }
    platform.log.error({ messageId: message.id, tries: message.tries }, 'processes have ended over a message, quarantined');
    const decision = quarantined(message, 'ends-process', null, intakeTexts.endsProcess(message.id, message.tries + 1));
    await saveDecisions(transaction, [decision], platform.clock.nowMs());
    return [decision];
  });
}

async function decode(
  { platform, tracking, dispatch, manifests }: DecodeParts,
  transaction: Transaction,
  waiting: readonly WaitingMessage[],
  onTried?: (message: WaitingMessage) => void,
): Promise<Decision[]> {
  const decisions: Decision[] = [];
  const receipts: WrittenReceipts[] = [];
  const readable: Readable[] = [];
  const repeats: WaitingMessage[] = [];
  const decide = async ({ message, reading, decision }: Judged): Promise<void> => {
    decisions.push(decision);
    if (decision.state === 'duplicate') repeats.push(message);
    if (reading.format !== 'edifact') return;
    const { id: messageId, receivedMs } = message;
    receipts.push({ messageId, receivedMs, bytes: await receiptsTo(reading, { ...decision, receivedMs }) });
  };
  for (const message of waiting) {
    onTried?.(message);
    const judged = await judgeMessage(transaction, message);
    if ('decision' in judged) await decide(judged);
    else readable.push(judged);
    // Browsers of this process are answered between two messages.
    await yieldToOthers();
  }
  const applied = await tracking.applyMessages(
    transaction,
    readable.map(({ message, reading }) => ({
      messageId: message.id,
      source: message.source,
      heardMs: message.heardMs,
      preparedMs: preparedMsOf(reading),
      isRepeat: message.isRepeat,
      messages: reading.messages,
    })),
  );
  await dispatch.hear(
    transaction,
    readable.map(({ message, reading }) => ({ messageId: message.id, source: message.source, messages: reading.messages })),
  );
  await manifests.hear(
    transaction,
    readable.map(({ message, reading }) => ({
      messageId: message.id,
      source: message.source,
      heardMs: message.heardMs,
      preparedMs: preparedMsOf(reading),
      sentBy: message.sentBy,
      messages: reading.messages,
    })),
  );
  for (const entry of readable) {
    await decide({ ...entry, decision: await decideApplied(transaction, entry, applied.get(entry.message.id)!) });
  }
  await tracking.noteRepeats(transaction, repeats);
  await saveReceipts(transaction, receipts);
  await saveDecisions(transaction, decisions, platform.clock.nowMs());
  return decisions;
}

/** SHA-256 over what the messages say, whatever bytes they came in. */
async function digestContent({ messages }: Reading): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const [index, message] of messages.entries()) {
    hash.update(`${index === 0 ? '[' : ','}${JSON.stringify(message)}`);
    if (index % 100 === 99) await yieldToOthers();
  }
  return hash.update(messages.length === 0 ? '[]' : ']').digest();
}

/** Reads a message and decides what can be decided without applying it. */
async function judgeMessage(transaction: Transaction, message: WaitingMessage): Promise<Judged | Readable> {
  const reading = await readGently(message.bytes);
  const judged = (decision: Decision): Judged => ({ message, reading, decision });
  const hasError = reading.refusedCount > 0 || reading.findings.some((finding) => finding.severity === 'error');
  if (reading.messages.length === 0 && (hasError || reading.format === 'unknown')) {
    return judged(quarantined(message, 'unreadable', reading));
  }
  const formats = formatsOfSource(message.source);
  if (formats !== null && !formats.includes(reading.format) && !message.isForced) {
    return judged(quarantined(message, 'foreign-format', reading, intakeTexts.foreignFormat(reading.format, formats)));
  }
  const key = interchangeKey(reading);
  if (key === null) return { message, reading, key };
  const content = await digestContent(reading);
  const known = await claimInterchange(transaction, message.source, key, content, message.id);
  if (known === null || message.isForced) return { message, reading, key };
  if (!known.contentDigest.equals(content)) return judged(quarantined(message, 'interchange-conflict', reading));
  return judged({ ...decisionOf(message, reading, key), state: 'duplicate', duplicateOf: known.messageId });
}

async function decideApplied(transaction: Transaction, { message, reading, key }: Readable, applied: Applied): Promise<Decision> {
  const own = findingsOf(applied);
  const decision = {
    ...decisionOf(message, reading, key, own),
    refused: reading.refusedCount + own.filter(({ severity }) => severity === 'error').length,
    facts: applied.stated,
    added: applied.added,
  };
  if (!message.isRepeatable || applied.stated === 0 || applied.added > 0) return decision;
  const twin = await findEarlierTwin(transaction, message.source, message.sha256, message.id);
  return twin === null ? decision : { ...decision, state: 'duplicate', duplicateOf: twin };
}

/** What was not applied because of the port that it names, or of the boxes of a bill, and times that do not count: findings of the message as a whole. */
function findingsOf({ foreign, crowded, oddTimes }: Applied): Finding[] {
  const aside = [
    ...crowded.map((billNo) => ['too-many-boxes', billNo] as const),
    ...foreign.map(({ code, place }) => [code, place] as const),
    ...oddTimes.map((time) => ['odd-time', time] as const),
  ];
  return aside.slice(0, findingsKeptMax).map(([code, quoted]) => {
    const [severity, zh, en] = intakeFindings[code];
    return { severity, code, offset: 0, zh: zh.replace('{}', () => quoted), en: en.replace('{}', () => quoted) };
  });
}

function quarantined(message: WaitingMessage, reason: QuarantineReason, reading: Reading | null, detail: string | null = null): Decision {
  return { ...decisionOf(message, reading, null), state: 'quarantined', reason, detail };
}

function decisionOf({ id, source }: WaitingMessage, reading: Reading | null, key: string | null, own: readonly Finding[] = []): Decision {
  const findings = [...own, ...(reading?.findings ?? [])];
  // What refused something is kept before what was merely odd.
  const kept = [...findings].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error')).slice(0, findingsKeptMax);
  return {
    messageId: id,
    source,
    state: 'applied',
    reason: null,
    detail: null,
    duplicateOf: null,
    format: reading?.format ?? null,
    interchangeKey: key,
    messages: reading?.messages.length ?? 0,
    refused: reading?.refusedCount ?? 0,
    facts: 0,
    added: 0,
    findings: kept,
  };
}
