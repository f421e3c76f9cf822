/**
 * A tiny server for tests: rows in memory behind a stubbed fetch, and an event
 * stream that the test pushes into. It is imported by tests alone.
 */
import { account } from '@mastlight/domain/account/contract';
import { company } from '@mastlight/domain/company/contract';
import { billSubscriptionRefusals } from '@mastlight/domain/bill-subscription/refusals';
import { billSubscription, type BillRow } from '@mastlight/domain/bill-subscription/contract';
import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import type { PageTimes } from '@mastlight/domain/contract-kit/list-times';
import { intake } from '@mastlight/domain/intake/contract';
import { portQuery } from '@mastlight/domain/port-query/contract';
import { preferences } from '@mastlight/domain/preferences/contract';
import { recentActivity } from '@mastlight/domain/recent-activity/contract';
import { recordedAnswer } from './recorded-answers';
import { exceptions } from '@mastlight/domain/vocabulary/bill-progress';
import { portCodes, type PortCode } from '@mastlight/domain/vocabulary/port';
import { portRules } from '@mastlight/domain/ports/index';
import { paidItemOf } from '@mastlight/domain/billing/index';

const paid = paidItemOf({ fee: 'FEE_BLNO', origin: 'NB' });

/** What the server answered of a bill of which nobody has said anything, and of one on its way. */
const [toldOf, silent] = recordedAnswer('bills').list as [BillRow, BillRow];
const [detail, detailOfSilent] = [recordedAnswer('billDetail'), recordedAnswer('unnamedDetail')];

/** A row as the server sent it, with numbers and names of its own and a port's words about it. */
export function makeRow(id: number, part: Partial<BillRow> = {}): BillRow {
  return {
    ...silent,
    id,
    clientCompanyName: null,
    billNo: `DEMO64${String(id).padStart(6, '0')}`,
    vesselsName: toldOf.vesselsName,
    voyage: '001W',
    shipInfo: `${toldOf.vesselsName}/001W`,
    lastestStatus: null,
    boxArrivalCount: toldOf.boxArrivalCount,
    nodeGroup: portRules(part.area ?? 'NB').strip.map(({ code }) => ({
      ...silent.nodeGroup[0]!,
      code,
      boxesTotal: 2,
    })),
    wharf: '梅山',
    wharfCode: 'BLCTMS',
    portCloseTime: '2026-10-12 18:00:00',
    clock: { name: '截港', time: part.portCloseTime ?? '2026-10-12 18:00:00' },
    createTime: '2026-10-08 09:00:00',
    state: toldOf.state,
    exceptions: [],
    sentence: '1 箱未进港',
    source: '宁波港EDI',
    updateTime: '2026-10-12 14:00:00',
    version: 1,
    ...part,
  };
}

interface StubCall {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

export interface StubPort {
  rows: BillRow[];
  readonly settings: Map<string, string>;
  readonly calls: StubCall[];
  /** Paths that are refused, with the reason. */
  readonly refusals: Map<string, string>;
  /** Calls of these paths, or of these settings, are answered when the promise settles. */
  readonly holds: Map<string, Promise<void>>;
  /** When sources were heard, by their codes; the port's main one unless told. */
  heard?: Readonly<Record<string, string>>;
  /** That the port says nothing. */
  silence?: PageTimes['silence'];
  readonly fetch: typeof fetch;
  readonly push: (ids: readonly number[]) => void;
  readonly callsOf: (path: string) => readonly StubCall[];
}

export function createStubPort(rows: BillRow[]): StubPort {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const stub: StubPort = {
    rows,
    settings: new Map(),
    calls: [],
    refusals: new Map(),
    holds: new Map(),
    callsOf: (path) => stub.calls.filter((call) => call.path === path),
    push(ids) {
      const data = JSON.stringify({ topic: 'bill-subscription', ids });
      for (const stream of streams) stream.enqueue(new TextEncoder().encode(`event: rows\ndata: ${data}\n\n`));
    },
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, 'http://stub');
      const path = url.pathname.replace('/gw', '');
      if (path === '/event/stream') {
        const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.add(stream) });
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
      }
      const raw = typeof init?.body === 'string' ? init.body : '{}';
      const body: Record<string, unknown> = raw.startsWith('{')
        ? (JSON.parse(raw) as Record<string, unknown>)
        : Object.fromEntries(new URLSearchParams(raw));
      stub.calls.push({ path, body });
      await (stub.holds.get(path) ?? stub.holds.get(String(body['dictKey'])));
      const refusal = stub.refusals.get(path);
      if (refusal !== undefined) return envelope(400, null, refusal);
      const followed = path === billSubscription.changeBillNo.path && stub.rows.find(({ billNo }) => billNo === body['blno']);
      if (followed) {
        const { name, code } = billSubscriptionRefusals.alreadySubscribed;
        return Response.json({
          code,
          status: false,
          data: null,
          msg: '已在订阅中',
          requestId: 'r',
          refusal: name,
          params: { id: followed.id },
        });
      }
      return envelope(200, responseOf(path).parse(answer(stub, path, body)), 'success');
    },
  };
  return stub;
}

