import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { PageTimes } from '@mastlight/domain/contract-kit/list-times';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { portQuery, ShipRow } from '@mastlight/domain/port-query/contract';
import { pageSizeDefault } from '@mastlight/domain/port-query/limits';
import { portQueryRefusals as refusals } from '@mastlight/domain/port-query/refusals';
import { eachShip, type CallStatus } from '@mastlight/domain/tracking/index';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { readSearchTerms } from '@mastlight/domain/vocabulary/search-terms';
import { sources } from '@mastlight/domain/vocabulary/source';
import { spellVesselName, vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { codesOfWharf, wharfName, wharfsNamed } from '@mastlight/domain/vocabulary/wharf';
import { wireTime } from '../../../platform/list/wire-time';
import type { Parts } from '../parts';

type Wish = RequestOf<typeof portQuery.queryShips>;
type Page = Omit<ResponseOf<typeof portQuery.queryShips>, keyof PageTimes>;

/**
 * What the port says of ships' calls, without a subscription (R-7.4-28): the
 * next cut-off first, then calls without one, then what has sailed, the latest
 * first. A schedule is nobody's secret, so nobody's looks are counted.
 *
 * @throws BusinessError 400 when no ship is named.
 */
export async function queryShips({ tracking }: Parts, wish: Wish, portNowMs: number): Promise<Page> {
  const { systemKey: port, vesselsName = '', voyage = '', wharf = '', list = [] } = wish;
  const { pageNo, pageSize, offset } = readPaging(wish, pageSizeDefault);
  const named = [...(vesselsName === '' ? [] : [{ vesselsName, voyage }]), ...list];
  const asked = named.map((call) => ({ vesselName: spellVesselName(call.vesselsName), voyage: call.voyage.trim().toUpperCase() }));
  if (asked.length === 0 || asked.some(({ vesselName }) => vesselKey(vesselName) === '')) {
    throw refuse(refusals.noVessel, {}, { field: 'vesselsName' });
  }
  const told = await tracking.readCalls(port, asked);
  // One terminal may be asked for by any of its codes, or by its name.
  const terminals = wharf === '' ? null : new Set([...codesOfWharf(port, wharf), ...wharfsNamed(port, readSearchTerms(wharf) ?? [])]);
  const calls = [...told.values()]
    .flat()
    .flatMap(eachShip)
    .filter(({ terminal }) => terminals === null || (terminal !== null && terminals.has(terminal)));
  const rows = [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()].toSorted(
    (a, b) => rankOf(a, portNowMs) - rankOf(b, portNowMs) || orderOf(a) - orderOf(b),
  );
  return {
    list: rows.slice(offset, offset + pageSize).map((call, at) => ({ id: offset + at + 1, version: 1, ...rowOf(port, call) })),
    total: rows.length,
    pageNo,
    pageSize,
    notFound: asked
      .filter((call) => told.get(call)!.length === 0)
      .map((call) => (call.voyage === '' ? call.vesselName : `${call.vesselName}/${call.voyage}`)),
  };
}

const closesMs = ({ plan }: CallStatus): number | null => plan?.portClosesMs ?? plan?.gateInClosesMs ?? null;

function rankOf(call: CallStatus, portNowMs: number): number {
  if (call.departedMs !== null) return 3;
  const atMs = closesMs(call);
  return atMs === null ? 1 : atMs >= portNowMs ? 0 : 2;
}

/** Within a rank: the nearest cut-off first, of what has sailed the latest. */
function orderOf(call: CallStatus): number {
  return call.departedMs === null ? (closesMs(call) ?? 0) : -call.departedMs;
}

function rowOf(port: PortCode, { plan, ...call }: CallStatus): Omit<ShipRow, 'id' | 'version'> {
  return {
    wharf: call.terminal === null ? null : wharfName(port, call.terminal),
    wharfCode: call.terminal,
    vesselsName: call.vesselName,
    chnVesselsName: plan?.chineseName ?? null,
    voyage: call.voyage,
    // No source names it; a call that the port takes boxes in for is one of export.
    direction: (plan?.gateInOpensMs ?? plan?.gateInClosesMs ?? null) === null ? null : 'export',
    vesselsUn: call.vesselCode,
    ctnApplyBeginTime: wireTime(plan?.gateInOpensMs),
    ctnApplyEndTime: wireTime(plan?.gateInClosesMs),
    portCloseTime: wireTime(plan?.portClosesMs),
    closeTime: wireTime(plan?.customsClosesMs),
    etaArrivalTime: wireTime(plan?.etaMs),
    etaDepartureTime: wireTime(plan?.etdMs),
    arrivalTime: wireTime(plan?.ataMs),
    departureTime: wireTime(call.departedMs),
    source: call.source === null ? null : sources[call.source],
    updateTime: wireTime(call.heardMs),
  };
}
