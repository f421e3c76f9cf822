import { backOf } from '@mastlight/domain/top-up/order-state';
import type { Paging } from '@mastlight/domain/contract-kit/paging';
import { formatShanghai, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { ownerOfPerson } from '../../../platform/http/session';
import { namedAccount } from '../../billing/index';
import type { TopUpParts } from '../parts';
import { atDesk } from './at-desk';
import { findDeskOrders as findOrders } from '../queries/find-desk-orders';

const dayMs = 24 * 3_600_000;

/** What somebody at the desk looks for; a day of Shanghai as `2026-11-24`. */
export interface DeskLook {
  readonly keyword: string;
  readonly day: string;
  readonly isWaiting: boolean;
}

/** A page of everybody's orders as the desk reads it: whose each is, how far its invoice is, and what of it can be given back; fen. */
export async function findDeskOrders(
  parts: TopUpParts,
  viewerId: number,
  { keyword, day, isWaiting }: DeskLook,
  paging: Pick<Paging, 'pageSize' | 'offset'>,
) {
  const { billing, invoices } = parts;
  const fromMs = day === '' ? null : parseShanghai(`${day} 00:00:00`)!;
  const meant = keyword === '' ? null : { text: keyword, ...(await billing.findAccounts(keyword)) };
  const untilMs = fromMs === null ? null : fromMs + dayMs;
  const { list, counts, owners, invoiced, balances } = await atDesk(parts, async (tx) => {
    const { list, ...counts } = await findOrders(tx, { meant, fromMs, untilMs, isWaiting }, paging);
    const [orderNos, owners] = [list.map(({ orderNo }) => orderNo), [...new Set(list.map(({ ownerKey }) => ownerKey))]];
    return { list, counts, owners, invoiced: await invoices.findInvoiced(tx, orderNos), balances: await billing.findSpendable(tx, owners) };
  });
  const paidOf = (owner: string) => list.filter(({ ownerKey, state }) => ownerKey === owner && state === 'paid');
  const told = await Promise.all(
    owners.map((owner) =>
      invoices.sayStatus(
        owner,
        paidOf(owner).map(({ orderNo }) => orderNo),
      ),
    ),
  );
  const statuses = new Map(told.flatMap((one) => [...one]));
  const people = list.flatMap(({ userId, refund }) => [userId, ...(refund ? [refund.madeBy, refund.judgedBy ?? refund.madeBy] : [])]);
  const nameOf = await billing.nameAccounts([...owners, ...people.map(ownerOfPerson)]);
  return {
    ...counts,
    list: list.map(({ refund, ownerKey, userId, transactionId, ...order }) => {
      const balance = balances.get(ownerKey) ?? 0;
      const back = backOf(order, invoiced.has(order.orderNo), balance);
      return {
        order,
        invoiceStatus: statuses.get(order.orderNo) ?? '',
        ...namedAccount(ownerKey),
        accountName: nameOf(ownerKey),
        payer: nameOf(ownerOfPerson(userId)),
        transactionId,
        balance,
        backAmount: back.fen,
        backFault: back.fault,
        refund: refund && {
          id: refund.id,
          reason: refund.reason,
          state: refund.state,
          maker: nameOf(ownerOfPerson(refund.madeBy)),
          isOwn: refund.madeBy === viewerId,
          makeTime: formatShanghai(refund.madeAtMs),
          judge: refund.judgedBy === null ? '' : nameOf(ownerOfPerson(refund.judgedBy)),
          judgeTime: refund.judgedAtMs === null ? '' : formatShanghai(refund.judgedAtMs),
          note: refund.note,
        },
      };
    }),
  };
}
