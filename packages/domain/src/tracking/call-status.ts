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
import { isOfShip, type Fact } from './fact';
import { findSuperseded } from './find-superseded';
import { compareSaid } from './said-order';
import { cutOffChangeSchema, derivationVersion, planSchema } from './status';
import { imoOf, imosOf, isSameCall, voyageKey, voyageKeysOf } from './vessel-call';

const text = z.nullable(z.string());

/** One of several ships that sail under one name and voyage. */
const namesakeSchema = z.readonly(
  z.object({ imo: z.string(), terminal: text, plan: z.nullable(planSchema), departedMs: z.nullable(z.number()) }),
);
export type Namesake = z.output<typeof namesakeSchema>;

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
    /** The ships of this name and voyage, each with what was said of it alone; told only where there are several. */
    namesakes: z.optional(z.readonly(z.array(namesakeSchema))),
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

/**
 * Derives the status of a call from what was said of its ship. Where several
 * ships have its name and voyage nothing of any of them is the call's: each
 * stands by itself, and what does not tell its ship is nobody's.
 */
export function deriveCallStatus(port: PortCode, call: FollowedCall, { byVoyage, superseded }: ShipFacts): CallStatus {
  const facts = voyageKeysOf(call.voyage).flatMap((key) => byVoyage.get(key) ?? []);
  const followed = { ...call, vesselCode: null };
  const named = facts.filter((fact) => isSameCall(fact, followed));
  const ofShip = inForceOf(named, superseded).filter(isOfShip);
  const imos = imosOf(ofShip);
  if (imos.length > 1) return ofNamesakes(port, followed, imos, named, facts, superseded);
  // Statements that know the ship by its code alone are found by those that know both.
  const code = [...ofShip, ...named].find((fact) => fact.vesselCode !== null)?.vesselCode ?? null;
  const heard = code === null ? named : facts.filter((fact) => isSameCall(fact, { ...followed, vesselCode: code }));
  const plan = derivePlan(inForceOf(heard, superseded), null, portRules(port));
  const newest = heard.length === 0 ? null : newestOf(heard);
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

function ofNamesakes(
  port: PortCode,
  followed: FollowedCall,
  imos: readonly string[],
  named: readonly Fact[],
  facts: readonly Fact[],
  superseded: ReadonlySet<Fact>,
): CallStatus {
  const newest = newestOf(named);
  const namesakes = imos.map((imo): Namesake => {
    const own = facts.filter((fact) => imoOf(fact) === imo && isSameCall(fact, { ...followed, vesselCode: imo }));
    const { plan, fact, departure } = derivePlan(inForceOf(own, superseded), null, portRules(port));
    return { imo, terminal: fact?.terminal ?? null, plan, departedMs: departure?.atMs ?? null };
  });
  const sailed = namesakes.map(({ departedMs }) => departedMs).filter((atMs) => atMs !== null);
  return {
    derivation: derivationVersion,
    port,
    vesselName: newest.vesselName,
    vesselCode: null,
    voyage: newest.voyage,
    terminal: null,
    plan: null,
    cutOffChanges: [],
    berthMove: null,
    // Whichever is meant has sailed once all have.
    departedMs: sailed.length === namesakes.length ? Math.max(...sailed) : null,
    heardMs: newest.heardMs,
    source: newest.source,
    factCount: named.length,
    namesakes,
  };
}

/** The call of each ship: where several have its name and voyage one for each of them, else the call itself. */
export function eachShip({ namesakes, ...call }: CallStatus): readonly CallStatus[] {
  if (namesakes === undefined) return [call];
  return namesakes.map(({ imo, terminal, plan, departedMs }) => ({ ...call, vesselCode: imo, terminal, plan, departedMs }));
}

function inForceOf(heard: readonly Fact[], superseded: ReadonlySet<Fact>): readonly Fact[] {
  return heard.filter((fact) => fact.function !== 'cancel' && !superseded.has(fact));
}

function newestOf(heard: readonly Fact[]): Fact {
  return heard.toSorted((a, b) => a.heardMs - b.heardMs || compareSaid(a, b)).at(-1)!;
}

/** Reads a stored status; null as `readStoredStatus` tells. */
export function readStoredCall(stored: unknown): CallStatus | null {
  const read = z.safeParse(callStatusSchema, stored);
  return read.success ? read.data : null;
}
