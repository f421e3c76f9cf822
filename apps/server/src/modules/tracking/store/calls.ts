import { readStoredCall, type CallStatus } from '@mastlight/domain/tracking/call-status';
import { vesselCodeKey } from '@mastlight/domain/tracking/vessel-call';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { jsonText } from '../../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A call of a port; its subject is `vessel key/voyage key`. */
export interface CallKey {
  readonly port: PortCode;
  readonly call: string;
}

/** The followed calls that the facts just appended may concern: those of the same ship. */
export async function findTouchedCalls(transaction: Transaction): Promise<CallKey[]> {
  const { rows } = await connectionOf(transaction).query<{ port: PortCode; call: string }>(
    `select call.port, call.call from (select distinct vessel_key as value from tracking_fact_staged where vessel_key is not null) said
       join tracking_call call on call.vessel_key = said.value and call.is_followed
     union select call.port, call.call
       from (select distinct vessel_code_key as value from tracking_fact_staged where vessel_code_key is not null) said
       join tracking_call call on call.vessel_code_key = said.value and call.is_followed
     order by 1, 2`,
    [],
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

/** Publishes what was derived of calls, each as one row whoever follows it. */
export async function saveCalls(
  transaction: Transaction,
  port: PortCode,
  calls: readonly StoredCall[],
  { nowMs, derivationVersion }: { readonly nowMs: number; readonly derivationVersion: number },
): Promise<void> {
  if (calls.length === 0) return;
  const rows = calls.map(({ call, status, version }) => ({
    call,
    version,
    status,
    state: status.departedMs !== null ? 'finished' : status.heardMs === null ? 'waiting' : 'tracking',
    vessel_code_key: status.vesselCode ? vesselCodeKey(status.vesselCode) : null,
    vessel_name: status.vesselName,
    chinese_name: status.plan?.chineseName ?? null,
    carrier: status.plan?.carrier ?? null,
    terminal: status.terminal,
    berth: status.plan?.berth ?? null,
    gate_in_opens_ms: status.plan?.gateInOpensMs ?? null,
    gate_in_closes_ms: status.plan?.gateInClosesMs ?? null,
    customs_closes_ms: status.plan?.customsClosesMs ?? null,
    port_closes_ms: status.plan?.portClosesMs ?? null,
    eta_ms: status.plan?.etaMs ?? null,
    etd_ms: status.plan?.etdMs ?? null,
    ata_ms: status.plan?.ataMs ?? null,
    atd_ms: status.plan?.atdMs ?? status.departedMs,
    heard_ms: status.heardMs,
    source: status.source,
  }));
  await connectionOf(transaction).query(
    `update tracking_call as kept
     set version = fresh.version, status = fresh.status, state = fresh.state, vessel_code_key = fresh.vessel_code_key,
       vessel_name = fresh.vessel_name, chinese_name = fresh.chinese_name, carrier = fresh.carrier, terminal = fresh.terminal,
       berth = fresh.berth, gate_in_opens_ms = fresh.gate_in_opens_ms, gate_in_closes_ms = fresh.gate_in_closes_ms,
       customs_closes_ms = fresh.customs_closes_ms, port_closes_ms = fresh.port_closes_ms, eta_ms = fresh.eta_ms,
       etd_ms = fresh.etd_ms, ata_ms = fresh.ata_ms, atd_ms = fresh.atd_ms, heard_ms = fresh.heard_ms, source = fresh.source,
       derivation_version = $3, updated_at = $4
     from json_to_recordset($2::json) as fresh (call text, version int, status json, state text, vessel_code_key text,
       vessel_name text, chinese_name text, carrier text, terminal text, berth text, gate_in_opens_ms bigint,
       gate_in_closes_ms bigint, customs_closes_ms bigint, port_closes_ms bigint, eta_ms bigint, etd_ms bigint, ata_ms bigint,
       atd_ms bigint, heard_ms bigint, source text)
     where kept.port = $1 and kept.call = fresh.call`,
    [port, jsonText(rows), derivationVersion, new Date(nowMs)],
    'tracking-save-calls',
  );
}
