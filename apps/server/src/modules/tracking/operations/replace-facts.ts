import type { NewFact } from '@mastlight/domain/tracking/fact';
import type { Transaction } from '../../../platform/db/transaction';
import { digestOf, isTimeless, subjectDigest, timelessDigest } from '../fact-digest';
import { factIdentity, factLine } from '../fact-line';
import { stateFacts } from '../stated-facts';
import type { Parts } from '../parts';
import { appendLines, latestTimeless } from '../store/append-facts';
import { saveSubjects } from '../store/message-subjects';
import { attributeFact, findSpeakers, layAside, loadFactsOfMessage, stageAgain, type StoredFact } from '../store/replace-facts';
import { takeTurnToAppend } from '../store/turn';
import type { HeardMessages, OtherSpeakers, Replaced } from '../tracking-door';
import { deriveTouched } from './derive-touched';

/** A message beside what it stated first until now. */
interface Reread {
  readonly heard: HeardMessages;
  readonly stated: readonly NewFact[];
  readonly old: readonly StoredFact[];
}

/**
 * Replaces the facts of messages that have been read again by what they state
 * now; see `TrackingDoor.replaceFacts`. One that is stated as before is left
 * where it is, so that doing it again changes nothing.
 */
export async function replaceFacts(
  parts: Parts,
  transaction: Transaction,
  messages: readonly HeardMessages[],
  others: OtherSpeakers,
): Promise<ReadonlyMap<number, Replaced>> {
  await parts.months.ensure(messages.map(({ heardMs }) => heardMs));
  const reread: Reread[] = [];
  for (const heard of messages) {
    const stated = stateFacts(heard).facts;
    // Whoever asks has the messages' turn: nobody else changes what they stated.
    reread.push({ heard, stated, old: await loadFactsOfMessage(transaction, heard.messageId, heard.heardMs) });
  }
  const ports = await takeTurnToAppend(
    transaction,
    reread.flatMap(({ stated, old }) => [...stated, ...old.map(({ fact }) => fact)]),
  );
  const changes = new Map<number, Replaced>();
  const removed: StoredFact[] = [];
  for (const message of reread) {
    const { messageId } = message.heard;
    const { gone, lines } = await compare(transaction, message);
    const survivors = gone.length === 0 ? [] : await findSurvivors(transaction, message.heard, gone, others);
    const aside = gone.filter((stored) => !survivors.includes(stored));
    await layAside(transaction, aside, parts.platform.clock.nowMs());
    const added = (await appendLines(transaction, lines)).get(messageId) ?? 0;
    removed.push(...aside);
    changes.set(messageId, {
      stated: message.stated.length,
      first: message.old.length - gone.length + added,
      added,
      removed: aside.length,
    });
  }
  await saveSubjects(
    transaction,
    messages.map(({ messageId }) => messageId),
    reread.flatMap(({ stated }) => stated),
  );
  // After the new ones: what is staged before them would be appended with them.
  await stageAgain(transaction, removed);
  if ([...changes.values()].some(({ added, removed: count }) => added + count > 0)) {
    const sinceMs = messages.reduce((first, { heardMs }) => Math.min(first, heardMs), Infinity);
    await deriveTouched(parts, transaction, ports, sinceMs);
  }
  return changes;
}

/** What is compared: of statements with a time their digest, of others what they say without what was said before. */
const contentOf = (fact: NewFact): string => digestOf(factIdentity(fact));
const contentOfStored = ({ fact, digest }: StoredFact): string => (isTimeless(fact) ? contentOf(fact) : digest);

/** What a message states no longer, and the lines of what it states beside what is stored. */
async function compare(transaction: Transaction, { heard, stated, old }: Reread): Promise<{ gone: StoredFact[]; lines: string }> {
  const left = new Map<string, StoredFact[]>();
  for (const stored of old) {
    const content = contentOfStored(stored);
    left.set(content, [...(left.get(content) ?? []), stored]);
  }
  const before = await latestTimeless(transaction, stated, heard);
  const staged = new Set<string>();
  let lines = '';
  for (const fact of stated) {
    const identity = factIdentity(fact);
    const content = digestOf(identity);
    if (!isTimeless(fact)) {
      if (staged.has(content)) continue;
      staged.add(content);
      if (!left.delete(content)) lines += factLine(fact, identity, content, null);
      continue;
    }
    const subject = subjectDigest(fact);
    const previous = before.get(subject);
    const kept = previous?.content === content ? undefined : left.get(content)?.shift();
    if (previous?.content === content) continue;
    const digest = kept?.digest ?? (previous ? timelessDigest(identity, previous.digest) : content);
    before.set(subject, { content, digest });
    if (!kept) lines += factLine(fact, identity, digest, subject);
  }
  return { gone: [...left.values()].flat(), lines };
}

/**
 * A fact keeps the message that stated it first. Which others stated it too is
 * told by reading those again that repeated something of the same bills and
 * boxes; the first of them has it from then on.
 */
async function findSurvivors(
  transaction: Transaction,
  heard: HeardMessages,
  gone: readonly StoredFact[],
  others: OtherSpeakers,
): Promise<StoredFact[]> {
  const candidates = await others.findRepeating(heard.source, heard.messageId);
  const speakers = await findSpeakers(
    transaction,
    candidates,
    gone.map(({ fact }) => fact),
  );
  const left = new Map(gone.map((stored) => [contentOfStored(stored), stored]));
  const survivors: StoredFact[] = [];
  for (const messageId of speakers) {
    if (left.size === 0) break;
    const speaker = await others.read(messageId);
    if (speaker === null) continue;
    for (const fact of stateFacts(speaker).facts) {
      const content = contentOf(fact);
      const stored = left.get(content);
      // What no time is told of is another statement when it was said before.
      if (!stored || (isTimeless(fact) && speaker.heardMs < heard.heardMs)) continue;
      left.delete(content);
      await attributeFact(transaction, stored, speaker);
      survivors.push(stored);
    }
  }
  return survivors;
}