const endpoints: readonly Endpoint[] = [account, billSubscription, company, intake, portQuery, preferences, recentActivity].flatMap(
  (contract) => Object.values(contract),
);

/** What the contract says of an answer: the stub cannot drift from the server. */
function responseOf(path: string): Endpoint['response'] {
  const endpoint = endpoints.find((known) => known.path === path);
  if (!endpoint) throw new Error(`The stub answers no ${path}.`);
  return endpoint.response;
}

function envelope(code: number, data: unknown, msg: string): Response {
  return Response.json({ code, status: code === 200, data, msg, requestId: 'req-demo-1' });
}

function answer(stub: StubPort, path: string, body: Record<string, unknown>): unknown {
  const ids = (Array.isArray(body['ids']) ? body['ids'] : [body['id']]).map(Number);
  const change = (part: Partial<BillRow>): true => {
    stub.rows = stub.rows.map((row) => (ids.includes(row.id) ? { ...row, ...part, version: row.version + 1 } : row));
    return true;
  };
  switch (path) {
    case '/blno/userBlno/queryBlnoPage':
      return page(stub, body);
    case '/blno/userBlno/queryBlnoDetails': {
      const bill = stub.rows.find((row) => row.billNo === body['blno']) ?? makeRow(0);
      return { ...(bill.source === null ? detailOfSilent : detail), bill };
    }
    case '/blno/userBlno/acknowledge':
      return change({ acknowledged: body['acknowledged'] === true });
    case '/blno/userBlno/setAutoSubscriptions':
      return change({ autoSubscribe: body['autoSubscribe'] === true });
    case '/blno/userBlno/askAgain':
      return change({ state: 'waiting', failReason: null, nearBillNo: null });
    case '/blno/userBlno/updateBlnoByUser':
      return change({ billNo: String(body['blno']), state: 'tracking', failReason: null, nearBillNo: null });
    case '/blno/userBlno/toppingList':
      return change({ top: true });
    case '/blno/userBlno/unToppingList':
      return change({ top: false });
    case '/blno/userBlno/updateReTr':
      return change({ remark: String(body['remark']) });
    case '/blno/userBlno/deleteList':
      stub.rows = stub.rows.filter((row) => !ids.includes(row.id));
      return true;
    case '/blno/userBlno/queryDeleted': {
      const gone = {
        ...makeRow(7),
        deleteReason: 3,
        deleteReasonText: '添加订阅后1个月内无任何数据更新',
        deleteTime: '2026-10-11 09:00:00',
      };
      const list = body['reason'] === undefined || body['reason'] === 3 ? [gone] : [];
      return { list, total: list.length, pageNo: 1, pageSize: 15, counts: { all: 1, 1: 0, 2: 0, 3: 1, 4: 0 } };
    }
    case '/blno/userBlno/recallDeleted':
      stub.rows = [...stub.rows, ...ids.map((id) => makeRow(id))].sort((a, b) => a.id - b.id);
      return { recalled: ids, refused: [] };
    case '/blno/userBlno/getClientCompanys':
      return {
        list: [
          {
            id: 1,
            clientName: '演示货代',
            contact: null,
            phone: null,
            remark: null,
            count: 2,
            ports: [],
            contacts: [],
            alike: null,
            key: null,
          },
        ],
        total: 1,
        pageNo: 1,
        pageSize: 20,
      };
    case '/blno/userBlno/preview':
      return {
        list: (body['blnos'] as string[]).map((blno) => {
          const known = stub.rows.find((row) => row.billNo === blno);
          return {
            blno,
            result: known ? 'duplicate' : 'new',
            reason: null,
            carrierCode: null,
            carrierName: null,
            subscribedTime: known?.createTime ?? null,
            followedPort: null,
          };
        }),
        isPortHeard: body['systemKey'] !== 'DL',
      };
    case '/blno/userBlno/subscribe':
      return {
        list: (body['blnos'] as string[]).map((blno, i) =>
          blno.endsWith('13')
            ? { blno, code: 'failed', result: '失败', reason: '演示：这个号订不上', id: null, ...paid }
            : { blno, code: 'added', result: '成功', reason: null, id: 900 + i, ...paid },
        ),
        coins: 0,
      };
    case '/blno/queryLog/getQueryLog':
      return { list: body['type'] === 'ship' ? [] : [{ id: 1, keyword: 'COSU6410000099', createTime: '2026-10-12 14:00:00' }] };
    case '/dict/get':
      return { dictKey: body['dictKey'], dictValue: stub.settings.get(String(body['dictKey'])) ?? null };
    case '/dict/set':
      stub.settings.set(String(body['dictKey']), String(body['dictValue']));
      return true;
    case company.listOwnColleagues.path:
      return {
        list: [8, 7].map((id) => ({
          id,
          userName: `同事${id}`,
          phone: '199****0001',
          avatar: '',
          role: 'operator',
          time: '2026-10-01 10:00:00',
        })),
        turnedOver: null,
      };
    default:
      return true;
  }
}

