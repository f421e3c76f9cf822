import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { topUp } from '@mastlight/domain/top-up/contract';
import { goods } from '@mastlight/domain/top-up/goods';
import { orderWords } from '@mastlight/domain/top-up/order-state';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { implement, type Route } from '../../platform/http/route';
import { namedAccount } from '../billing/index';
import { fileHeaders } from '../file/index';
import { closeOrder, seeOrder } from './operations/close-order';
import { findDeskOrders } from './operations/find-desk-orders';
import { askRefund, judgeRefund } from './operations/give-back';
import { hearNotification } from './operations/hear-notification';
import { placeOrder, requireAccount } from './operations/place-order';
import { settleDifference, settleStray } from './operations/settle-findings';
import { compareBills } from './operations/reconcile';
import { createTransfer, judgeTransfer, openVoucher } from './operations/transfers';
import type { TopUpParts } from './parts';
import { listOrders, type OrderRecord } from './queries/find-orders';
import { listBills, listDifferences } from './queries/list-bills';
import { listTransfers } from './queries/find-transfers';
import { listStrays } from './queries/list-strays';

/** So many stray payments, or differences, are shown, and so many bills: a week of each method. */
const findingsShownMax = 50;
const billsShownMax = 14;

const showOrder = (order: OrderRecord, invoiceStatus = '') => ({
  orderNo: order.orderNo,
  amount: order.fen,
  gift: order.giftFen,
  payType: order.method,
  status: orderWords[order.state],
  codeUrl: order.codeUrl,
  createTime: formatShanghai(order.createdAtMs),
  expireTime: formatShanghai(order.expiresAtMs),
  payTime: order.paidAtMs === null ? null : formatShanghai(order.paidAtMs),
  invoiceStatus,
  reason: order.reason,
});

/** Binds the contract to operations and queries. */
export function createTopUpRoutes(parts: TopUpParts): Route[] {
  return implement('top-up', topUp, {
    async listGoods() {
      const list = goods.map(({ id, fen, giftFen }) => ({ id, price: fen, coins: fen + giftFen, gift: giftFen, tag: '' }));
      return { list, bankAccount: parts.bankAccount };
    },
    placeOrder: async (wish, { session }) => showOrder(await placeOrder(parts, session, wish)),
    showOrder: async ({ orderNo }, { session }) => showOrder(await seeOrder(parts, session, orderNo)),
    async closeOrder({ orderNo }, { session }) {
      await closeOrder(parts, session, orderNo);
      return true as const;
    },
    async listOrders({ accountType, ...fields }, { session }) {
      requireAccount(session, accountType === undefined ? undefined : accountType === '1' ? 1 : 0);
      const paging = readPaging(fields);
      const { list, total } = await listOrders(parts.database, session.ownerKey, paging);
      const paid = list.filter(({ state }) => state === 'paid').map(({ orderNo }) => orderNo);
      const statuses = await parts.invoices.sayStatus(session.ownerKey, paid);
      const shown = list.map((order) => showOrder(order, statuses.get(order.orderNo) ?? ''));
      return { list: shown, total, pageNo: paging.pageNo, pageSize: paging.pageSize };
    },
    async giveBack(wish, { session }) {
      await askRefund(parts, session, wish);
      return true as const;
    },
    async judgeRefund(wish, { session }) {
      await judgeRefund(parts, session, wish);
      return true as const;
    },
    async findOrders({ keyword = '', day = '', isWaiting, ...fields }, { session }) {
      const paging = readPaging(fields);
      const { list, ...counts } = await findDeskOrders(parts, session.userId, { keyword, day, isWaiting: isWaiting === 'true' }, paging);
      const shown = list.map(({ order, invoiceStatus, ...rest }) => ({ ...showOrder(order, invoiceStatus), ...rest }));
      return { ...counts, list: shown, pageNo: paging.pageNo, pageSize: paging.pageSize };
    },
    async listStrays() {
      const { openCount, list } = await listStrays(parts.database, findingsShownMax);
      return {
        openCount,
        list: list.map(({ method, fen, heardAtMs, settledAtMs, ...rest }) => ({
          ...rest,
          payType: method,
          amount: fen,
          heardTime: formatShanghai(heardAtMs),
          settledTime: settledAtMs === null ? null : formatShanghai(settledAtMs),
        })),
      };
    },
    async listBills() {
      const [bills, differences] = await Promise.all([
        listBills(parts.database, billsShownMax),
        listDifferences(parts.database, findingsShownMax),
      ]);
      return {
        bills: bills.map(({ method, comparedAtMs, ...rest }) => ({ ...rest, payType: method, comparedTime: formatShanghai(comparedAtMs) })),
        differences: differences.map(({ method, theirFen, ownFen, settledAtMs, ...rest }) => ({
          ...rest,
          payType: method,
          theirAmount: theirFen,
          ownAmount: ownFen,
          settledTime: settledAtMs === null ? null : formatShanghai(settledAtMs),
        })),
      };
    },
    async compareBill({ day }) {
      await compareBills(parts, day);
      return true as const;
    },
    async settleDifference(wish, { session }) {
      await settleDifference(parts, session.userId, wish);
      return true as const;
    },
    async settleStray(wish, { session }) {
      await settleStray(parts, session.userId, wish);
      return true as const;
    },
    createTransfer: async (wish, { session }) => showOrder(await createTransfer(parts, session, wish)),
    async listTransfers() {
      const { openCount, list } = await listTransfers(parts.database, findingsShownMax);
      return {
        openCount,
        list: list.map(({ ownerKey, payerName, fen, state, createdAtMs, ...rest }) => ({
          ...rest,
          ...namedAccount(ownerKey),
          companyName: payerName,
          amount: fen,
          status: orderWords[state],
          createTime: formatShanghai(createdAtMs),
        })),
      };
    },
    async judgeTransfer(verdict, { session }) {
      await judgeTransfer(parts, session.userId, verdict);
      return true as const;
    },
    async fetchVoucher({ orderNo }, { reply }) {
      const answer = await openVoucher(parts, orderNo);
      void reply.headers(fileHeaders);
      return answer;
    },
    hearWxpay: ({ body }, context) => hearNotification(parts, 'WXPAY', body, context),
    hearAlipay: ({ body }, context) => hearNotification(parts, 'ALIPAY', body, context),
  });
}
