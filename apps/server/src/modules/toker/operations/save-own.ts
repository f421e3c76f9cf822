import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { SavedWish, toker } from '@mastlight/domain/toker/contract';
import { marksMax, searchesMax } from '@mastlight/domain/toker/limits';
import { tokerRefusals as refusals } from '@mastlight/domain/toker/refusals';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { TokerParts } from '../parts';
import {
  deleteMark,
  deleteSearch as deleteOne,
  findCompanyName,
  holdMark,
  putMark,
  putSearch,
  setPushed,
  type KeptMark,
} from '../store/own';

/**
 * Keeps how far an owner is with a company; one that says nothing is taken away.
 *
 * @throws BusinessError 404, 400 beyond the most, 409 where a colleague has changed it since it was seen.
 */
export function saveMark({ platform }: TokerParts, session: Session, mark: RequestOf<typeof toker.saveMark>): Promise<void> {
  const { ownerKey } = session;
  return inTransaction(platform.database, session, async (tx) => {
    if ((await findCompanyName(tx, mark.id)) === null) throw new BusinessError(404);
    const before = await holdMark(tx, ownerKey, mark.id);
    const nothing = { state: '', note: '', nextDay: null };
    // The same sent again changes nothing, and is not refused.
    if (isSame(before ?? nothing, mark)) return;
    if (mark.seenMs !== undefined && mark.seenMs !== (before?.updatedMs ?? null)) throw refuse(refusals.changedMeanwhile, {});
    // Two changes within one reading of the clock are two versions.
    const nowMs = Math.max(platform.clock.nowMs(), (before?.updatedMs ?? 0) + 1);
    if (mark.state === '' && mark.note === '' && mark.nextDay === null) return deleteMark(tx, ownerKey, mark.id);
    if (!(await putMark(tx, ownerKey, mark, marksMax, nowMs))) throw refuse(refusals.tooManyMarks, {});
  });
}

const isSame = (one: KeptMark, other: KeptMark): boolean =>
  one.state === other.state && one.note === other.note && one.nextDay === other.nextDay;

/** Saves a search of an owner. @throws BusinessError 400 beyond the most. */
export function saveSearch({ platform }: TokerParts, session: Session, name: string, wish: SavedWish): Promise<void> {
  return inTransaction(platform.database, session, async (tx) => {
    if (!(await putSearch(tx, session.ownerKey, { name, wish }, searchesMax, platform.clock.nowMs())))
      throw refuse(refusals.tooManySearches, {});
  });
}

/** Has an owner told of new companies that a search finds, or not any more. */
export function pushSearch({ platform }: TokerParts, session: Session, id: number, on: boolean): Promise<void> {
  return inTransaction(platform.database, session, (tx) => setPushed(tx, session.ownerKey, id, on));
}

/** Deletes a search of an owner. */
export function deleteSearch({ platform }: TokerParts, session: Session, id: number): Promise<void> {
  return inTransaction(platform.database, session, (tx) => deleteOne(tx, session.ownerKey, id));
}
