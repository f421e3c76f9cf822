import type { Fact } from '@mastlight/domain/tracking/fact';
import { vesselCodeKey } from '@mastlight/domain/tracking/vessel-call';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { factColumns, factOfRow, type FactRow } from '../schema';

/**
 * What is said of a call is heard within so long before the first word of a
 * bill on it: a box at the gate, a ship's plan. Parts of months before that are
 * not looked at (ADR 0014).
 */
const callHeardBeforeMs = 92 * 86_400_000;

/** Every fact that may concern the bills of a port: about them, their boxes, or their ships. */
export async function loadFacts(
  transaction: Transaction,
  port: PortCode,
  billNos: readonly string[],
): Promise<ReadonlyMap<string, Fact[]>> {
  const connection = connectionOf(transaction);
  const select = async (where: string, values: readonly unknown[], name: string): Promise<Fact[]> => {
    const { rows } = await connection.query<FactRow>(
      `select ${factColumns} from tracking_fact where ${where} and (port = $1 or port is null)`,
      [port, ...values],
      name,
    );
    return rows.map(factOfRow);
  };
  const direct = await select('bill_no = any($2)', [billNos], 'tracking-facts-by-bill');
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