/** Of 大连 nothing was heard yet. */
function heardOf(port: PortCode): Readonly<Record<string, string>> {
  return port === 'DL' ? {} : { [portRules(port).sources[0]!.code]: '2026-10-12 14:00:00' };
}

function page(stub: StubPort, body: Record<string, unknown>) {
  const port = portCodes.find((code) => code === body['systemKey']) as PortCode;
  const inPort = stub.rows.filter(
    (row) =>
      row.area === port &&
      (typeof body['keyword'] !== 'string' || row.billNo.includes(body['keyword'])) &&
      (!Array.isArray(body['ids']) || body['ids'].includes(row.id)),
  );
  const found = body['exception'] ? inPort.filter((row) => row.exceptions.some((code) => code === body['exception'])) : inPort;
  const limit = Number(body['limit'] ?? 15);
  const pageNo = Number(body['page'] ?? 1);
  return {
    list: found.slice((pageNo - 1) * limit, pageNo * limit),
    total: found.length,
    pageNo,
    pageSize: limit,
    counts: {
      all: inPort.length,
      ...Object.fromEntries(
        exceptions.map(({ code }) => [code, inPort.filter((row) => row.exceptions.includes(code) && !row.acknowledged).length]),
      ),
    },
    unfollowed: typeof body['keyword'] === 'string' && /\d{5}/.test(body['keyword']) && found.length === 0 ? [body['keyword']] : [],
    sourceTime: port === 'DL' ? null : '2026-10-12 14:00:00',
    silence: stub.silence ?? null,
    heardSources: Object.entries(stub.heard ?? heardOf(port)).map(([source, time]) => ({ source, time })),
    portNow: '2026-10-12 14:47:20',
    portClockRate: 1,
  };
}
