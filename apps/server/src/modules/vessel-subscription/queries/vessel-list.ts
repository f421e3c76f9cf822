import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { findVesselColumn, speaksOfGathering } from '@mastlight/domain/vessel-subscription/columns';
import { vesselList, type VesselRow } from '@mastlight/domain/vessel-subscription/contract';
import type { CallGroup } from '@mastlight/domain/vessel-subscription/groups';
import { pageSizeDefault } from '@mastlight/domain/vessel-subscription/limits';
import { vesselSubscriptionTexts as texts } from '@mastlight/domain/vessel-subscription/messages';
import { portRules, type CutOffField } from '@mastlight/domain/ports/index';
import { tellShipPlace, type ShipSight } from '@mastlight/domain/position/index';
import { billSentences, newestChange, type BerthMove, type CutOffChange, type Namesake } from '@mastlight/domain/tracking/index';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { endedNote } from '@mastlight/domain/vocabulary/deletion-reason';
import { findPort, type PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai, startOfShanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { sources, type SourceCode } from '@mastlight/domain/vocabulary/source';
import type { TrackingState } from '@mastlight/domain/vocabulary/tracking-state';
import { codesOfWharf, wharfCode, wharfName } from '@mastlight/domain/vocabulary/wharf';
import type { ListStatement } from '../../../platform/list/list-statement';
import { wordsSql } from '../../../platform/list/search';
import { namedSql, type ListFilter, type ServedList } from '../../../platform/list/served-list';
import { wireTime } from '../../../platform/list/wire-time';

/** What a list row is made of. Times are ms since epoch, port time. */
interface VesselRecord {
  readonly id: number;
  readonly port: PortCode;
  readonly vessel_name: string;
  readonly voyage: string;
  readonly remark: string | null;
  readonly auto_subscribe: boolean;
  readonly topped_ms: number | null;
  readonly created_ms: number;
  readonly version: number;
  readonly state: string;
  readonly chinese_name: string | null;
  /** When the ship sailed, from whatever source. */
  readonly departed_ms: number | null;
  readonly carrier: string | null;
  readonly terminal: string | null;
  readonly berth: string | null;
  readonly gate_in_opens_ms: number | null;
  readonly gate_in_closes_ms: number | null;
  readonly customs_closes_ms: number | null;
  readonly port_closes_ms: number | null;
  readonly collect_opens_ms: number | null;
  readonly collect_closes_ms: number | null;
  readonly documents_closes_ms: number | null;
  readonly vgm_closes_ms: number | null;
  readonly eta_ms: number | null;
  readonly etd_ms: number | null;
  readonly ata_ms: number | null;
  readonly atd_ms: number | null;
  readonly heard_ms: number | null;
  readonly source: SourceCode | null;
  readonly is_port_heard: boolean;
  readonly cut_off_changes: readonly CutOffChange[] | null;
  readonly ended_ms: number | null;
  readonly end_reason: number | null;
  readonly berth_move: BerthMove | null;
  readonly namesakes: readonly Namesake[] | null;
  readonly location: (ShipSight & { readonly ships: number }) | null;
}

const dayMs = 86_400_000;

/** A time of the plan that is no column of its own. */
const planTime = (field: CutOffField | 'collectOpensMs' | 'collectClosesMs'): string => `(c.status->'plan'->>'${field}')::bigint`;

/** The clock of a call that runs out first; null once all have passed, while none is told, and of a day without an hour (ADR 0060). */
const nextClockSql = `(select min(closes) from unnest(array[c.gate_in_closes_ms, ${planTime('vgmClosesMs')}, ${planTime('documentsClosesMs')},
  c.customs_closes_ms, c.port_closes_ms]) closes where closes > $3::bigint and (closes + ${8 * 3_600_000}) % ${dayMs} <> 1)`;
const cutOffSql = 'coalesce(c.port_closes_ms, c.gate_in_closes_ms)';

/** How far a call is; one that ended stands as it ended. */
const stateSql = `case when s.ended_ms is null then coalesce(c.state, 'waiting') when s.end_reason = 2 then 'finished' else 'failed' end`;
/** Whether a source said so within the last day; of a ship that has sailed nothing moves any more. */
const movedToday = (saidMs: string): string => `state is distinct from 'finished' and ${saidMs} > $3::bigint - ${dayMs}`;

/**
 * Where the ship is by its radio: the one whose IMO number the port told, else whichever has the name; how many those are.
 * The newest word of them stands for all.
 */
const locationSql = `(select json_build_object('ships', count(*) over (), 'latitude', ship.latitude, 'longitude', ship.longitude,
      'speedKnots', ship.speed_knots, 'status', ship.nav_status, 'saidMs', extract(epoch from ship.said_at) * 1000)
    from position_ship ship
    where ship.name_key = split_part(s.call, '/', 1) and ship.said_at is not null
      and (c.vessel_code_key is null or ship.imo is null or c.vessel_code_key !~ '^[0-9]{7}$' or ship.imo = c.vessel_code_key)
    order by ship.said_at desc, ship.mmsi limit 1)`;

/** `$1` is the owner, `$2` the port, `$3` port time now, `$4` the end of its day. */
const statement: ListStatement = {
  // Of a call that is followed no more nobody is told any news.
  from: 'vessel_subscription s left join tracking_call c on c.call = s.call and c.port = s.port and s.ended_ms is null',
  own: 's.owner_key = $1',
  record: `s.id, s.port, s.vessel_name, s.voyage, s.remark, s.auto_subscribe, s.topped_ms, s.created_ms, s.version + coalesce(c.version, 0) as version,
    ${stateSql} as state, s.ended_ms, s.end_reason, c.chinese_name, c.carrier, c.terminal, c.berth, c.gate_in_opens_ms, c.gate_in_closes_ms,
    c.customs_closes_ms, c.port_closes_ms, c.eta_ms, c.etd_ms, c.ata_ms, c.atd_ms, c.heard_ms, c.source,
    exists (select from tracking_port_heard h where h.port = s.port) as is_port_heard, c.status->'cutOffChanges' as cut_off_changes,
    c.status->'berthMove' as berth_move, c.status->'namesakes' as namesakes,
    ${planTime('collectOpensMs')} as collect_opens_ms, ${planTime('collectClosesMs')} as collect_closes_ms,
    ${planTime('documentsClosesMs')} as documents_closes_ms, ${planTime('vgmClosesMs')} as vgm_closes_ms,
    (c.status->>'departedMs')::bigint as departed_ms, ${locationSql} as location`,
  sort: {
    boxvv: "s.vessel_name || '/' || s.voyage",
    place: 's.port',
    countdown: `coalesce(${nextClockSql}, ${cutOffSql})`,
    chndescription: 'c.chinese_name',
    wharf: 'c.terminal',
    wharfCode: 'c.terminal',
    ctnapplybegindate: 'c.gate_in_opens_ms',
    ctnapplyenddate: 'c.gate_in_closes_ms',
    jgApplyBeginTime: `coalesce(${planTime('collectOpensMs')}, c.gate_in_opens_ms)`,
    jgApplyEndTime: `coalesce(${planTime('collectClosesMs')}, c.gate_in_closes_ms)`,
    documentclosedate: planTime('documentsClosesMs'),
    vgmclosedate: planTime('vgmClosesMs'),
    closedate: 'c.customs_closes_ms',
    portclosedate: 'c.port_closes_ms',
    etaArrivedDate: 'c.eta_ms',
    etaSailingDate: 'c.etd_ms',
    arrivaldate: 'c.ata_ms',
    dischargedate: 'c.atd_ms',
    shipCompany: 'c.carrier',
    companyid: 'c.carrier',
    remark: 's.remark',
    autoSubscribe: 's.auto_subscribe',
    source: 'c.source',
    createTime: 's.created_ms',
  },
  pinned: 's.topped_ms is not null',
  needs: {
    state: 'c.state',
    closes_ms: cutOffSql,
    next_ms: nextClockSql,
    cut_off_moved_ms: `(select max((moved->>'saidMs')::float8) from json_array_elements(c.status->'cutOffChanges') as moved)`,
    berth_moved_ms: `(c.status->'berthMove'->>'saidMs')::float8`,
  },
  // As `closingDayOf`: of today is also what has closed by now, and midnight is its end; a ship that has sailed closes for nobody.
  groups: {
    today: `state is distinct from 'finished' and closes_ms > $4::bigint - ${dayMs} and closes_ms <= $4::bigint`,
    cutOffMoved: movedToday('cut_off_moved_ms'),
    berthMoved: movedToday('berth_moved_ms'),
  } satisfies Readonly<Record<CallGroup, string>>,
  ended: 's.ended_ms is not null',
  // The next clock first, then calls without one, then what is closed, then what has sailed.
  order: `case when state = 'finished' then 3 when coalesce(next_ms, closes_ms) > $3::bigint then 0 when closes_ms is null then 1 else 2 end, coalesce(next_ms, closes_ms) nulls last`,
};

/** How far the ship is, or what is said of a call that the port does not know; null while it is awaited. */
function noteOf({ port, heard_ms, is_port_heard, departed_ms, ata_ms, end_reason, namesakes }: VesselRecord): string | null {
  if (end_reason !== null) return endedNote(end_reason);
  if (namesakes !== null) return texts.namesakes(namesakes.map((ship) => ({ imo: ship.imo, closes: closingOf(port, ship) })));
  if (departed_ms !== null) return texts.sailed(shortTime(formatShanghai(departed_ms)));
  if (ata_ms !== null) return texts.berthed(shortTime(formatShanghai(ata_ms)));
  if (heard_ms !== null) return null;
  return is_port_heard ? texts.waiting : texts.noFeed(findPort(port)!.name);
}

/** The clock by which one of several ships closes, `截港 12-02 20:00`. */
function closingOf(port: PortCode, { plan }: Namesake): string | null {
  const field = (['portClosesMs', 'gateInClosesMs'] as const).find((one) => plan?.[one] != null);
  return field === undefined ? null : texts.opens(portRules(port).cutOffNames[field], shortTime(formatShanghai(plan![field]!)));
}

/** How the call's cut-off moved within the last day; null when it did not, or the ship has sailed. */
function moveOfCutOff({ port, state, cut_off_changes: changes }: VesselRecord, portNowMs: number): string | null {
  const change = state === 'finished' ? null : newestChange(changes ?? [], portNowMs);
  return change && billSentences.cutOffMoved(portRules(port).cutOffNames[change.field], change.fromMs, change.toMs);
}

/** How the planned berthing moved within the last day; null when it did not, or the ship has sailed. */
function moveOfBerth({ state, berth_move: move }: VesselRecord, portNowMs: number): VesselRow['berthMove'] {
  if (move === null || state === 'finished' || move.saidMs <= portNowMs - dayMs) return null;
  const { fromMs, toMs, saidMs, source } = move;
  return { from: formatShanghai(fromMs), to: formatShanghai(toMs), saidTime: formatShanghai(saidMs), source: sources[source] };
}

function rowOf(record: VesselRecord, portNowMs: number): VesselRow {
  const gathered = (gateMs: number | null): number | null => (speaksOfGathering(record.port) ? gateMs : null);
  const carrier = record.carrier === null ? undefined : carriers.find(({ code }) => code === record.carrier);
  return {
    id: record.id,
    area: record.port,
    place: findPort(record.port)!.name,
    boxvv: `${record.vessel_name}/${record.voyage}`,
    vesselsName: record.vessel_name,
    voyage: record.voyage,
    chndescription: record.chinese_name,
    remark: record.remark,
    companyid: carrier?.code ?? null,
    shipCompany: carrier?.nameCn ?? record.carrier,
    wharf: record.terminal === null ? null : wharfName(record.port, record.terminal),
    wharfCode: record.terminal === null ? null : wharfCode(record.port, record.terminal),
    berth: record.berth,
    ctnapplybegindate: wireTime(record.gate_in_opens_ms),
    ctnapplyenddate: wireTime(record.gate_in_closes_ms),
    closedate: wireTime(record.customs_closes_ms),
    portclosedate: wireTime(record.port_closes_ms),
    documentclosedate: wireTime(record.documents_closes_ms),
    vgmclosedate: wireTime(record.vgm_closes_ms),
    jgApplyBeginTime: wireTime(record.collect_opens_ms ?? gathered(record.gate_in_opens_ms)),
    jgApplyEndTime: wireTime(record.collect_closes_ms ?? gathered(record.gate_in_closes_ms)),
    etaArrivedDate: wireTime(record.eta_ms),
    etaSailingDate: wireTime(record.etd_ms),
    arrivaldate: wireTime(record.ata_ms),
    dischargedate: wireTime(record.atd_ms),
    createTime: formatShanghai(record.created_ms),
    shipLocation: record.location && { ships: record.location.ships, ...tellShipPlace(record.location) },
    cutOffMove: moveOfCutOff(record, portNowMs),
    berthMove: moveOfBerth(record, portNowMs),
    autoSubscribe: record.auto_subscribe,
    top: record.topped_ms !== null,
    // The column is written from the same list of states.
    state: record.state as TrackingState,
    note: noteOf(record),
    endedTime: wireTime(record.ended_ms),
    source: record.source === null ? null : sources[record.source],
    updateTime: wireTime(record.heard_ms),
    version: record.version,
  };
}

/** What the list of calls may be narrowed to besides. */
export interface CallFilter extends ListFilter {
  readonly vesselsName?: string | undefined;
  readonly voyage?: string | undefined;
  readonly wharfCode?: string | undefined;
}

/** The list of calls, its pages and its file. */
export const calls: ServedList<VesselRow, VesselRecord, CallFilter, CallGroup> = {
  product: vesselList,
  table: 'vessel_subscription',
  statement,
  values: (portNowMs) => [startOfShanghaiDay(portNowMs) + dayMs],
  stateSql,
  searched: { numbers: ['s.search_text'], words: [wordsSql('c.chinese_name'), 's.own_words'] },
  terminalSql: 'c.terminal',
  narrow: ({ systemKey, vesselsName, voyage, wharfCode: code }, param) => [
    ...[vesselsName, voyage].flatMap((typed) => namedSql(calls, systemKey, typed, param) ?? []),
    ...(code ? [`c.terminal = any(${param(codesOfWharf(systemKey, code))}::text[])`] : []),
  ],
  pageSize: pageSizeDefault,
  rowOf,
  findColumn: findVesselColumn,
  texts,
};
