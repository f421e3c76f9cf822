import { findBookingColumn } from '@mastlight/domain/booking-subscription/columns';
import { bookingList, type BookingRow } from '@mastlight/domain/booking-subscription/contract';
import { pageSizeDefault } from '@mastlight/domain/booking-subscription/limits';
import { bookingSubscriptionTexts as texts } from '@mastlight/domain/booking-subscription/messages';
import { sayBooking, sayPickUp, toneOfBooking, type SaidBooking } from '@mastlight/domain/booking-subscription/say-booking';
import { portRules } from '@mastlight/domain/ports/index';
import { judgeBooking, missingCutOffs, readStoredBooking } from '@mastlight/domain/tracking/index';
import { askedDays } from '@mastlight/domain/vocabulary/ask-schedule';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { findPort, portOfLocode, type PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { sources, type SourceCode } from '@mastlight/domain/vocabulary/source';
import type { TrackingState } from '@mastlight/domain/vocabulary/tracking-state';
import { spellVesselName } from '@mastlight/domain/vocabulary/vessel-voyage';
import { wharfCode, wharfName } from '@mastlight/domain/vocabulary/wharf';
import type { ListStatement } from '../../../platform/list/list-statement';
import { numbersSql, wordsSql } from '../../../platform/list/search';
import type { ListFilter, ServedList } from '../../../platform/list/served-list';
import { wireTime } from '../../../platform/list/wire-time';

/** What a list row is made of. Times are ms since epoch, port time. */
interface BookingRecord {
  readonly id: number;
  readonly port: PortCode;
  readonly booking_no: string;
  readonly own_carrier: string | null;
  readonly remark: string | null;
  readonly auto_subscribe: boolean;
  readonly topped_ms: number | null;
  readonly created_ms: number;
  readonly version: number;
  readonly state: string;
  /** As tracking publishes it, by whichever rules. */
  readonly status: unknown;
  /** How far its first bill is: code of a node. */
  readonly bill_node: string | null;
  /** That its ship has sailed with it; null while there is no bill. */
  readonly is_bill_away: boolean | null;
  readonly is_port_heard: boolean;
  readonly ended_ms: number | null;
  readonly end_reason: number | null;
}

const askedMs = askedDays * 86_400_000;

/** How far a booking is; one that is a bill stands as far as its bill, one that was silent for all of `askAfterMs` has failed (R-4.10-38), and one that ended stands as it ended. */
const stateSql = `case when s.end_reason = 2 then 'finished' when s.end_reason is not null then 'failed'
  when c.bill_nos <> '{}' then coalesce(b.state, 'tracking')
  when coalesce(c.state, 'waiting') = 'waiting' and s.created_ms <= $3::bigint - ${askedMs} then 'failed' else coalesce(c.state, 'waiting') end`;

/** `$1` is the owner, `$2` the port, `$3` port time now. A booking that is a bill stands as far as its bill. */
const statement: ListStatement = {
  // Of a booking that is followed no more nobody is told any news.
  from: `booking_subscription s left join tracking_booking c on c.booking_no = s.booking_no and c.port = s.port and s.ended_ms is null
    left join tracking_bill b on b.bill_no = c.bill_nos[1] and b.port = s.port`,
  own: 's.owner_key = $1',
  record: `s.id, s.port, s.booking_no, s.carrier as own_carrier, s.remark, s.auto_subscribe, s.topped_ms, s.created_ms, s.ended_ms, s.end_reason,
    s.version + coalesce(c.version, 0) + coalesce(b.version, 0) as version,
    ${stateSql} as state,
    c.status, b.node as bill_node, b.state = 'finished' and not 'left-behind' = any(b.exception_codes) as is_bill_away, exists (select from tracking_port_heard h where h.port = s.port) as is_port_heard`,
  sort: {
    soNo: 's.booking_no',
    boxvv: "c.vessel_name || '/' || c.voyage",
    loadingPort: 'c.load_port',
    giName: 'c.terminal',
    tcStatus: 'c.pick_up_state',
    nodeGroup: `array_position(array['EPRL', 'STSP', 'GITM'], c.node)`,
    countdown: 'c.port_closes_ms',
    portCloseTime: 'c.port_closes_ms',
    closeTime: 'c.customs_closes_ms',
    ctnApplyEndTime: 'c.gate_in_closes_ms',
    blnos: 'c.bill_nos[1]',
    shipCompany: 'coalesce(c.carrier, s.carrier)',
    remark: 's.remark',
    autoSubscribe: 's.auto_subscribe',
    source: 'c.source',
    createTime: 's.created_ms',
  },
  pinned: 's.topped_ms is not null',
  needs: { phase: 'c.phase', closes_ms: 'c.port_closes_ms' },
  groups: {
    incomplete: `phase in ('incomplete', 'withdrawn')`,
    toPickUp: `phase in ('not-released', 'to-pick-up')`,
    becameBill: `phase = 'became-bill'`,
  },
  ended: 's.ended_ms is not null',
  // What somebody must ask the carrier about first, then the next cut-off, then those without one, then what is a bill by now.
  order: `case when phase in ('incomplete', 'withdrawn') then 0 when phase = 'became-bill' then 3 when closes_ms >= $3::bigint then 1 else 2 end,
    closes_ms nulls last`,
};

/** Ports write places as a code, or as `CODE/name`. */
function placeName(text: string): string {
  const [code = '', name] = text.split('/', 2);
  const port = portOfLocode(code.toUpperCase());
  return port ? findPort(port)!.name : (name ?? text);
}

function rowOf(record: BookingRecord): BookingRow {
  const { port } = record;
  const booking = readStoredBooking(record.status);
  const standing = booking && judgeBooking(booking);
  const { cutOffNames } = portRules(port);
  const missing = booking ? missingCutOffs(booking).map((field) => cutOffNames[field]) : [];
  const phase = standing?.phase ?? 'unheard';
  const said: SaidBooking = {
    port,
    phase,
    endReason: record.end_reason,
    hasFailed: record.state === 'failed',
    isPortHeard: record.is_port_heard,
    hasShip: Boolean(booking?.vesselName),
    billNos: booking?.billNos ?? [],
    billNode: record.bill_node,
    isBillAway: record.is_bill_away === true,
    missing,
  };
  const told = booking?.carrier ?? record.own_carrier;
  const carrier = carriers.find(({ code, nameCn, name }) => [code, nameCn, name].includes(told ?? ''));
  return {
    id: record.id,
    area: port,
    place: findPort(port)!.name,
    soNo: record.booking_no,
    carrier: carrier?.code ?? null,
    shipCompany: carrier?.nameCn ?? told,
    loadingPort: booking?.loadPort ? placeName(booking.loadPort) : null,
    giName: booking?.terminal ? wharfName(port, booking.terminal) : null,
    giCode: booking?.terminal ? wharfCode(port, booking.terminal) : null,
    tcStatus: standing?.pickUpState ?? null,
    tcText: standing && sayPickUp(standing),
    nodeGroup: (standing?.nodes ?? []).map(({ atMs, ...node }) => ({ ...node, name: texts.nodes[node.code], time: wireTime(atMs) })),
    vesselsName: booking?.vesselName ? spellVesselName(booking.vesselName) : null,
    voyage: booking?.voyage ?? null,
    ctnApplyEndTime: wireTime(booking?.plan?.gateInClosesMs ?? null),
    closeTime: wireTime(booking?.plan?.customsClosesMs ?? null),
    portCloseTime: wireTime(booking?.plan?.portClosesMs ?? null),
    blnos: [...(booking?.billNos ?? [])],
    missing,
    boxes: (booking?.boxes ?? []).map((box) => ({
      ctnNo: box.containerNo,
      eirNo: box.eirNo,
      takeoutTime: wireTime(box.outMs),
      backTime: wireTime(box.backMs),
      inGateTime: wireTime(box.gateInMs),
    })),
    note: sayBooking(said),
    endedTime: wireTime(record.ended_ms),
    tone: toneOfBooking(said),
    remark: record.remark,
    autoSubscribe: record.auto_subscribe,
    top: record.topped_ms !== null,
    // The column is written from the same list of states.
    state: record.state as TrackingState,
    source: booking?.source ? sources[booking.source as SourceCode] : null,
    updateTime: wireTime(booking?.heardMs ?? null),
    createTime: formatShanghai(record.created_ms),
    version: record.version,
  };
}

/** The list of bookings, its pages and its file. */
export const bookings: ServedList<BookingRow, BookingRecord, ListFilter, (typeof bookingList.groups)[number]> = {
  product: bookingList,
  table: 'booking_subscription',
  statement,
  stateSql,
  searched: {
    numbers: [numbersSql('s.booking_no'), numbersSql("array_to_string(c.bill_nos, ' ')")],
    words: [wordsSql("c.vessel_name || ' ' || c.voyage"), 's.own_words'],
  },
  terminalSql: 'c.terminal',
  pageSize: pageSizeDefault,
  rowOf,
  findColumn: findBookingColumn,
  texts,
};
