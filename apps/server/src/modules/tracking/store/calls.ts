import { readStoredCall, type CallStatus } from '@mastlight/domain/tracking/call-status';
import { trackingStateOf } from '@mastlight/domain/tracking/whole-bill';
import { vesselCodeKey, voyageKeysOf } from '@mastlight/domain/tracking/vessel-call';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { jsonText } from '../../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { publishedColumns, type PublishedColumn } from './published-columns';

/** A call of a port; its subject is `vessel key/voyage key`. */
export interface CallKey {
  readonly port: PortCode;
  readonly call: string;
}

/** A call that the facts just appended name, by the ship's name or its code. */
interface SaidCall {
  readonly name: string | null;
  readonly code: string | null;
  /** As voyages compare. */
  readonly voyage: string;
}

/** The calls that the facts just appended name, each by every spelling of its voyage. */
export async function findSaidCalls(transaction: Transaction): Promise<SaidCall[]> {
  const { rows } = await connectionOf(transaction).query<{ name: string | null; code: string | null; voyage: string }>(
    `select distinct vessel_key as name, vessel_code_key as code, voyage from tracking_fact_staged
     where voyage is not null and (vessel_key is not null or vessel_code_key is not null)`,
    [],
    'tracking-said-calls',
  );
  return rows.flatMap((call) => voyageKeysOf(call.voyage).map((voyage) => ({ ...call, voyage })));
}

/**
 * The followed calls that the facts just appended may concern: of the same ship,
 * by its name or its code, on the same voyage. However many others of the ship
 * somebody follows, what is said of one costs them nothing.
 */
export async function findTouchedCalls(transaction: Transaction): Promise<CallKey[]> {
  const spelt = await findSaidCalls(transaction);
  if (spelt.length === 0) return [];
  const { rows } = await connectionOf(transaction).query<{ port: PortCode; call: string }>(
    `with said as (select * from unnest($1::text[], $2::text[], $3::text[]) as said (name, code, voyage))
     select call.port, call.call from said
       join tracking_call call on call.call = said.name || '/' || said.voyage and call.is_followed
     union select call.port, call.call from said
       join tracking_call call on call.vessel_code_key = said.code and call.voyage = said.voyage and call.is_followed
     order by 1, 2`,
    [spelt.map(({ name }) => name), spelt.map(({ code }) => code), spelt.map(({ voyage }) => voyage)],
    'tracking-touched-calls',
  );
  return rows;
}

/** A call's status as stored, with what finds it again. */
export interface StoredCall {
  readonly call: string;
  readonly status: CallStatus;
  readonly version: number;
}

/** A call as it is published now. */
interface KeptCall extends Pick<StoredCall, 'call' | 'version'> {
  /** As it was stored, by whichever rules. */
  readonly said: unknown;
  /** As today's rules read it; null where they have derived none yet. */
  readonly status: CallStatus | null;
}

/** Followed calls as they are now. */
export async function loadCalls(transaction: Transaction, port: PortCode, calls: readonly string[]): Promise<KeptCall[]> {
  const { rows } = await connectionOf(transaction).query<{ call: string; status: unknown; version: number }>(
    'select call, status, version from tracking_call where port = $1 and call = any($2) and is_followed order by call',
    [port, calls],
    'tracking-load-calls',
  );
  return rows.map((row) => ({ ...row, said: row.status, status: readStoredCall(row.status) }));
}

/** The columns of a published call: its value, and its type in the statement that writes it. */
const columns: readonly PublishedColumn<CallStatus>[] = [
  ['state', 'text', trackingStateOf],
  ['vessel_code_key', 'text', (call) => (call.vesselCode ? vesselCodeKey(call.vesselCode) : null)],
  ['vessel_name', 'text', (call) => call.vesselName],
  ['chinese_name', 'text', ({ plan }) => plan?.chineseName ?? null],
  ['carrier', 'text', ({ plan }) => plan?.carrier ?? null],
  ['terminal', 'text', (call) => call.terminal],
  ['berth', 'text', ({ plan }) => plan?.berth ?? null],
  ['gate_in_opens_ms', 'bigint', ({ plan }) => plan?.gateInOpensMs ?? null],
  ['gate_in_closes_ms', 'bigint', ({ plan }) => plan?.gateInClosesMs ?? null],
  ['customs_closes_ms', 'bigint', ({ plan }) => plan?.customsClosesMs ?? null],
  ['port_closes_ms', 'bigint', ({ plan }) => plan?.portClosesMs ?? null],
  ['eta_ms', 'bigint', ({ plan }) => plan?.etaMs ?? null],
  ['etd_ms', 'bigint', ({ plan }) => plan?.etdMs ?? null],
  ['ata_ms', 'bigint', ({ plan }) => plan?.ataMs ?? null],
  ['atd_ms', 'bigint', ({ plan, departedMs }) => plan?.atdMs ?? departedMs],
  ['heard_ms', 'bigint', (call) => call.heardMs],
  ['source', 'text', (call) => call.source],
];
const { sets, record, valuesOf } = publishedColumns(columns);

/** Publishes what was derived of calls, each as one row whoever follows it. */
export async function saveCalls(
  transaction: Transaction,
  port: PortCode,
  calls: readonly StoredCall[],
  { nowMs, derivationVersion }: { readonly nowMs: number; readonly derivationVersion: number },
): Promise<void> {
  if (calls.length === 0) return;
  const rows = calls.map(({ call, status, version }) => ({ call, version, status, ...valuesOf(status) }));
  await connectionOf(transaction).query(
    `update tracking_call as kept
     set ${sets}, version = fresh.version, status = fresh.status, derivation_version = $3, updated_at = $4
     from json_to_recordset($2::json) as fresh (call text, version int, status json, ${record})
     where kept.port = $1 and kept.call = fresh.call`,
    [port, jsonText(rows), derivationVersion, new Date(nowMs)],
    'tracking-save-calls',
  );
}
