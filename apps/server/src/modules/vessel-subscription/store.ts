/**
 * What writes to the table of vessel subscriptions. New rows are
 * taken in the order of their calls; what is done with rows that are there is `platform/list/own-rows`.
 */
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { OwnTable } from '../../platform/list/own-rows';

/** The list's own table. */
export const vesselTable: OwnTable = 'vessel_subscription';

/** A call as somebody wrote it. */
export interface WrittenCall {
  /** Vessel and voyage as they compare. */
  readonly call: string;
  readonly vesselName: string;
  readonly voyage: string;
  readonly searchText: string;
  readonly remark: string | null;
}

/** Ids of calls that are followed already. */
export async function selectKnown(
  transaction: Transaction,
  ownerKey: string,
  port: PortCode,
  calls: readonly string[],
): Promise<{ readonly id: number; readonly call: string }[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number; call: string }>(
    'select id, call from vessel_subscription where owner_key = $1 and port = $2 and call = any($3::text[]) and ended_ms is null',
    [ownerKey, port, calls],
    'vessel-subscription-known',
  );
  return rows;
}

/** Adds subscriptions; a call that is followed already is left alone. Gives those that were added. */
export async function insertSubscriptions(
  transaction: Transaction,
  fresh: {
    readonly ownerKey: string;
    readonly userId: number;
    readonly port: PortCode;
    readonly calls: readonly WrittenCall[];
    readonly createdMs: number;
  },
): Promise<{ readonly id: number; readonly call: string }[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number; call: string }>(
    `insert into vessel_subscription (owner_key, user_id, port, call, vessel_name, voyage, search_text, remark, created_ms)
     select $1, $2, $3, *, $9 from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
       as written (call, vessel_name, voyage, search_text, remark)
     order by call on conflict (owner_key, port, call) do nothing returning id, call`,
    [
      fresh.ownerKey,
      fresh.userId,
      fresh.port,
      fresh.calls.map(({ call }) => call),
      fresh.calls.map(({ vesselName }) => vesselName),
      fresh.calls.map(({ voyage }) => voyage),
      fresh.calls.map(({ searchText }) => searchText),
      fresh.calls.map(({ remark }) => remark),
      fresh.createdMs,
    ],
    'vessel-subscription-insert',
  );
  return rows;
}
