/**
 * The status of a bill as `deriveBillStatus` gives it: a pure function of all
 * its facts. It is stored as JSON and outlives the code that derived it, so its
 * shape is a schema and is checked when it is read back.
 */
import * as z from 'zod/mini';
import { cutOffFields, releaseFlags } from '../ports/index';
import { exceptions, flagValues, nodeStates } from '../vocabulary/bill-progress';
import { portCodes } from '../vocabulary/port';
import { sourceCodes } from '../vocabulary/source';

/** Raise it whenever the same facts give another status: a rule changed, a field came or went, a port's profile got a node. */
const rulesVersion = 20;

/**
 * Version of the derivation: statuses of another version are derived anew from their facts. One exception more is
 * another version by itself, for bills that rest were published without it.
 */
export const derivationVersion = rulesVersion * 100 + exceptions.length;

const text = z.nullable(z.string());
const instantMs = z.nullable(z.number());
const source = z.enum(sourceCodes);

const nodeStatusSchema = z.readonly(
  z.object({
    state: z.enum(nodeStates),
    /** Boxes that have passed, of boxes known; 0/0 when no box is known yet. */
    boxesDone: z.int(),
    boxesTotal: z.int(),
    /** Time of the last report that moved it; ms since epoch. */
    atMs: instantMs,
    source: z.nullable(source),
    /** One sentence for the tooltip, in the source's own words where it gave any. */
    note: text,
  }),
);
export type NodeStatus = z.output<typeof nodeStatusSchema>;

/** A node of which nothing was heard. */
export const emptyNode: NodeStatus = { state: 'none', boxesDone: 0, boxesTotal: 0, atMs: null, source: null, note: null };

/** Nodes by their code; which codes there are is told by the port's profile. */
const nodesSchema = z.readonly(z.record(z.string(), nodeStatusSchema));
export type NodeStatuses = z.output<typeof nodesSchema>;

/** A node of the bar; one that the port does not have says nothing. */
export function nodeOf({ bar }: { readonly bar: NodeStatuses }, code: string): NodeStatus {
  return bar[code] ?? emptyNode;
}

const flag = z.enum(releaseFlags);

/** What the port says of a box, by flag; one that is missing was never told. */
const boxFlagsSchema = z.readonly(
  z.object({
    values: z.readonly(z.partialRecord(flag, z.enum(flagValues))),
    /** When it was given or taken, where the source told. */
    atMs: z.readonly(z.partialRecord(flag, z.number())),
    /** The port's own reason, verbatim. */
    remark: text,
  }),
);

/** What keeps a box at a step whatever later ones say: customs refused, somebody took back what he gave, customs looks into it. */
export const holds = ['refused', 'withdrawn', 'inspection'] as const;
export type Hold = (typeof holds)[number];

/** What stands of an authority's word on one leg of a box; one that is missing has not come. */
const answers = ['given', ...holds] as const;
export type Answer = (typeof answers)[number];

const boxStatusSchema = z.readonly(
  z.object({
    containerNo: z.string(),
    sizeType: text,
    sealNo: text,
    grossWeightKg: z.nullable(z.number()),
    fullness: z.nullable(z.enum(['full', 'empty', 'lcl'])),
    gateInMs: instantMs,
    /** Left the terminal full after its gate-in: taken back, or shut out. */
    gateOutMs: instantMs,
    /** Picked up empty, before stuffing. */
    emptyOutMs: instantMs,
    loadedMs: instantMs,
    truckPlate: text,
    /** Null before the port's first row. */
    flags: z.nullable(boxFlagsSchema),
    /** Check status code of 4.10 as sent; null = never inspected. */
    checkCode: text,
    checkMode: text,
    arrivalReceiptCode: text,
    /** Code of the node it must pass next before it may be loaded; null: none is left, or it is loaded. */
    waitsFor: text,
    /** What holds it there; null: nothing but time. */
    held: z.nullable(z.enum(holds)),
    /** Something holds it, be it at a step after the one that it waits for. */
    isHeld: z.boolean(),
    /** What stands of each leg, by the code of its node; not of the pre-manifest, which is the bill's. */
    answers: z.readonly(z.record(z.string(), z.enum(answers))),
    /** Since when each step of it, its place on board and its loading have been given, by node; one that is missing is not. */
    doneMs: z.readonly(z.record(z.string(), z.number())),
    /** What the yard says; null where none did. */
    yard: z.nullable(z.readonly(z.object({ inputMs: instantMs, backMs: instantMs, stuffMs: instantMs }))),
  }),
);
export type BoxStatus = z.output<typeof boxStatusSchema>;

