import { billing } from '@mastlight/domain/billing/contract';
import { billingTexts } from '@mastlight/domain/billing/messages';
import { priceOf } from '@mastlight/domain/billing/price-list';
import { recordsOfType, recordTypeOf } from '@mastlight/domain/billing/transfer';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { implement, type Route } from '../../platform/http/route';
import { askAdjustment, decideAdjustment } from './operations/adjust';
import { seeMoneyDesk } from './operations/see-money-desk';
import { checkFree, seeWallet } from './operations/see-wallet';
import type { BillingParts } from './parts';
import { listRecords, type LedgerRecord } from './queries/list-records';
import { startOfDay } from './shanghai-day';

const dayMs = 24 * 3_600_000;

/** What was charged or set aside for less than the price list of then says; null where it was not. */
function fullFenOf({ kind, fee, realChangeFen, freeChangeFen, madeAtMs }: LedgerRecord): number | null {
  if (fee === null || (kind !== 'charge' && kind !== 'hold')) return null;
  const fullFen = priceOf(fee, madeAtMs);
  return fullFen > -(realChangeFen + freeChangeFen) ? fullFen : null;
}

function showRecord(record: LedgerRecord, accountType: 0 | 1, operator: string) {
  const { realChangeFen, freeChangeFen, heldChangeFen } = record;
  const moved = realChangeFen + freeChangeFen + heldChangeFen;
  // What is set aside leaves what can be spent; what it ends as is told by its own line.
  const spendable = realChangeFen + freeChangeFen;
  const isIn = spendable > 0 || (spendable === 0 && moved > 0);
  return {
    id: record.no,
    accountType,
    direction: isIn ? ('IN' as const) : ('OUT' as const),
    type: recordTypeOf(record.kind, record.fee),
    amount: Math.abs(spendable === 0 ? moved : spendable),
    freeAmount: Math.abs(freeChangeFen),
    fullAmount: fullFenOf(record),
    balanceBefore: record.realFen - realChangeFen,
    balanceAfter: record.realFen,
    freeAfter: record.freeShFen,
    nbFreeAfter: record.freeNbFen,
    held: record.heldFen,
    kind: record.kind,
    fee: record.fee,
    origin: record.origin,
    bizNo: record.subject,
    remark: record.reason,
    operator,
    createTime: formatShanghai(record.madeAtMs),
  };
}

/** What the desk has done: who of them is no matter of its owner's. */
const isPlatforms = ({ kind, fee }: LedgerRecord): boolean => kind === 'adjusted' || (kind === 'refund' && fee === null);

/** Binds the contract to operations and queries. */
export function createBillingRoutes(parts: BillingParts): Route[] {
  const { database, people } = parts;
  return implement('billing', billing, {
    async showAccount({ companyId }, { session }) {
      const wallet = await seeWallet(parts, session, companyId);
      return {
        balance: wallet.realFen,
        freeBalance: wallet.freeShFen,
        nbFreeBalance: wallet.freeNbFen,
        held: wallet.heldFen,
        freeQuota: wallet.quotaFen,
        memberPercent: wallet.memberPercent,
      };
    },
    checkFreeBalance: ({ companyId, origin, payAccountMoneyEnum, count }, { session }) =>
      checkFree(parts, session, { companyId, origin, fee: payAccountMoneyEnum, count }),
    async queryRecords({ type, dateFrom, dateTo, ...fields }, { session }) {
      const paging = readPaging(fields);
      const until = startOfDay(dateTo);
      // R-6-20: what others of the company spent is seen by who may pay.
      const seesAll = session.permissions.includes('company.finance');
      const filter = {
        ...(type ? recordsOfType(type) : { kinds: null, fees: null }),
        fromMs: startOfDay(dateFrom),
        untilMs: until === null ? null : until + dayMs,
        actorId: seesAll ? null : session.userId,
      };
      const { list, total } = await listRecords(database, session.ownerKey, filter, paging);
      const names = new Map(
        (await people.findPeople([...new Set(list.map(({ actorId }) => actorId))])).map(({ id, userName }) => [id, userName]),
      );
      const accountType = session.identity.kind === 'company' ? 1 : 0;
      return {
        list: list.map((record) =>
          showRecord(record, accountType, isPlatforms(record) ? billingTexts.platform : (names.get(record.actorId) ?? '')),
        ),
        total,
        pageNo: paging.pageNo,
        pageSize: paging.pageSize,
      };
    },
    showMoneyDesk: ({ day }, { session }) => seeMoneyDesk(parts, session.userId, day),
    askAdjustment: (wish, { session }) => askAdjustment(parts, session, wish),
    async judgeAdjustment(verdict, { session }) {
      await decideAdjustment(parts, session, verdict);
      return true as const;
    },
  });
}
