import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { lineOf, type LineCode } from '@mastlight/domain/line-tracking/index';
import { overseasList } from '@mastlight/domain/overseas/contract';
import { overseasRefusals as refusals } from '@mastlight/domain/overseas/refusals';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { countHeld } from '../../../platform/list/own-rows';
import { publishChange } from '../../../platform/live';
import { shipmentSubject } from '../../line-tracking/index';
import type { OverseasParts } from '../parts';
import { findShownVersion } from '../queries/find-shown-version';
import { overseasServed } from '../queries/overseas-list';
import { changeLine, holdRow, isFollowed } from '../store';
import { settleHolds } from './settle-holds';
import { lookAtRows } from './tell-changes';

/**
 * Has another line be asked after a row of which nothing was heard (换船公司重试); what is set aside for it stays, and is taken
 * at once where that line was heard before.
 *
 * @throws BusinessError 404, 400 where something was heard, or is followed there already. 429 when the day allows no more.
 */
export async function changeCarrier(parts: OverseasParts, session: Session, id: number, line: LineCode): Promise<void> {
  const { platform, lines, follow } = parts;
  const { ownerKey } = session;
  const { name } = overseasList.topic;
  await inTransaction(platform.database, session, async (tx) => {
    const day = await follow.openDay(tx, session);
    await countHeld(tx, overseasServed.table, ownerKey);
    const row = await holdRow(tx, ownerKey, id);
    if (!row) throw new BusinessError(404);
    if (!lines.isConnected(line)) throw refuse(refusals.notConnected, { line: lineOf(line).nameCn }, { field: 'carrierCode' });
    const subject = shipmentSubject(line, row.billNo);
    if (subject === row.subject) return;
    const heard = await lines.heard(tx, [row.subject, subject]);
    if (heard.has(row.subject)) throw refuse(refusals.alreadyHeard, {});
    if (await isFollowed(tx, ownerKey, row.port, subject)) throw refuse(refusals.followedThere, {}, { field: 'carrierCode' });
    // Which numbers exist at a line cannot be asked without end.
    const { refused } = await day.allow([subject], { heard, isCorrection: true });
    const [usedUp] = refused.values();
    if (usedUp)
      throw refuse(
        refusals.unheardUsedUp,
        { max: usedUp.max },
        'retryAfterSeconds' in usedUp ? { retryAfterSeconds: usedUp.retryAfterSeconds } : {},
      );
    await follow.end(tx, name, [id]);
    await changeLine(tx, id, line, subject, await findShownVersion(tx, id));
    await follow.begin(tx, ownerKey, name, [{ rowId: id, subject, kind: 'overseas', port: row.port }]);
    await lookAtRows(parts, tx, ownerKey, [id], Math.trunc(platform.portClock.nowMs()));
    // Where others follow it already it is heard of already, and nobody will say so again.
    await settleHolds(parts, tx, session, [id], 'waits');
    await publishChange(tx, { ownerKey, topic: overseasList.topic, ids: [id] });
  });
}