/** An event that comes by itself and has not; ms, and ms since epoch. */
const expectedEventSchema = z.readonly(
  z.object({
    /** Code of its node. */
    node: z.string(),
    sinceMs: z.number(),
    /** From then on it is overdue. */
    dueMs: z.number(),
    usualMs: z.number(),
    /** Boxes that the usual lag was learnt of; 0: it was not learnt. */
    samples: z.int(),
    /** Of a step of boxes: the steps after it, and how long each takes, as was known when this wait began. */
    after: z.optional(z.readonly(z.array(z.readonly(z.object({ node: z.string(), usualMs: z.number() }))))),
  }),
);
export type ExpectedEvent = z.output<typeof expectedEventSchema>;

/** One change of a cut-off, for 截港变更. */
export const cutOffChangeSchema = z.readonly(
  z.object({
    field: z.enum(cutOffFields),
    fromMs: instantMs,
    toMs: instantMs,
    /** When the source said so; our hearing where it did not tell. */
    saidMs: z.number(),
    heardMs: z.number(),
    source,
    messageId: z.int(),
  }),
);
export type CutOffChange = z.output<typeof cutOffChangeSchema>;

/** What the newest plan of a call says; ms since epoch, port time. */
export const planSchema = z.readonly(
  z.object({
    chineseName: text,
    gateInOpensMs: instantMs,
    gateInClosesMs: instantMs,
    customsClosesMs: instantMs,
    portClosesMs: instantMs,
    documentsClosesMs: instantMs,
    vgmClosesMs: instantMs,
    etaMs: instantMs,
    etdMs: instantMs,
    ataMs: instantMs,
    atdMs: instantMs,
    berth: text,
    carrier: text,
    collectOpensMs: instantMs,
    collectClosesMs: instantMs,
    remark: text,
  }),
);

/** One call as its ship and voyage are told. */
const calledShip = z.readonly(z.object({ vesselName: text, vesselCode: text, voyage: text }));

/** What of a bill that changed ship stands for the ship that it left; ms since epoch. */
const shipChangeSchema = z.readonly(
  z.object({
    from: calledShip,
    /** When the new ship was first named. */
    saidMs: z.number(),
    /** Where boxes stand, and where the new ship berths; null while both are not known, and where they are one. */
    move: z.nullable(z.readonly(z.object({ at: z.string(), to: z.string() }))),
    /** What was given for another ship and is needed anew, in the order of the bar. */
    steps: z.readonly(
      z.array(
        z.readonly(
          z.object({
            node: z.string(),
            /** None: the bill as a whole needs it. */
            containerNos: z.readonly(z.array(z.string())),
            call: calledShip,
            atMs: z.number(),
            source,
          }),
        ),
      ),
    ),
  }),
);
export type ShipChange = z.output<typeof shipChangeSchema>;

/** Boxes that are on board of another ship than the bill's: a load list names them for that one. */
const otherLoadSchema = z.readonly(
  z.object({
    /** The call of the newest such report. */
    call: calledShip,
    containerNos: z.readonly(z.array(z.string())),
    /** Since when load list and bill differ, ms since epoch. */
    saidMs: z.number(),
  }),
);
export type OtherLoad = z.output<typeof otherLoadSchema>;

/** A box that customs released or holds, and of which the port says the opposite. */
const wordsDifferSchema = z.readonly(
  z.object({
    containerNo: z.string(),
    /** What stands of customs' word. */
    customs: z.enum(answers),
    /** When the port last said otherwise, ms since epoch. */
    sinceMs: z.number(),
  }),
);
export type WordsDiffer = z.output<typeof wordsDifferSchema>;

