import { judgeBooking, readStoredBooking, type BookingStanding, type BookingStatus } from '@mastlight/domain/tracking/booking-status';
import type { Fact } from '@mastlight/domain/tracking/fact';
import { trackingStateOf } from '@mastlight/domain/tracking/whole-bill';
import { vesselCodeKey } from '@mastlight/domain/tracking/vessel-call';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { jsonText } from '../../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { factColumns, factOfRow, type FactRow } from '../schema';
import { findSaidCalls } from './calls';
import { publishedColumns, type PublishedColumn } from './published-columns';

/** A booking of a port. */
export interface BookingKey {
  readonly port: PortCode;
  readonly bookingNo: string;
}

/**
 * The followed bookings that the facts just appended may concern: by number, by
 * a manifest of a bill that they have become, or by their ship on their voyage.
 * What is said of a ship is no news of a booking that sailed or is its bill: that
 * goes on as the bill, and is looked at again only where it is named itself.
 */
export async function findTouchedBookings(transaction: Transaction): Promise<BookingKey[]> {
  const spelt = await findSaidCalls(transaction);
  const ofShip = (column: string, value: string): string =>
    `select booking.port, booking.booking_no from said_calls
     join tracking_booking booking on booking.${column} = said_calls.${value} and booking.is_followed
       and regexp_replace(upper(booking.voyage), '[^A-Z0-9]', '', 'g') = said_calls.voyage
       and booking.state <> 'finished' and booking.bill_nos = '{}'`;
  const { rows } = await connectionOf(transaction).query<BookingKey>(
    `with said_calls as (select * from unnest($1::text[], $2::text[], $3::text[]) as said_calls (name, code, voyage))
     select port, booking_no as "bookingNo" from (
       select booking.port, booking.booking_no
       from (select distinct detail->>'bookingNo' as value from tracking_fact_staged where (detail->>'bookingNo') is not null) said
       join tracking_booking booking on booking.booking_no = said.value and booking.is_followed
       union select booking.port, booking.booking_no
       from (select distinct bill_no as value from tracking_fact_staged where kind = 'manifest' and bill_no is not null) said
       join tracking_booking booking on booking.bill_nos @> array[said.value] and booking.is_followed
       union ${ofShip('vessel_key', 'name')}
       union ${ofShip('vessel_code_key', 'code')}) touched
     order by 1, 2`,
    [spelt.map(({ name }) => name), spelt.map(({ code }) => code), spelt.map(({ voyage }) => voyage)],
    'tracking-touched-bookings',
  );
  return rows;
}

/**
 * Everything that names some bookings of a port, and every manifest of the bills
 * that a manifest has named with one: a correction may name the booking no more.
 */
export async function loadBookingFacts(
  transaction: Transaction,
  port: PortCode,
  bookingNos: readonly string[],
): Promise<ReadonlyMap<string, Fact[]>> {
  const select = async (where: string, values: readonly string[], name: string): Promise<Fact[]> => {
    const { rows } = await connectionOf(transaction).query<FactRow>(
      `select ${factColumns} from tracking_fact where ${where} and (port = $1 or port is null)`,
      [port, values],
      name,
    );
    return rows.map(factOfRow);
  };
  const naming = groupBy(await select(`(detail->>'bookingNo') = any($2)`, bookingNos, 'tracking-facts-by-booking'), bookingOf);
  const billsOf = (facts: readonly Fact[]): string[] =>
    facts.flatMap(({ kind, billNo }) => (kind === 'manifest' && billNo ? [billNo] : []));
  const billNos = [...new Set([...naming.values()].flatMap(billsOf))];
  const ofBills =
    billNos.length === 0 ? [] : await select(`bill_no = any($2) and kind = 'manifest'`, billNos, 'tracking-manifests-of-bookings');
  const byBill = groupBy(ofBills, ({ billNo }) => billNo);
  return new Map(
    [...naming].map(([bookingNo, facts]) => {
      const found = new Map(facts.map((fact) => [fact.id, fact]));
      for (const billNo of new Set(billsOf(facts))) for (const fact of byBill.get(billNo) ?? []) found.set(fact.id, fact);
      return [bookingNo, [...found.values()]];
    }),
  );
}

const bookingOf = ({ detail }: Fact): string | null => ('bookingNo' in detail ? detail.bookingNo : null);

