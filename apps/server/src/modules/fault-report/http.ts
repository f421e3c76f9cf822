import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { faultReport } from '@mastlight/domain/fault-report/contract';
import { implement, type Route } from '../../platform/http/route';
import { answer } from './operations/answer-report';
import { sendReport } from './operations/send-report';
import type { FaultReportParts } from './parts';
import { listOfBill, listReports } from './queries/list-reports';

/** Binds the contract to operations and queries. */
export function createFaultReportRoutes(parts: FaultReportParts): Route[] {
  return implement('fault-report', faultReport, {
    send: async ({ blno, ...wish }, { session }) => (await sendReport(parts, session, { ...wish, billNo: blno }), true as const),
    listOfBill: async ({ port, blno }, { session }) => ({
      list: await listOfBill(parts.database, session.ownerKey, { port, billNo: blno }),
    }),
    async listReports(request) {
      const { pageNo, pageSize, offset } = readPaging(request);
      return { ...(await listReports(parts, { pageSize, offset })), pageNo, pageSize };
    },
    answer: async (wish, { session }) => (await answer(parts, session, wish), true as const),
  });
}
