import { pageSizeDefault } from '@mastlight/domain/bill-subscription/limits';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { lampForClient, sayToClient, toneForClient } from '@mastlight/domain/bill-subscription/client-words';
import type { BillRow, ClientBill } from '@mastlight/domain/bill-subscription/contract';
import { portRules, type PortSilence } from '@mastlight/domain/ports/index';
import { callText, changedCall, isAnyLoaded, type BillStatus } from '@mastlight/domain/tracking/index';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import { readPublishedStatus } from '../../tracking/index';
import { recordColumns, stateSql, subscribedBills, told, type SubscriptionRecord } from '../schema';
import { hasOtherCall } from '../typed-call';
import { billRowOf } from './bill-row';

/** The client of an owner that a link is for; null: there is none any more. */
export async function findClientName(database: Database, ownerKey: string, clientId: number): Promise<string | null> {
  const { rows } = await database.query<{ name: string }>(
    { ownerKey },
    'select name from bill_subscription_client where owner_key = $1 and id = $2',
    [ownerKey, clientId],
    'bill-subscription-client-name',
  );
  return rows[0]?.name ?? null;
}

/** A page of the live bills of one client, at all ports: the next clock first, then what waits for none, what has sailed, what nothing is known of. */
export async function findClientBills(
  database: Database,
  { ownerKey, clientName }: { readonly ownerKey: string; readonly clientName: string },
  fields: Parameters<typeof readPaging>[0],
  portNowMs: number,
  silences: ReadonlyMap<PortCode, PortSilence | null>,
): Promise<{ list: ClientBill[]; total: number; pageNo: number; pageSize: number }> {
  const { pageNo, pageSize, offset } = readPaging(fields, pageSizeDefault);
  const { rows } = await database.query<SubscriptionRecord & { id: number | null; total: number }>(
    { ownerKey },
    `with mine as (
       select s.id, case when ${stateSql} in ('waiting', 'failed') then 3 when ${told('atd_ms')} is not null then 2
           when ${told('clock_ms')} > $5::bigint then 0 else 1 end as place,
         case when ${told('atd_ms')} is not null then -${told('atd_ms')} when ${told('clock_ms')} > $5::bigint then ${told('clock_ms')} end as by_ms
       from ${subscribedBills} where s.owner_key = $1 and s.client_name = $2 and s.deleted_ms is null
     ), page as (select id, place, by_ms from mine order by place, by_ms, id desc limit $3 offset $4)
     select counted.total, found.*
     from (select count(*)::int as total from mine) counted
     left join page on true
     left join lateral (select ${recordColumns} from ${subscribedBills} where s.id = page.id and s.owner_key = $1) found on true
     order by page.place, page.by_ms, page.id desc`,
    [ownerKey, clientName, pageSize, offset, portNowMs],
    'bill-subscription-client-bills',
  );
  const list = rows
    .filter((row) => row.id !== null)
    .map((record) => {
      const status = readPublishedStatus(record.status);
      const silence = silences.get(record.port) ?? null;
      return clientBillOf(record, billRowOf(record, portNowMs, status, { silence }), status, silence);
    });
  return { list, total: rows[0]!.total, pageNo, pageSize };
}

/** Whether a client has a live bill. */
export async function isBillOfClient(
  database: Database,
  { ownerKey, clientName }: { readonly ownerKey: string; readonly clientName: string },
  { port, billNo }: { readonly port: PortCode; readonly billNo: string },
): Promise<boolean> {
  const { rowCount } = await database.query(
    { ownerKey },
    'select from bill_subscription where owner_key = $1 and client_name = $2 and port = $3 and bill_no = $4 and deleted_ms is null',
    [ownerKey, clientName, port, billNo],
    'bill-subscription-of-client',
  );
  return rowCount === 1;
}

/** Since when the port of a bill says nothing, for one that something is still to come of; ms since epoch, null: it speaks. */
export function silentSinceMs(row: BillRow, silence: PortSilence | null): number | null {
  return silence !== null && row.state === 'tracking' && row.departureTime === null ? silence.sinceMs : null;
}

/**
 * A bill as its client sees it: the facts, and nothing that its forwarder has to do about them. What is on board is on the
 * ship of the load list, whatever call the forwarder typed.
 *
 * @param row how the bill reads for its forwarder.
 * @param silence that its port says nothing.
 */
export function clientBillOf(record: SubscriptionRecord, row: BillRow, status: BillStatus | null, silence: PortSilence | null): ClientBill {
  const elsewhere = status?.otherLoad?.containerNos ?? [];
  const loaded = status?.boxes.filter(({ loadedMs, containerNo }) => loadedMs !== null && !elsewhere.includes(containerNo)).length ?? 0;
  const isLoadedOnOther = status !== null && hasOtherCall(status, record) && isAnyLoaded(status);
  const gateIn = portRules(record.port).steps[0]!.code;
  const sinceMs = silentSinceMs(row, silence);
  const told = {
    ...row,
    loadedOn: status?.otherLoad ? callText(status.otherLoad.call) : isLoadedOnOther ? callText(status) : null,
    boxesToMove:
      status?.boxes.filter(
        ({ gateInMs, gateOutMs, loadedMs, waitsFor }) =>
          gateInMs !== null && gateOutMs === null && loadedMs === null && waitsFor === gateIn,
      ).length ?? 0,
    silentSince: sinceMs === null ? null : formatShanghai(sinceMs),
    // Without a load list nobody can tell; a box that never came is not on board all the same.
    boxesLoaded: loaded > 0 || row.exceptions.includes('left-behind') ? loaded : null,
    shipChange: status && changedCall(status),
  };
  return {
    ...row,
    shipInfo: isLoadedOnOther ? callText(status) : row.shipInfo,
    sentence: sayToClient(told),
    tone: toneForClient(told),
    nodes: row.nodeGroup.map((node) => ({ code: node.code, state: lampForClient(node) })),
  };
}
