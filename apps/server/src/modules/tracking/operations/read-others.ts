/** What is known of bills, boxes and calls that nobody need follow: derived when it is asked for, and kept nowhere. */
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { journeyOfBox } from '@mastlight/domain/tracking/bills-of-box';
import { arrangeShipFacts, deriveCallStatus, type CallStatus } from '@mastlight/domain/tracking/call-status';
import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import type { Fact } from '@mastlight/domain/tracking/fact';
import { knownAt } from '@mastlight/domain/tracking/known-at';
import { selectBillFacts } from '@mastlight/domain/tracking/select-bill-facts';
import type { BillStatus } from '@mastlight/domain/tracking/status';
import type { UsualLags } from '@mastlight/domain/tracking/usual-lags';
import { voyageKey, voyageKeysOf, type VesselCall } from '@mastlight/domain/tracking/vessel-call';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { loadBoxFacts, loadCallFacts, loadFacts } from '../store/load-facts';
import type { Parts } from '../parts';
import type { HeardBill, HeardBox, WishedCall } from '../tracking-door';

/** See `TrackingDoor.readBills`. */
export async function readBills(
  { platform: { database }, lags }: Parts,
  port: PortCode,
  billNos: readonly string[],
): Promise<ReadonlyMap<string, HeardBill>> {
  if (billNos.length === 0) return new Map();
  const [facts, usual] = await inTransaction(database, 'system', async (transaction) => {
    return [await loadFactsOf(transaction, port, billNos), await lags.of(transaction, port)] as const;
  });
  return deriveBills(port, facts, usual);
}

function loadFactsOf(transaction: Transaction, port: PortCode, billNos: readonly string[]): Promise<ReadonlyMap<string, readonly Fact[]>> {
  return loadFacts(transaction, port, new Map(billNos.map((billNo) => [billNo, null])));
}

async function deriveBills(
  port: PortCode,
  facts: ReadonlyMap<string, readonly Fact[]>,
  usual: UsualLags,
): Promise<ReadonlyMap<string, HeardBill>> {
  const bills = new Map<string, HeardBill>();
  for (const [billNo, said] of facts) {
    // Others of this process get their turn between bills.
    await yieldToOthers();
    const { heard } = selectBillFacts(billNo, said);
    if (said.some((fact) => fact.billNo === billNo))
      bills.set(billNo, { status: deriveBillStatus(port, billNo, said, usual), facts: heard });
  }
  return bills;
}

/** See `TrackingDoor.readBoxes`. */
export async function readBoxes(
  { platform: { database, portClock }, lags }: Parts,
  port: PortCode,
  containerNos: readonly string[],
  call: WishedCall | null,
): Promise<readonly HeardBox[]> {
  if (containerNos.length === 0) return [];
  const meant: VesselCall | null = call && { ...call, vesselCode: null };
  return inTransaction(database, 'system', async (transaction) => {
    const said = groupBy(await loadBoxFacts(transaction, port, containerNos, portClock.nowMs()), (fact) => fact.containerNo);
    const journeys = containerNos.map((containerNo) => ({ containerNo, ...journeyOfBox(said.get(containerNo) ?? [], meant) }));
    const usual = await lags.of(transaction, port);
    const billFacts = await loadFactsOf(transaction, port, [...new Set(journeys.flatMap(({ billNos }) => billNos))]);
    const bills = await deriveBills(port, billFacts, usual);
    const unnamed = journeys.filter(({ billNos, facts }) => billNos.length === 0 && facts.length > 0);
    const ships = await loadCallFacts(
      transaction,
      port,
      [...new Set(unnamed.flatMap(({ call: of }) => (of?.vesselName ? [vesselKey(of.vesselName)] : [])))],
      portClock.nowMs(),
    );
    return journeys.flatMap(({ containerNo, billNos, facts, call: of }): HeardBox[] => {
      const named = billNos.flatMap((billNo): HeardBox[] => {
        const status = bills.get(billNo)?.status;
        return status?.boxes.some((box) => box.containerNo === containerNo) ? [{ containerNo, billNo, status }] : [];
      });
      if (named.length > 0 || facts.length === 0) return named;
      const ship = of?.vesselName ? (ships.get(vesselKey(of.vesselName)) ?? []) : [];
      return [{ containerNo, billNo: null, status: deriveAlone(port, containerNo, facts, ship, usual) }];
    });
  });
}

/** A box that is heard of under no bill, as if it were one by itself. */
function deriveAlone(port: PortCode, containerNo: string, facts: readonly Fact[], ship: readonly Fact[], usual: UsualLags): BillStatus {
  return deriveBillStatus(port, containerNo, [...facts.map((fact): Fact => ({ ...fact, billNo: containerNo })), ...ship], usual);
}

/** See `TrackingDoor.readCalls`. */
export async function readCalls(
  { platform: { database, portClock } }: Parts,
  port: PortCode,
  asked: readonly WishedCall[],
  asOfMs?: number,
): Promise<ReadonlyMap<WishedCall, readonly CallStatus[]>> {
  const keys = [...new Set(asked.map(({ vesselName }) => vesselKey(vesselName)))];
  const facts = await inTransaction(database, 'system', (transaction) => loadCallFacts(transaction, port, keys, portClock.nowMs()));
  const ships = new Map(
    [...facts].map(([key, all]) => {
      const said = asOfMs === undefined ? all : knownAt(all, asOfMs);
      return [key, { said, arranged: arrangeShipFacts(said) }];
    }),
  );
  const found = new Map<WishedCall, readonly CallStatus[]>();
  for (const call of asked) {
    await yieldToOthers();
    const { said, arranged } = ships.get(vesselKey(call.vesselName))!;
    const voyages = call.voyage === '' ? voyagesOf(said) : [call.voyage];
    const statuses = voyages.map((voyage) => deriveCallStatus(port, { vesselName: call.vesselName, voyage }, arranged));
    found.set(
      call,
      statuses.filter(({ heardMs }) => heardMs !== null),
    );
  }
  return found;
}

/** The voyages that a ship's facts name, each in its shortest spelling. */
function voyagesOf(facts: readonly Fact[]): readonly string[] {
  const keys = [...new Set(facts.flatMap(({ voyage }) => (voyage === null ? [] : [voyageKey(voyage)])))].filter(Boolean);
  const shortest: string[] = [];
  for (const key of keys.toSorted((a, b) => a.length - b.length)) {
    if (!shortest.some((known) => voyageKeysOf(known).includes(key))) shortest.push(key);
  }
  return shortest;
}
