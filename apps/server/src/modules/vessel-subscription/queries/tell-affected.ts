import type { AffectedCall } from '@mastlight/domain/vessel-subscription/contract';
import { changesToldMax } from '@mastlight/domain/vessel-subscription/limits';
import { portRules } from '@mastlight/domain/ports/index';
import { dangersOf, voyageKeysOf, type ClockMove, type Danger } from '@mastlight/domain/tracking/index';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { sources } from '@mastlight/domain/vocabulary/source';
import type { Database } from '../../../platform/db/database';
import { wireTime } from '../../../platform/list/wire-time';
import { readPublishedStatus } from '../../tracking/index';
import { findBillsOfCalls, findFollowedCalls, type BillOfCall } from './find-affected-bills';

/**
 * What moved clocks endanger of an owner's bills, call by call (cut-off radar):
 * of some rows of his list in one port. Rows of others are left out.
 *
 * @param portNowMs port time.
 */
export async function tellAffected(
  database: Database,
  ownerKey: string,
  port: PortCode,
  ids: readonly number[],
  portNowMs: number,
): Promise<AffectedCall[]> {
  const calls = await findFollowedCalls(database, ownerKey, port, ids);
  const spelt = calls.flatMap(({ call }) => {
    const [vessel, voyage] = call.split('/') as [string, string];
    return voyageKeysOf(voyage).map((key) => ({ call, vessel, voyage: key }));
  });
  const bills = groupBy(await findBillsOfCalls(database, ownerKey, port, spelt), ({ call }) => call);
  return calls.map(({ id, call, changes }): AffectedCall => {
    const own = bills.get(call) ?? [];
    return {
      id,
      bills: own.map(({ billNo, boxes, lacks, clockMs }) => ({
        blno: billNo,
        boxes,
        lacks,
        clock: clockMs === null ? null : wireTime(clockMs),
      })),
      dangers: dangersOfBills(port, own, portNowMs),
      changes: (changes ?? [])
        .slice(-changesToldMax)
        .reverse()
        .map((change) => tellMove(port, change)),
    };
  });
}

/** One clock that moved alike for several bills is one danger; bills of two terminals may be told of two. */
function dangersOfBills(port: PortCode, bills: readonly BillOfCall[], portNowMs: number): AffectedCall['dangers'] {
  const found = bills.flatMap(({ billNo, status }) => {
    const read = readPublishedStatus(status);
    return read === null ? [] : dangersOf(read, portNowMs).map((danger) => ({ billNo, danger }));
  });
  const alike = groupBy(found, ({ danger }) => moveKey(danger));
  return [...alike.values()].map((same) => ({
    ...tellMove(port, same[0]!.danger),
    bills: same.map(({ billNo, danger }) => ({ blno: billNo, ctnNos: [...danger.containerNos] })),
  }));
}

const moveKey = ({ field, fromMs, toMs, source }: Danger): string => [field, fromMs, toMs, source].join(' ');

/** A move as the wire tells it. */
function tellMove(port: PortCode, { field, fromMs, toMs, saidMs, source }: ClockMove) {
  return {
    field,
    name: portRules(port).cutOffNames[field],
    from: wireTime(fromMs),
    to: wireTime(toMs),
    saidTime: formatShanghai(saidMs),
    source: sources[source],
  };
}
