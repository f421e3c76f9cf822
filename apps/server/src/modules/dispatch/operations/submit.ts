import { randomInt } from 'node:crypto';
import { outboundBytesMax } from '@mastlight/domain/dispatch/limits';
import { giveUpAfterMs } from '@mastlight/domain/dispatch/schedule';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Transaction } from '../../../platform/db/transaction';
import type { Submission } from '../dispatch-door';
import type { DispatchParts } from '../parts';
import { findByBusinessKey, holdBusinessKey, insertSubmission } from '../store';

/** Without letters that are mistaken for digits: references are read out over the telephone. */
const signs = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The day, and eight signs: 14, as UNB 0020 has room for. */
function makeReference(nowMs: number): string {
  const day = formatShanghai(nowMs).slice(2, 10).replaceAll('-', '');
  return day + Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('');
}

/** Keeps a message to be sent when the caller's transaction commits, once under its business key; gives our reference. */
export async function submit(parts: DispatchParts, tx: Transaction, submission: Submission): Promise<string> {
  const { businessKey, gateway, subjects = [] } = submission;
  if (!parts.gateways.has(gateway)) throw new Error(`There is no way out named ${gateway}.`);
  await holdBusinessKey(tx, businessKey);
  const known = await findByBusinessKey(tx, businessKey);
  if (known !== null) return known;
  const nowMs = parts.clock.nowMs();
  const toldMs = parts.portClock.nowMs();
  const reference = makeReference(toldMs);
  const bytes = submission.write(reference, toldMs);
  if (bytes.length > outboundBytesMax) throw new Error(`A message of ${bytes.length} bytes is too long to be sent.`);
  await insertSubmission(tx, {
    ...submission,
    subjects,
    reference,
    bytes,
    dueAtMs: nowMs,
    giveUpAtMs: nowMs + giveUpAfterMs(parts.quietMs),
    submittedAtMs: toldMs,
  });
  await parts.requestWork(tx);
  return reference;
}