/** A booking's status as stored. */
export interface StoredBooking {
  readonly bookingNo: string;
  readonly status: BookingStatus;
  readonly version: number;
}

/** A booking as it is published now. */
interface KeptBooking extends Pick<StoredBooking, 'bookingNo' | 'version'> {
  /** The bills that it is, by whichever rules; those who follow it follow them too. */
  readonly billNos: readonly string[];
  /** As it was stored, by whichever rules. */
  readonly said: unknown;
  /** As today's rules read it; null where they have derived none yet. */
  readonly status: BookingStatus | null;
}

/** Followed bookings as they are now. */
export async function loadBookings(transaction: Transaction, port: PortCode, bookingNos: readonly string[]): Promise<KeptBooking[]> {
  const { rows } = await connectionOf(transaction).query<{ bookingNo: string; version: number; billNos: string[]; said: unknown }>(
    `select booking_no as "bookingNo", version, bill_nos as "billNos", status as said from tracking_booking
     where port = $1 and booking_no = any($2) and is_followed order by booking_no`,
    [port, bookingNos],
    'tracking-load-bookings',
  );
  return rows.map((row) => ({ ...row, status: readStoredBooking(row.said) }));
}

/** Of some bookings, those that are their bills already. */
export async function findBecome(transaction: Transaction, port: PortCode, bookingNos: readonly string[]) {
  const { rows } = await connectionOf(transaction).query<{ bookingNo: string; billNos: string[] }>(
    `select booking_no as "bookingNo", bill_nos as "billNos" from tracking_booking
     where port = $1 and booking_no = any($2) and bill_nos <> '{}'`,
    [port, bookingNos],
    'tracking-become-bills',
  );
  return rows;
}

/** The columns of a published booking: its value, and its type in the statement that writes it. */
const columns: readonly PublishedColumn<BookingStatus & BookingStanding>[] = [
  ['state', 'text', trackingStateOf],
  ['node', 'text', ({ nodes }) => nodes.findLast(({ state }) => state === 'done' || state === 'part')?.code ?? null],
  ['pick_up_state', 'text', ({ pickUpState }) => pickUpState],
  ['phase', 'text', ({ phase }) => phase],
  ['load_port', 'text', ({ loadPort }) => loadPort],
  ['terminal', 'text', ({ terminal }) => terminal],
  ['carrier', 'text', ({ carrier }) => carrier],
  ['vessel_name', 'text', ({ vesselName }) => vesselName],
  ['voyage', 'text', ({ voyage }) => voyage],
  ['vessel_key', 'text', ({ vesselName }) => vesselName && vesselKey(vesselName)],
  ['vessel_code_key', 'text', ({ vesselCode }) => vesselCode && vesselCodeKey(vesselCode)],
  ['gate_in_closes_ms', 'bigint', ({ plan }) => plan?.gateInClosesMs ?? null],
  ['customs_closes_ms', 'bigint', ({ plan }) => plan?.customsClosesMs ?? null],
  ['port_closes_ms', 'bigint', ({ plan }) => plan?.portClosesMs ?? null],
  ['bill_nos', 'text[]', ({ billNos }) => billNos],
  ['heard_ms', 'bigint', ({ heardMs }) => heardMs],
  ['source', 'text', ({ source }) => source],
];
const { sets, record, valuesOf } = publishedColumns(columns);

/** Publishes what was derived of bookings, each as one row whoever follows it. */
export async function saveBookings(
  transaction: Transaction,
  port: PortCode,
  bookings: readonly StoredBooking[],
  { nowMs, derivationVersion }: { readonly nowMs: number; readonly derivationVersion: number },
): Promise<void> {
  if (bookings.length === 0) return;
  const rows = bookings.map(({ bookingNo, status, version }) => ({
    booking_no: bookingNo,
    version,
    status,
    ...valuesOf({ ...status, ...judgeBooking(status) }),
  }));
  await connectionOf(transaction).query(
    `update tracking_booking as kept
     set ${sets}, version = fresh.version, status = fresh.status, derivation_version = $3, updated_at = $4
     from json_to_recordset($2::json) as fresh (booking_no text, version int, status json, ${record})
     where kept.port = $1 and kept.booking_no = fresh.booking_no`,
    [port, jsonText(rows), derivationVersion, new Date(nowMs)],
    'tracking-save-bookings',
  );
}
