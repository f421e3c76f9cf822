/**
 * The status of a ship's call in a port: a pure function of everything that was
 * said of it, stored and checked as that of a bill is.
 */
import * as z from 'zod/mini';
import { portRules } from '../ports/index';
import { portCodes, type PortCode } from '../vocabulary/port';
import { groupBy } from '../vocabulary/group-by';
import { sourceCodes } from '../vocabulary/source';
import { berthMoveSchema, newestBerthMove } from './berth-move';
import { derivePlan } from './derive-plan';
import type { Fact } from './fact';
import { findSuperseded } from './find-superseded';
import { compareSaid } from './said-order';
import { cutOffChangeSchema, derivationVersion, planSchema } from './status';
import { isSameCall, voyageKey, voyageKeysOf } from './vessel-call';

const text = z.nullable(z.string());

export const callStatusSchema = z.readonly(
  z.object({
    derivation: z.literal(derivationVersion),
    port: z.enum(portCodes),
    vesselName: text,
    vesselCode: text,
    voyage: text,
    terminal: text,
    /** The plan in force; null before any. */
    plan: z.nullable(planSchema),
    cutOffChanges: z.readonly(z.array(cutOffChangeSchema)),
    /** Null: no source moved its own. */
    berthMove: z.nullable(berthMoveSchema),
    /** When the ship sailed, from whatever source; ms since epoch. */
    departedMs: z.nullable(z.number()),
    /** Newest fact: time heard and source; null when nothing was heard yet. */
    heardMs: z.nullable(z.number()),
    source: z.nullable(z.enum(sourceCodes)),
    factCount: z.int(),
  }),
);
export type CallStatus = z.output<typeof callStatusSchema>;

/** A call that somebody follows, as he wrote it. */
export interface FollowedCall {
  readonly vesselName: string;
  readonly voyage: string;
}

/** What was said of one ship, arranged once for however many of its calls. */
export interface ShipFacts {
  readonly byVoyage: ReadonlyMap<string, readonly Fact[]>;
  readonly superseded: ReadonlySet<Fact>;
}

/** Arranges everything that was said of a ship; what names no voyage concerns no call. */
export function arrangeShipFacts(facts: readonly Fact[]): ShipFacts {
  const named = facts.filter((fact) => fact.voyage !== null);
  return { byVoyage: groupBy(named, (fact) => voyageKey(fact.voyage!)), superseded: findSuperseded(facts) };
}

/** Derives the status of a call from what was said of its ship. */
export function deriveCallStatus(port: PortCode, call: FollowedCall, { byVoyage, superseded }: ShipFacts): CallStatus {
  const facts = voyageKeysOf(call.voyage).flatMap((key) => byVoyage.get(key) ?? []);
  const followed = { ...call, vesselCode: null };
  const named = facts.filter((fact) => isSameCall(fact, followed));
  // Statements that know the ship by its code alone are found by those that know both.
  const code = named.find((fact) => fact.vesselCode !== null)?.vesselCode ?? null;
  const heard = code === null ? named : facts.filter((fact) => isSameCall(fact, { ...followed, vesselCode: code }));
  const inForce = heard.filter((fact) => fact.function !== 'cancel' && !superseded.has(fact));
  const plan = derivePlan(inForce, null, portRules(port));
  const newest = heard.toSorted((a, b) => a.heardMs - b.heardMs || compareSaid(a, b)).at(-1);
  return {
    derivation: derivationVersion,
    port,
    vesselName: plan.fact?.vesselName ?? named[0]?.vesselName ?? null,
    vesselCode: code,
    voyage: plan.fact?.voyage ?? null,
    terminal: plan.fact?.terminal ?? null,
    plan: plan.plan,
    cutOffChanges: plan.cutOffChanges,
    berthMove: newestBerthMove(heard),
    departedMs: plan.departure?.atMs ?? null,
    heardMs: newest?.heardMs ?? null,
    source: newest?.source ?? null,
    factCount: heard.length,
  };
}

/** Reads a stored status; null as `readStoredStatus` tells. */
export function readStoredCall(stored: unknown): CallStatus | null {
  const read = z.safeParse(callStatusSchema, stored);
  return read.success ? read.data : null;
}
