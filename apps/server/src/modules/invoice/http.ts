import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { invoice, type InvoiceRecordRow } from '@mastlight/domain/invoice/contract';
import { invoiceStatuses, invoiceStatusWords, type InvoiceStatus } from '@mastlight/domain/invoice/invoice-status';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { implement, type Route } from '../../platform/http/route';
import { fileHeaders } from '../file/index';
import { apply } from './operations/apply';
import { exportRecords } from './operations/export-records';
import { hearTaxOffice } from './operations/hear-tax-office';
import { listOpenTopUps } from './operations/list-open-top-ups';
import { findAnyRecord, openAnyFile } from './operations/open-any';
import { postPaper, redFlush } from './operations/support';
import { removeTitle, saveTitle } from './operations/titles';
import type { PaidTopUp } from './paid-top-ups';
import type { InvoiceParts } from './parts';
import { findRecordPage, listCovered, type InvoiceRecord, type RecordFilter } from './queries/find-records';
import { listTitles } from './queries/list-titles';

function showRecord(record: InvoiceRecord): InvoiceRecordRow {
  return {
    id: record.id,
    invoiceType: record.invoiceType,
    amnount: record.amountFen,
    ...record.title,
    status: invoiceStatusWords[record.status],
    statusCode: record.status,
    reason: record.reason,
    needsPaper: record.needsPaper,
    expressNumber: record.expressNumber,
    invoiceNo: record.invoiceNo ?? '',
    redInvoiceNo: record.redInvoiceNo ?? '',
    redState: record.redState,
    createTime: formatShanghai(record.appliedAtMs),
    answerTime: record.answeredAtMs === null ? '' : formatShanghai(record.answeredAtMs),
  };
}

const showWhose = ({ ownerKey }: InvoiceRecord, nameOf: (ownerKey: string) => string) => ({ ownerKey, accountName: nameOf(ownerKey) });

const showTopUp = ({ orderNo, amountFen, method, paidAtMs }: PaidTopUp) => ({
  orderNo,
  amount: amountFen,
  payType: method,
  payTime: formatShanghai(paidAtMs),
});

/** The status of a word; none for none. */
function statusOf(word: string | undefined): { readonly status?: InvoiceStatus } {
  const status = invoiceStatuses.find((each) => invoiceStatusWords[each] === word);
  return status === undefined ? {} : { status };
}

/** Binds the contract to operations and queries. */
export function createInvoiceRoutes(parts: InvoiceParts): Route[] {
  const { database } = parts;
  async function findPage(filter: RecordFilter, fields: Parameters<typeof readPaging>[0]) {
    const paging = readPaging(fields);
    const { list, total } = await findRecordPage(database, filter, paging);
    return { list, total, pageNo: paging.pageNo, pageSize: paging.pageSize };
  }
  return implement('invoice', invoice, {
    listTitles: async (_request, { own }) => own.answer({ list: [...(await listTitles(database, own.ownerKey))] }),
    saveTitle: async ({ id, ...title }, { own }) => own.answer({ id: await saveTitle(parts, own, title, id) }),
    deleteTitle: ({ id }, { own }) => own.done(removeTitle(parts, own, id)),
    listTopUps: async (_request, { own }) => own.answer({ list: (await listOpenTopUps(parts, own.ownerKey)).map(showTopUp) }),
    apply: async ({ invoiceId, rechargeIds, amnount, ...rest }, { session }) => ({
      id: await apply(parts, session, { titleId: invoiceId, orderNos: rechargeIds, amountFen: amnount, ...rest }),
    }),
    async listRecords({ status, ...fields }, { own }) {
      const page = await findPage({ ownerKey: own.ownerKey, ...statusOf(status) }, fields);
      return own.answer({ ...page, list: page.list.map(showRecord) });
    },
    async showRecord({ id }, { own }) {
      const { list } = await findRecordPage(database, { ownerKey: own.ownerKey, id }, { pageSize: 1, offset: 0 });
      const record = own.found(list[0]);
      const recharges = (await listCovered(database, own.ownerKey, record.id)).map(showTopUp);
      return own.answer({ ...showRecord(record), recharges, fileUrls: record.fileUrl === null ? [] : [record.fileUrl] });
    },
    exportRecords: ({ status }, { own }) => own.answer(exportRecords(parts, own.ownerKey, statusOf(status).status)),
    async listAllRecords({ status, needsPaper, ...fields }) {
      const page = await findPage({ ownerKey: null, ...statusOf(status), isToPost: needsPaper === 'true' }, fields);
      const nameOf = await parts.billing.nameAccounts(page.list.map(({ ownerKey }) => ownerKey));
      return { ...page, list: page.list.map((record) => ({ ...showWhose(record, nameOf), ...showRecord(record) })) };
    },
    async showAnyRecord({ id }) {
      const record = await findAnyRecord(parts, id);
      const { ownerKey, redReason, fileUrl } = record;
      const nameOf = await parts.billing.nameAccounts([ownerKey]);
      const recharges = (await listCovered(database, ownerKey, id)).map(showTopUp);
      return { ...showWhose(record, nameOf), ...showRecord(record), redReason, recharges, hasFile: fileUrl !== null };
    },
    async fetchAnyFile({ id }, { reply }) {
      const answer = await openAnyFile(parts, id);
      void reply.headers(fileHeaders);
      return answer;
    },
    async post({ id, expressNumber }, { tell }) {
      await postPaper(parts, id, expressNumber);
      tell('admin-act');
      return true as const;
    },
    async redFlush({ id, reason }, { tell }) {
      await redFlush(parts, id, reason);
      tell('admin-act');
      return true as const;
    },
    async hearTaxOffice({ body }, context) {
      await hearTaxOffice(parts, body, context);
      return { contentType: 'text/plain; charset=utf-8', body: 'ok' };
    },
  });
}
