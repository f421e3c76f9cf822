import type { DeskReport, FaultReport } from '@mastlight/domain/fault-report/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';
import { companyOfOwner } from '../../../platform/http/session';
import type { FaultReportParts } from '../parts';

/** Newest reports of one bill that are told. */
const toldMax = 100;

interface ReportRow {
  readonly id: number;
  readonly port: PortCode;
  readonly bill_no: string;
  readonly event_id: number;
  readonly seen: string;
  readonly text: string;
  readonly created_at: Date;
  readonly answer: string | null;
  readonly answered_at: Date | null;
}

const show = (row: ReportRow): FaultReport => ({
  id: row.id,
  port: row.port,
  blno: row.bill_no,
  eventId: row.event_id,
  seen: row.seen,
  text: row.text,
  sentTime: formatShanghai(row.created_at.getTime()),
  answer: row.answer ?? '',
  answeredTime: row.answered_at && formatShanghai(row.answered_at.getTime()),
});

/** What an identity has reported of a bill, the newest first. */
export async function listOfBill(
  database: Database,
  ownerKey: string,
  { port, billNo }: { readonly port: PortCode; readonly billNo: string },
): Promise<FaultReport[]> {
  const { rows } = await database.query<ReportRow>(
    { ownerKey },
    `select id, port, bill_no, event_id, seen, text, created_at, answer, answered_at from fault_report_report
     where owner_key = $1 and port = $2 and bill_no = $3 order by id desc limit $4`,
    [ownerKey, port, billNo, toldMax],
    'fault-report-of-bill',
  );
  return rows.map(show);
}

/** A page of everybody's reports for the desk: those that wait first, the oldest of them on top, then what was answered last. */
export async function listReports(
  { database, companies }: Pick<FaultReportParts, 'database' | 'companies'>,
  { pageSize, offset }: { readonly pageSize: number; readonly offset: number },
): Promise<{ list: DeskReport[]; total: number }> {
  const [{ rows }, { rows: counted }] = await Promise.all([
    database.query<ReportRow & { owner_key: string; user_id: number; message_id: number }>(
      'system',
      `select id, owner_key, user_id, message_id, port, bill_no, event_id, seen, text, created_at, answer, answered_at from fault_report_report
       order by answered_at is not null, answered_at desc, id limit $1 offset $2`,
      [pageSize, offset],
      'fault-report-all',
    ),
    database.query<{ total: number }>('system', 'select count(*)::int as total from fault_report_report', [], 'fault-report-count'),
  ]);
  const companyIds = rows.map(({ owner_key }) => companyOfOwner(owner_key)).filter((id): id is number => id !== null);
  const [companyNames, nameOf] = await Promise.all([
    companies.findCompanyNames(companyIds),
    companies.findNames(rows.map(({ user_id }) => user_id)),
  ]);
  const list = rows.map((row) => {
    const companyId = companyOfOwner(row.owner_key);
    const company = companyId === null ? '' : (companyNames.get(companyId) ?? String(companyId));
    return { ...show(row), messageId: row.message_id, company, reporter: nameOf(row.user_id) };
  });
  return { list, total: counted[0]!.total };
}
