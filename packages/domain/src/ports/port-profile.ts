/**
 * What a port is made of. A profile is data: everything that differs from port
 * to port stands in it, and what reads it (facts, nodes, lists, intake, the
 * sandbox) names no port.
 */

import type { FlagValue } from '../vocabulary/bill-progress';
import type { TradeRole } from '../vocabulary/trade-role';
import type { SourcePace } from './source-pace';

/** What a port says of a box before it may be loaded; every port tells some of them. */
export const releaseFlags = ['manifest', 'arrive', 'customs', 'loadPermit', 'tally', 'pass', 'stow', 'msa', 'voucher', 'triple'] as const;
export type ReleaseFlag = (typeof releaseFlags)[number];

/** How a node is judged; the rules are tracking's (`judge-nodes.ts`). */
export const nodeJudges = {
  /** Customs' answer to the pre-manifest, for the bill as a whole. */
  'pre-manifest': 'bill',
  /** The forwarder's list names the box, and the port's flag agrees. */
  'clean-manifest': 'flag',
  'empty-out': 'box',
  'gate-in': 'box',
  /** Customs' answer to the arrival report, else the port's flag; runs from the gate on. */
  arrival: 'flag',
  /** Customs' answer, else the port's flag; an open inspection holds it. */
  'customs-release': 'flag',
  inspection: 'box',
  /** The port's flag alone. */
  flag: 'flag',
  /** The port's flag, else a place on board that a stow plan names. */
  stow: 'flag',
  load: 'box',
  departure: 'ship',
} as const satisfies Readonly<Record<string, 'bill' | 'box' | 'flag' | 'ship'>>;
export type NodeJudge = keyof typeof nodeJudges;

/** How long an event takes after the one before it, before anything was learnt. */
export interface PriorLag {
  readonly usualMinutes: number;
  /** From when on it is late. */
  readonly lateMinutes: number;
}

/** The clocks that a bill runs by (docs/bill-rules.md 1). */
export type ClockCode = 'gate' | 'entry' | 'customs' | 'permits' | 'papers';

/** The clock by which what a judge judges must be done; what no clock of its own closes goes by customs'. */
export const clockOfJudge: Readonly<Record<NodeJudge, ClockCode>> = {
  'pre-manifest': 'papers',
  'clean-manifest': 'papers',
  'empty-out': 'customs',
  'gate-in': 'entry',
  arrival: 'customs',
  'customs-release': 'customs',
  inspection: 'customs',
  flag: 'permits',
  stow: 'permits',
  load: 'customs',
  departure: 'customs',
};

/** A node of the bar. */
export interface PortNode {
  /** Code of R-3.9-35 where it has one. */
  readonly code: string;
  readonly name: string;
  readonly judge: NodeJudge;
  /** The flag that completes it; one taken back withdraws it. */
  readonly flag?: ReleaseFlag;
  /** The node whose end makes this one run. */
  readonly after?: string;
  /** The clock by which it must be done, where the port has another for it than its judge has (`clockOfJudge`). */
  readonly clock?: ClockCode;
  /** Of a leg, what a box needs before it may be loaded: who does it or sends its word, and whom to call while it is missing. */
  readonly leg?: { readonly by: TradeRole; readonly ask: TradeRole };
  /** How long it takes after the event before it, where the port is known to differ from others (`priorLags`). */
  readonly lag?: PriorLag;
}

/** Judges of the nodes that a box needs before it may be loaded; each such node says whose it is. */
export const legJudges: ReadonlySet<NodeJudge> = new Set<NodeJudge>([
  'pre-manifest',
  'clean-manifest',
  'gate-in',
  'arrival',
  'customs-release',
  'flag',
  'stow',
]);

/** A node of the list's strip: a node of the bar with its place in the row. */
export interface StripNode {
  /** Its name in addresses, saved filters and on the wire. */
  readonly code: string;
  readonly node: string;
  /** One letter, for narrow rows. */
  readonly sign: string;
}

/** A flag as the port tells it. */
export interface PortFlag {
  readonly flag: ReleaseFlag;
  readonly name: string;
  /** Code under which a change of it stands in the event list. */
  readonly eventCode: string;
  /** Releases are given and refused; documents are there or missing. */
  readonly kind: 'release' | 'document';
  /** Word by which the port's own reasons speak of it; null: whatever the port says is about it. */
  readonly topic: string | null;
  /** What the box table calls it, where that is shorter. */
  readonly short?: string;
  /** Its name in rows that carry the port's own words, where the port has such rows. */
  readonly word?: string;
}

export interface Terminal {
  /** Code of the port's own list, as its messages carry it. */
  readonly code: string;
  readonly name: string;
  /** Ships berth at a terminal; a yard only keeps boxes. */
  readonly kind: 'terminal' | 'yard';
  /** What other senders write for it. */
  readonly aliases?: readonly string[];
  /** Code of the international list of facilities, where the two do not contradict each other. */
  readonly smdg?: readonly string[];
}

export type Receiving = 'http' | 'inbox' | 'upload' | 'poll';

export interface PortSource {
  readonly code: string;
  readonly name: string;
  /** What the list calls it, where that is shorter. */
  readonly short?: string;
  /** Wire formats that it sends, as `packages/wire` names them. */
  readonly formats: readonly string[];
  readonly receivedBy: readonly Receiving[];
  /** How often it is heard of while all is well. */
  readonly pace: SourcePace;
  /** What comes late when it does; where nothing stands here, whatever it says. */
  readonly tells?: readonly SourceTopic[];
}

/** What a source tells of, as its silence is told to whoever waits for it. */
export const sourceTopics = ['plan', 'gate', 'release', 'load', 'answers', 'yard'] as const;
export type SourceTopic = (typeof sourceTopics)[number];

/** Times of a call that a port tells and moves. `documentsClosesMs` is the end for papers (截单), `vgmClosesMs` that for weights. */
export const cutOffFields = [
  'portClosesMs',
  'gateInClosesMs',
  'gateInOpensMs',
  'customsClosesMs',
  'documentsClosesMs',
  'vgmClosesMs',
] as const;
export type CutOffField = (typeof cutOffFields)[number];

export interface PortProfile {
  /** The product's code, `systemKey` on the wire. */
  readonly code: string;
  readonly name: string;
  /** Prefix in wire paths: empty for the first port (R-7.4-05). */
  readonly pathPart: string;
  /** UN/LOCODEs in use for the port; the first is the one we write, the others are accepted. */
  readonly locodes: readonly string[];
  /** Four digits that entry numbers of its customs begin with. */
  readonly customsDistricts: readonly string[];
  readonly terminals: readonly Terminal[];
  readonly sources: readonly PortSource[];
  /** In the order of the event list and the box table. */
  readonly flags: readonly PortFlag[];
  /** What the port's own words for a flag say, where it has some. */
  readonly flagWords?: Readonly<Record<string, FlagValue>>;
  /** The bar of the detail view, in order. */
  readonly nodes: readonly PortNode[];
  /** The strip of the list, in order. */
  readonly strip: readonly StripNode[];
  readonly cutOffNames: Readonly<Record<CutOffField, string>>;
  /** Props of the columns beyond those of all ports (R-2.7-01). */
  readonly columns: readonly string[];
}
