import { lstat, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { intakeTexts, quarantineTexts } from '@mastlight/domain/intake/messages';
import type { Log } from '../../../platform/log';
import type { IntakeDoor, Outcome } from '../intake-door';
import { isMessageAtFault } from '../message-fault';
import { storedName, type InboxFolders } from './inbox-folders';

/** Messages asked for at once. */
const askedAtOnce = 200;
/** A message may be decided before its file lies where it is looked for; later than this it will not come. */
const placedWithinMs = 60_000;

/** The part of the intake that sorting needs. */
export type SortingDoor = Pick<IntakeDoor, 'findOutcome' | 'findUnsorted' | 'markSorted' | 'writeReceipts'>;

/**
 * Sorts the files of decided messages: what was quarantined goes to
 * `.refused`, the reasons of what was refused stand beside the file, receipts
 * to EDIFACT lie in `.receipts`. What is done is noted in the database, so
 * that whatever a process leaves behind the next one takes up; doing it twice
 * is doing it once.
 */
export async function sortDecided(folders: InboxFolders, door: SortingDoor, nowMs: number, log: Log): Promise<void> {
  for (let afterId = 0; ; ) {
    const outcomes = await door.findUnsorted(folders.id, afterId, askedAtOnce);
    const sorted: number[] = [];
    try {
      for (const outcome of outcomes) {
        if (await sortOne(folders, door, outcome, nowMs).catch((error: unknown) => giveUp(outcome, error, log))) sorted.push(outcome.messageId);
      }
    } finally {
      if (sorted.length > 0) await door.markSorted(sorted);
    }
    if (outcomes.length < askedAtOnce) return;
    afterId = outcomes.at(-1)!.messageId;
  }
}

/** A message whose receipt or reason cannot be written must not hold up those behind it. */
function giveUp({ messageId }: Outcome, error: unknown, log: Log): true {
  if (!isMessageAtFault(error)) throw error;
  log.error({ err: error, messageId }, 'file of a message cannot be sorted');
  return true;
}

/** @returns false when it must be looked at again. */
async function sortOne(folders: InboxFolders, door: SortingDoor, outcome: Outcome, nowMs: number): Promise<boolean> {
  // A file that came again shares the lot of the first one.
  const first = outcome.state === 'duplicate' && outcome.duplicateOf !== null ? await door.findOutcome(outcome.duplicateOf) : null;
  if (first?.state === 'received') return false;
  const judged = first?.state === 'quarantined' ? first : outcome;
  const name = storedName(outcome);
  const [kind, other] = judged.state === 'quarantined' ? (['refused', 'done'] as const) : (['done', 'refused'] as const);
  const target = join(folders.sorted(kind, outcome.source), name);
  const elsewhere = join(folders.sorted(other, outcome.source), name);
  // In the other folder lies what has not been sorted yet, or was refused and driven again.
  const isThere = (await moveInto(elsewhere, target)) || (await lstat(target).catch(() => null)) !== null;
  if (!isThere && nowMs - outcome.receivedMs < placedWithinMs) return false;
  await rm(`${elsewhere}.reason.txt`, { force: true });
  const receipts = await door.writeReceipts(outcome);
  if (receipts) await lay(join(folders.sorted('receipts', outcome.source), `${name}.receipt.edi`), receipts, 0o640);
  const reason = reasonText(outcome, judged);
  if (reason !== null) await lay(`${target}.reason.txt`, reason, 0o600);
  return true;
}

/** What is told beside a file; null when nothing was refused. */
function reasonText({ fileName, messageId }: Outcome, { state, reason, detail, findings }: Outcome): string | null {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const isRefused = state === 'quarantined';
  if (!isRefused && errors.length === 0) return null;
  const lines = [
    intakeTexts.fileOfMessage(fileName, messageId),
    isRefused ? (reason ? quarantineTexts[reason] : '') : intakeTexts.partlyRefused,
    detail ?? '',
    ...errors.map((finding) => intakeTexts.finding(finding.segment, finding.offset, finding.zh)),
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
}

/** Written beside its place and moved there, so that nobody fetches half of it. */
async function lay(target: string, content: Uint8Array | string, mode: number): Promise<void> {
  await writeFile(`${target}.part`, content, { mode });
  await rename(`${target}.part`, target);
}

/** Moves a file to a place of ours, whose name tells its content. @returns false when there was none to move. */
export async function moveInto(path: string, target: string): Promise<boolean> {
  try {
    await rename(path, target);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return false;
    throw error;
  }
}
