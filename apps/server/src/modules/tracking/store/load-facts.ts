import type { Fact } from '@mastlight/domain/tracking/fact';
import { vesselCodeKey } from '@mastlight/domain/tracking/vessel-call';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { journeyOpenMs } from '../journey-open';
import { withinBoxBound } from '../box-bound';
import { factColumns, factOfRow, type FactRow } from '../schema';

/**
 * What is said of a call is heard within so long before the first word of a
 * bill on it: a box at the gate, a ship's plan. Parts of months before that are
 * not looked at (ADR 0014).
 */
const callHeardBeforeMs = 92 * 86_400_000;

/** The database counts in microseconds: what is read as the next whole ms was heard up to so long before. */
const roundingMs = 1;

/**
 * Every fact that may concern the bills of a port: about them, their boxes, or their ships.
 *
 * Of a bill with more boxes than any real one they are those of its first boxes.
 *
 * @param firstHeard per bill, the instant (ms) before which nothing was heard of it: parts of months before that are not
 * looked at. Null: not known, all parts are.
 */
export async function loadFacts(
  transaction: Transaction,
  port: PortCode,
  firstHeard: ReadonlyMap<string, number | null>,
): Promise<ReadonlyMap<string, Fact[]>> {
  const billNos = [...firstHeard.keys()];
  const connection = connectionOf(transaction);
  await planOnce(transaction);
  const select = async (where: string, values: readonly unknown[], name: string): Promise<Fact[]> => {
    const { rows } = await connection.query<FactRow>(
      `select ${factColumns} from tracking_fact where ${where} and (port = $1 or port is null)`,
      [port, ...values],
      name,
    );
    return rows.map(factOfRow);
  };
  const known = billNos.filter((billNo) => firstHeard.get(billNo) !== null);
  const knownSinceMs = known.reduce((first, billNo) => Math.min(first, firstHeard.get(billNo)!), Infinity);
  const unknown = billNos.filter((billNo) => firstHeard.get(billNo) === null);
  const direct = withinBoxBound([
    ...(known.length === 0
      ? []
      : await select('bill_no = any($2) and heard_at >= $3', [known, new Date(knownSinceMs - roundingMs)], 'tracking-facts-by-known-bill')),
    ...(unknown.length === 0 ? [] : await select('bill_no = any($2)', [unknown], 'tracking-facts-by-bill')),
  ]);
  const sinceMs = direct.reduce((first, fact) => Math.min(first, fact.heardMs), Infinity) - callHeardBeforeMs;
  const since = Number.isFinite(sinceMs) ? new Date(sinceMs) : null;
  const containerNos = unique(direct.map((fact) => fact.containerNo));
  const ofBoxes =
    containerNos.length === 0
      ? []
      : await select('container_no = any($2) and heard_at >= $3', [containerNos, since], 'tracking-facts-by-container');
  const vesselKeys = unique(direct.map((fact) => fact.vesselName && vesselKey(fact.vesselName)));
  const vesselCodeKeys = unique(direct.map((fact) => fact.vesselCode && vesselCodeKey(fact.vesselCode)));
  const ofCalls =
    vesselKeys.length + vesselCodeKeys.length === 0
      ? []
      : await select(
          '(vessel_key = any($2) or vessel_code_key = any($3)) and heard_at >= $4',
          [vesselKeys, vesselCodeKeys, since],
          'tracking-facts-by-vessel',
        );
  return groupByBill(billNos, direct, ofBoxes, ofCalls);
}

/** What is read of a page of boxes at most: some hundred times what real boxes have. */
const boxFactsMax = 50_000;

/** Everything that was said of boxes on journeys that may still be open, the newest first. */
export async function loadBoxFacts(
  transaction: Transaction,
  port: PortCode,
  containerNos: readonly string[],
  nowMs: number,
): Promise<readonly Fact[]> {
  const { rows } = await connectionOf(transaction).query<FactRow>(
    `select ${factColumns} from tracking_fact
     where container_no = any($1) and (port = $2 or port is null) and heard_at >= $3 order by id desc limit ${boxFactsMax}`,
    [containerNos, port, new Date(nowMs - journeyOpenMs)],
    'tracking-boxes',
  );
  return rows.map(factOfRow);
}

