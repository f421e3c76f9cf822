import { billing } from '@mastlight/domain/billing/contract';
import { priceOf } from '@mastlight/domain/billing/price-list';
import { recordsOfType, recordTypeOf } from '@mastlight/domain/billing/transfer';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { implement, type Route } from '../../platform/http/route';
import type { Session } from '../../platform/http/session';
import { askAdjustment, decideAdjustment } from './operations/adjust';
import { explain } from './operations/explain';
import { exportRecords } from './operations/export-records';
import { printStatement } from './operations/print-statement';
import { nameOperators } from './operations/record-operator';
import { exportCosts, seeCosts } from './operations/see-costs';
import { seenActor } from './operations/seen-actor';
import { seeMoneyDesk } from './operations/see-money-desk';
import { checkFree, seeWallet } from './operations/see-wallet';
import type { RecordParts } from './parts';
import { listRecords, type LedgerRecord, type RecordFilter } from './queries/list-records';
import { startOfDay } from './shanghai-day';

const dayMs = 24 * 3_600_000;
type RecordWish = RequestOf<typeof billing.exportRecords>;

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

/** What a call asks of the record, and what the session may see of it. */
function filterOf({ type, dateFrom, dateTo }: RecordWish, session: Session): RecordFilter {
  const until = startOfDay(dateTo);
  return {
    ...(type ? recordsOfType(type) : { kinds: null, fees: null }),
    fromMs: startOfDay(dateFrom),
    untilMs: until === null ? null : until + dayMs,
    actorId: seenActor(session),
  };
}

/** Binds the contract to operations and queries. */
export function createBillingRoutes(parts: RecordParts): Route[] {
  const { database } = parts;
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
      const { list, total } = await listRecords(database, session.ownerKey, filterOf({ type, dateFrom, dateTo }, session), paging);
      const operatorOf = await nameOperators(parts, list);
      const accountType = session.identity.kind === 'company' ? 1 : 0;
      return {
        list: list.map((record) => showRecord(record, accountType, operatorOf(record))),
        total,
        pageNo: paging.pageNo,
        pageSize: paging.pageSize,
      };
    },
    exportRecords: (wish, { session }) => exportRecords(parts, session.ownerKey, filterOf(wish, session)),
    explainRecord: ({ id }, { session }) => explain(parts, session, id),
    showCosts: ({ month }, { session }) => seeCosts(parts, session, month),
    exportCosts: ({ month }, { session }) => exportCosts(parts, session, month),
    printStatement: ({ month }, { own }) => own.answer(printStatement(parts, own.ownerKey, month)),
    showMoneyDesk: ({ day }, { session }) => seeMoneyDesk(parts, session.userId, day),
    askAdjustment: (wish, { session }) => askAdjustment(parts, session, wish),
    async judgeAdjustment(verdict, { session }) {
      await decideAdjustment(parts, session, verdict);
      return true as const;
    },
  });
}
