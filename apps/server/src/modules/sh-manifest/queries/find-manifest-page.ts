import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { RequestInput, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { ManifestRow, shManifest } from '@mastlight/domain/sh-manifest/contract';
import { pageSizeDefault } from '@mastlight/domain/sh-manifest/limits';
import { agentWords, channelWords, customsWords, loadingWords, manifestStatusWords } from '@mastlight/domain/sh-manifest/messages';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import {
  allManifestStatuses,
  type AgentFinding,
  type ChannelState,
  type CustomsHeard,
  type ListedManifestStatus,
  type LoadingAnswer,
  type ManifestStatus,
} from '@mastlight/domain/sh-manifest/status';
import { carrierName, wharfLabel } from '@mastlight/domain/sh-manifest/summary';
import type { CallStatus } from '@mastlight/domain/tracking/index';
import { readSearchTerms } from '@mastlight/domain/vocabulary/search-terms';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { callName } from '@mastlight/domain/vocabulary/vessel-voyage';
import { idsStatement, isSortable, pageStatement, type ListStatement, type ListWish } from '../../../platform/list/list-statement';
import { foundSql, wordsSql } from '../../../platform/list/search';
import { wireTime } from '../../../platform/list/wire-time';
import { callKey, readKnownCalls } from '../known-calls';
import type { Parts } from '../parts';

interface ManifestRecord {
  readonly id: number;
  readonly operator_id: number;
  readonly status: number;
  readonly bill_no: string;
  readonly vessel_name: string;
  readonly voyage: string;
  readonly carrier: string;
  readonly wharf: string;
  readonly subject: string;
  readonly company_name: string;
  readonly remark: string;
  readonly house_bill_nos: string[];
  readonly container_nos: string[];
  readonly seal_nos: string[];
  readonly packages: number;
  readonly total_text: string;
  readonly errors: number;
  readonly warnings: number;
  readonly validation: string | null;
  readonly reject_reason: string | null;
  readonly channel_state: string;
  readonly agent_finding: string;
  readonly customs_heard: string;
  readonly loading_answer: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly sent_at: Date | null;
  readonly deleted_at: Date | null;
  readonly version: number;
}

/** The list of manifests; `$1` is the owner. */
export const manifestList: ListStatement = {
  from: 'sh_manifest_filing s',
  own: 's.owner_key = $1',
  record: `s.id, s.operator_id, s.status, s.bill_no, s.vessel_name, s.voyage, s.carrier, s.wharf, s.subject, s.company_name, s.remark,
    s.house_bill_nos, s.container_nos, s.seal_nos, s.packages, s.total as total_text, s.errors, s.warnings, s.validation, s.reject_reason,
    s.channel_state, s.agent_finding, s.customs_heard, s.loading_answer, s.created_at, s.updated_at, s.sent_at, s.deleted_at, s.version`,
  sort: {
    billno: 's.bill_no',
    vesselvoyage: "s.vessel_name || '/' || s.voyage",
    completionstatus: 's.status',
    subject: 's.subject',
    packnos: 's.packages',
    fcwStatusStr: 's.channel_state',
    shipAgentBillStatusStr: 's.agent_finding',
    customsReceiptStatusStr: 's.customs_heard',
    loadingReplayStatusStr: 's.loading_answer',
    isCustomerApplyFinish: "(s.customs_heard in ('accepted', 'released'))",
    operator: 's.operator_id',
    checkuser: 's.operator_id',
    companyname: 's.company_name',
    scompany: 's.carrier',
    webtype: 's.wharf',
    createtime: 's.created_at',
    updatetime: 's.updated_at',
    sendTime: 's.sent_at',
    deleteTime: 's.deleted_at',
  },
  pinned: 'false',
  needs: { state: 's.status', changed: 's.updated_at' },
  groups: {
    waiting: 'state = 0',
    review: 'state = 1',
    rejected: 'state = -1',
    sent: 'state = 2',
    deleted: 'state = -3',
    binned: 'state = -2',
  },
  order: 'changed desc',
};

const groupOf: Readonly<Record<ManifestStatus, string>> = {
  [-3]: 'deleted',
  [-2]: 'binned',
  [-1]: 'rejected',
  [0]: 'waiting',
  [1]: 'review',
  [2]: 'sent',
};

/** What a call asks of the list, before defaults. */
export type ManifestFilter = RequestInput<typeof shManifest.listManifests>;

function readWish(ownerKey: string, filter: ManifestFilter): ListWish {
  const values: unknown[] = [ownerKey];
  const param = (value: unknown): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  const { keyword, scompany, companyname } = filter.filters ?? {};
  const terms = keyword === undefined ? null : readSearchTerms(keyword);
  if (terms !== null) {
    const words = [wordsSql("s.vessel_name || ' ' || s.voyage"), wordsSql('s.subject'), 's.own_words'];
    conditions.push(foundSql(terms, param, { numbers: ['s.search_numbers'], words }));
  }
  if (scompany !== undefined && scompany !== '') conditions.push(`s.carrier = ${param(scompany)}`);
  if (companyname !== undefined && companyname !== '') conditions.push(`s.company_name = ${param(companyname)}`);
  if (filter.ids !== undefined) conditions.push(`s.id = any(${param(filter.ids.map(Number))}::bigint[])`);
  if (filter.sort && !isSortable(manifestList, filter.sort)) throw refuse(refusals.unknownSort, {}, { field: 'sort' });
  const listed: ListedManifestStatus = filter.status ?? allManifestStatuses;
  return { conditions, values, group: listed === allManifestStatuses ? undefined : groupOf[listed], sort: filter.sort };
}

/** Ids of all manifests of an owner that a filter leaves, in the order of the screen. */
export async function findManifestIds({ platform }: Parts, ownerKey: string, filter: ManifestFilter): Promise<number[]> {
  const { text, values } = idsStatement(manifestList, readWish(ownerKey, filter));
  const { rows } = await platform.database.query<{ id: number }>({ ownerKey }, text, values);
  return rows.map(({ id }) => id);
}

/**
 * One page of an owner's manifests with its counts.
 *
 * @throws BusinessError 400 for a sort column that does not exist.
 */
export async function findManifestPage(
  parts: Parts,
  ownerKey: string,
  filter: ManifestFilter & Parameters<typeof readPaging>[0],
): Promise<ResponseOf<typeof shManifest.listManifests>> {
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeDefault);
  const statement = pageStatement(manifestList, readWish(ownerKey, filter), pageSize, offset);
  type Counts = { total: number; count_all: number } & Record<
    'count_0' | 'count_1' | 'count_2' | 'count_3' | 'count_4' | 'count_5',
    number
  >;
  const { rows } = await parts.platform.database.query<ManifestRecord & Counts>({ ownerKey }, statement.text, statement.values);
  const first = rows[0]!;
  const found = rows.filter(({ id }) => id !== null);
  const calls = await readKnownCalls(
    parts,
    found.map((row) => ({ vesselName: row.vessel_name, voyage: row.voyage })),
  );
  const people = await parts.people.findPeople([...new Set(found.map((row) => row.operator_id))]);
  const nameOf = new Map(people.map(({ id, userName }) => [id, userName]));
  return {
    list: found.map((row) =>
      rowOf(row, calls.get(callKey({ vesselName: row.vessel_name, voyage: row.voyage })), nameOf.get(row.operator_id) ?? null),
    ),
    total: first.total,
    pageNo,
    pageSize,
    counts: {
      all: first.count_all,
      waiting: first.count_0,
      review: first.count_1,
      rejected: first.count_2,
      sent: first.count_3,
      deleted: first.count_4,
      binned: first.count_5,
    },
  };
}