/** How long before now a ship's call that is still followed may have been spoken of. */
const callOpenMs = 184 * 86_400_000;

/** Everything that was said of ships by themselves, by vessel key; what concerns a call is the domain's to say. */
export async function loadCallFacts(
  transaction: Transaction,
  port: PortCode,
  vesselKeys: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, Fact[]>> {
  const since = new Date(nowMs - callOpenMs);
  const connection = connectionOf(transaction);
  await planOnce(transaction);
  const select = async (where: string, values: readonly unknown[], name: string): Promise<Fact[]> => {
    const { rows } = await connection.query<FactRow>(
      `select ${factColumns} from tracking_fact where ${where} and (port = $1 or port is null) and heard_at >= $3`,
      [port, values, since],
      name,
    );
    return rows.map(factOfRow);
  };
  const named = await select('vessel_key = any($2)', vesselKeys, 'tracking-call-facts-by-name');
  const codes = unique(named.map((fact) => fact.vesselCode && vesselCodeKey(fact.vesselCode)));
  const coded = codes.length === 0 ? [] : await select('vessel_code_key = any($2)', codes, 'tracking-call-facts-by-code');
  const byName = groupBy(named, (fact) => vesselKey(fact.vesselName!));
  const byCode = groupBy(coded, (fact) => vesselCodeKey(fact.vesselCode!));
  return new Map(
    vesselKeys.map((key) => {
      const own = byName.get(key) ?? [];
      const found = new Map(own.map((fact) => [fact.id, fact]));
      for (const code of unique(own.map((fact) => fact.vesselCode && vesselCodeKey(fact.vesselCode)))) {
        for (const fact of byCode.get(code) ?? []) found.set(fact.id, fact);
      }
      return [key, [...found.values()]];
    }),
  );
}

/**
 * Left to itself the database plans such a look-up anew each time, over all
 * parts, which takes longer than to run it. A plan that is kept leaves out the
 * same parts when it is run.
 */
async function planOnce(transaction: Transaction): Promise<void> {
  await connectionOf(transaction).query(`select set_config('plan_cache_mode', 'force_generic_plan', true)`, [], 'tracking-plan-once');
}

/** Hands each bill its own facts, those of its boxes and those of its ships; which of them count is the domain's to say. */
function groupByBill(
  billNos: readonly string[],
  direct: readonly Fact[],
  ofBoxes: readonly Fact[],
  ofCalls: readonly Fact[],
): ReadonlyMap<string, Fact[]> {
  const byBill = groupBy(direct, (fact) => fact.billNo);
  const byContainer = groupBy(ofBoxes, (fact) => fact.containerNo);
  const byVessel = groupBy(ofCalls, (fact) => fact.vesselName && vesselKey(fact.vesselName));
  const byVesselCode = groupBy(ofCalls, (fact) => fact.vesselCode && vesselCodeKey(fact.vesselCode));
  return new Map(
    billNos.map((billNo) => {
      const own = byBill.get(billNo) ?? [];
      // Each box and each ship is looked at once, however many facts name it.
      const neighbours = [
        ...unique(own.map((fact) => fact.containerNo)).map((containerNo) => byContainer.get(containerNo)),
        ...unique(own.map((fact) => fact.vesselName && vesselKey(fact.vesselName))).map((key) => byVessel.get(key)),
        ...unique(own.map((fact) => fact.vesselCode && vesselCodeKey(fact.vesselCode))).map((key) => byVesselCode.get(key)),
      ];
      const found = new Map(own.map((fact) => [fact.id, fact]));
      for (const facts of neighbours) for (const fact of facts ?? []) found.set(fact.id, fact);
      return [billNo, [...found.values()]];
    }),
  );
}

function unique(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value)))];
}
