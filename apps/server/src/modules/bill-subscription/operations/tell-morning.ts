import { morningCame } from '@mastlight/domain/bill-subscription/events';
import { morningBillsMax, morningShipsMax } from '@mastlight/domain/bill-subscription/limits';
import { billsToHandle, morningOf, shipsClosing } from '@mastlight/domain/bill-subscription/today';
import type { PortSilence } from '@mastlight/domain/ports/index';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../../platform/db/transaction';
import { ListTimes } from '../../tracking/index';
import type { Parts } from '../parts';
import { billRowOf } from '../queries/bill-row';
import { findMorning, findMorningOwners } from '../queries/find-mornings';
import { noteMorning } from '../store';

const ownersAtOnce = 200;
const dayMs = 86_400_000;

/**
 * Tells everybody once on a day, from 8:30, what of the bills that he is responsible for waits for a human: in one transaction an
 * owner, so that after a crash none is told twice. On a morning without anything nothing is told.
 */
export async function tellMorning(parts: Pick<Parts, 'platform' | 'tracking'>): Promise<void> {
  const { database, clock, portClock } = parts.platform;
  const day = morningOf(clock.nowMs());
  if (day === null) return;
  const portNowMs = Math.trunc(portClock.nowMs());
  const times = new ListTimes(parts.platform, parts.tracking);
  const silences = new Map<PortCode, PortSilence | null>();
  for (const { code } of ports) silences.set(code, await times.findSilence(code, portNowMs));
  for (let last = '', isMore = true; isMore;) {
    const owners = await findMorningOwners(database, day, last, ownersAtOnce);
    for (const ownerKey of owners) await tellOwner(parts, ownerKey, { day, portNowMs, silences });
    last = owners.at(-1) ?? '';
    isMore = owners.length === ownersAtOnce;
  }
}

interface Morning {
  readonly day: string;
  readonly portNowMs: number;
  readonly silences: ReadonlyMap<PortCode, PortSilence | null>;
}

async function tellOwner({ platform }: Pick<Parts, 'platform'>, ownerKey: string, { day, portNowMs, silences }: Morning): Promise<void> {
  await inTransaction(platform.database, { ownerKey }, async (tx) => {
    if (!(await noteMorning(tx, ownerKey, day))) return;
    const records = await findMorning(tx, ownerKey, portNowMs, portNowMs + dayMs);
    for (const of of groupBy(records, ({ user_id: userId, port }) => `${userId} ${port}`).values()) {
      const { user_id: userId, port } = of[0]!;
      const rows = of.map((record) => billRowOf(record, portNowMs, undefined, { silence: silences.get(port) ?? null }));
      const waiting = billsToHandle(rows, portNowMs);
      // Boxes that are all in wait for nobody.
      const ships = shipsClosing(rows, portNowMs).filter(({ boxesOut }) => boxesOut !== 0);
      if (waiting.length + ships.length === 0) continue;
      await platform.outbox.emit(tx, morningCame, {
        ownerKey,
        userId,
        day,
        port,
        bills: waiting.slice(0, morningBillsMax).map(({ billNo, sentence, tone, clock }) => ({
          billNo,
          sentence,
          tone,
          closesMs: clock === null ? null : (parseShanghai(clock.time) ?? null),
        })),
        count: waiting.length,
        ships: ships.slice(0, morningShipsMax).map(({ shipInfo, clockName, closesMs, billNos, boxesOut }) => ({
          shipInfo,
          clockName,
          closesMs,
          bills: billNos.length,
          boxesOut,
        })),
      });
    }
  });
}
