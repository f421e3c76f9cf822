import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { mailedListsMax, mailedNowPerDay } from '@mastlight/domain/export-task/limits';
import { exportTaskRefusals as refusals } from '@mastlight/domain/export-task/refusals';
import { nextSendMs, type SendTimes } from '@mastlight/domain/export-task/send-times';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../../platform/db/transaction';
import { readRequest } from '../../../platform/http/read-request';
import type { Session } from '../../../platform/http/session';
import { takeOfPersonDay } from '../../../platform/person-day';
import { addJob } from '../../../platform/queue/queue';
import { mailDueJob } from '../mail-due-job';
import { mayExport } from '../may-export';
import type { Parts } from '../parts';
import * as store from '../store/mailed';

/**
 * Has a list sent by mail at some hours of some days, to whoever wants it.
 *
 * @returns its number.
 * @throws BusinessError 400 for what the list's export does not take, without a proven mailbox, and when he has as many as he
 *   may; 403 for who may not export the list.
 */
export async function addMailed(
  parts: Parts,
  session: Session,
  { list, wish, name, weekdays, hours }: SendTimes & { readonly list: string; readonly wish: object; readonly name: string },
): Promise<number> {
  const { database, clock } = parts.platform;
  const found = parts.exports().find((one) => one.name === list);
  if (!found) throw refuse(refusals.unknownList, {}, { field: 'list' });
  if (!mayExport(session, found)) throw new BusinessError(403);
  const declared = readRequest(found.endpoint, wish) as object;
  await requireMailbox(parts, session);
  const { ownerKey, userId } = session;
  const nowMs = Math.trunc(clock.nowMs());
  const fresh = { ownerKey, userId, name, list, wish: declared, weekdays, hours };
  const id = await inTransaction(database, session, (tx) =>
    store.insertMailed(tx, fresh, { nextMs: nextSendMs(fresh, nowMs), nowMs, most: mailedListsMax }),
  );
  if (id === null) throw refuse(refusals.tooManyMailed, {});
  return id;
}

/** @throws BusinessError 400 where somebody has proven no mailbox. */
async function requireMailbox({ mailboxes }: Parts, session: Session): Promise<void> {
  if ((await mailboxes.findMailbox(session)) === null) throw refuse(refusals.mailboxMissing, {});
}

/** Pauses a list, or has it sent on from its next time. @throws BusinessError 404. */
export function pauseMailed({ platform: { database, clock } }: Parts, session: Session, id: number, isPaused: boolean): Promise<void> {
  return inTransaction(database, session, async (tx) => {
    const held = await store.holdMailed(tx, { ...ownerOf(session), id });
    if (!held) throw refuse(refusals.noMailed, {});
    await store.setNext(tx, id, isPaused ? null : nextSendMs(held, clock.nowMs()));
  });
}

/** Ends a list. @throws BusinessError 404. */
export function deleteMailed({ platform: { database } }: Parts, session: Session, id: number): Promise<void> {
  return inTransaction(database, session, async (tx) => {
    if (!(await store.holdMailed(tx, { ...ownerOf(session), id }))) throw refuse(refusals.noMailed, {});
    await store.deleteMailed(tx, id);
  });
}

/** Has a list sent now, besides its times. @throws BusinessError 400 without a proven mailbox, 404, 429. */
export async function sendMailed(parts: Parts, session: Session, id: number): Promise<void> {
  const { database, clock, config } = parts.platform;
  await inTransaction(database, session, async (tx) => {
    if (!(await store.holdMailed(tx, { ...ownerOf(session), id }))) throw refuse(refusals.noMailed, {});
  });
  await requireMailbox(parts, session);
  const nowMs = Math.trunc(clock.nowMs());
  await inTransaction(database, session, async (tx) => {
    const held = await store.holdMailed(tx, { ...ownerOf(session), id });
    if (!held) throw refuse(refusals.noMailed, {});
    const counted = { 'export-task.mailed-now': { count: 1, max: mailedNowPerDay * config.quotaFactor } } as const;
    if (!(await takeOfPersonDay(tx, { userId: session.userId, day: shanghaiDay(nowMs) }, counted)))
      throw refuse(refusals.mailedNowEnough, {});
    await store.insertMailing(tx, held, nowMs, nowMs);
    await addJob(tx, mailDueJob, {});
  });
}

const ownerOf = ({ ownerKey, userId }: Session) => ({ ownerKey, userId });