export const billStatusSchema = z.readonly(
  z.object({
    derivation: z.literal(derivationVersion),
    /** Whose profile its nodes, words and exceptions are read by. */
    port: z.enum(portCodes),
    vesselName: text,
    vesselCode: text,
    voyage: text,
    terminal: text,
    operator: text,
    dischargePort: text,
    destination: text,
    boxes: z.readonly(z.array(boxStatusSchema)),
    strip: nodesSchema,
    bar: nodesSchema,
    /** The plan in force for the bill's call; null before any plan. */
    plan: z.nullable(planSchema),
    cutOffChanges: z.readonly(z.array(cutOffChangeSchema)),
    /** What the yard where it is stuffed says of the bill; null where none did. */
    yard: z.nullable(
      z.readonly(
        z.object({ name: text, masterBillNo: text, carrier: text, collectOpensMs: instantMs, collectClosesMs: instantMs, remark: text }),
      ),
    ),
    /** Gross weight of the manifest minus weight at the gate, kg; null when one is missing. */
    weightGapKg: z.nullable(z.number()),
    /** The same against what the yard weighed, at the gate where no yard did; kg. */
    weightCheckKg: z.nullable(z.number()),
    /** Boxes in the port where the bill's ship berths: what lists, sentences and details count. */
    boxesGatedIn: z.int(),
    boxesTotal: z.int(),
    /** What it waits for that comes by itself, in the order of the bar. */
    expected: z.readonly(z.array(expectedEventSchema)),
    /** When the pre-manifest was first declared, and when customs first answered. */
    preManifest: z.readonly(z.object({ declaredMs: instantMs, answeredMs: instantMs })),
    underInspection: z.boolean(),
    /** Since when the newest of what holds a box that is not on board, or refuses the bill, has stood. */
    heldMs: instantMs,
    /** Nodes that were withdrawn of boxes not loaded, in the order of the bar. */
    withdrawn: z.readonly(z.array(z.readonly(z.object({ node: z.string(), containerNos: z.readonly(z.array(z.string())) })))),
    /** Customs refused a declaration: its reason, verbatim. */
    rejection: text,
    loadedMs: instantMs,
    departedMs: instantMs,
    /** The manifest was taken back and nothing that was said of the bill stands; told only where it is so. */
    isTakenBack: z.optional(z.boolean()),
    /** IMO numbers of the ships of its name and voyage, told only where there are several and nothing tells its own. */
    namesakes: z.optional(z.readonly(z.array(z.string()))),
    /** Newest fact: time heard and source; null when nothing was heard yet. */
    heardMs: instantMs,
    source: z.nullable(source),
    /** Facts the status was derived from. */
    factCount: z.int(),
    /** Of which customs and port say opposite things; missing: of none. */
    wordsDiffer: z.optional(z.readonly(z.array(wordsDifferSchema))),
    /** The forwarder took the clean manifest back, and whether the port still shows it as there; told only where that stands. */
    listTakenBack: z.optional(z.readonly(z.object({ atMs: z.number(), isStillShown: z.boolean() }))),
    /** The clean manifest names the bill and no box; told only where it is so. */
    isListEmpty: z.optional(z.boolean()),
    /** Told only of a bill that changed ship while something that it needs anew was given for the one that it left. */
    shipChange: z.optional(shipChangeSchema),
    /** Told only of a bill of which boxes were loaded for another call than its own. */
    otherLoad: z.optional(otherLoadSchema),
  }),
);
export type BillStatus = z.output<typeof billStatusSchema>;

/**
 * Reads a stored status. Null: it is of another derivation or not of this
 * shape; the caller derives it again from the bill's facts.
 */
export function readStoredStatus(stored: unknown): BillStatus | null {
  // Said first: of another derivation there may be a million, and each would be taken apart to learn it.
  if ((stored as { readonly derivation?: unknown } | null)?.derivation !== derivationVersion) return null;
  const read = z.safeParse(billStatusSchema, stored);
  return read.success ? read.data : null;
}