function rowOf(record: ManifestRecord, call: CallStatus | undefined, operator: string | null): ManifestRow {
  // The columns are written from the same lists.
  const [status, customs] = [record.status as ManifestStatus, record.customs_heard as CustomsHeard];
  const at = (time: Date | null): string | null => wireTime(time?.getTime());
  return {
    id: record.id,
    status,
    completionstatus: manifestStatusWords[status],
    subject: record.subject,
    billno: record.bill_no,
    billNos: record.house_bill_nos.join('、'),
    ctnNos: record.container_nos.join('、'),
    sealNos: record.seal_nos.join('、'),
    packnos: record.packages,
    total: record.total_text,
    fcwStatusStr: channelWords[record.channel_state as ChannelState],
    isCustomerApplyFinish: customs === 'accepted' || customs === 'released',
    shipAgentBillStatusStr: agentWords[record.agent_finding as AgentFinding],
    customsReceiptStatusStr: customsWords[customs],
    vgmReceiptMsg: null,
    loadingReplayStatusStr: loadingWords[record.loading_answer as LoadingAnswer],
    operator,
    checkuser: null,
    companyname: record.company_name,
    vesselvoyage: callName(record.vessel_name || null, record.voyage || null) ?? '',
    scompany: carrierName(record.carrier),
    webtype: wharfLabel(record.wharf),
    ctnApplyBeginTime: wireTime(call?.plan?.gateInOpensMs),
    ctnApplyEndTime: wireTime(call?.plan?.gateInClosesMs),
    stoptime: wireTime(call?.plan?.documentsClosesMs),
    createtime: formatShanghai(record.created_at.getTime()),
    updatetime: formatShanghai(record.updated_at.getTime()),
    sendTime: at(record.sent_at),
    deleteTime: at(record.deleted_at),
    validation: record.validation,
    errors: record.errors,
    warnings: record.warnings,
    rejectReason: record.reject_reason,
    remark: record.remark,
    version: record.version,
  };
}
