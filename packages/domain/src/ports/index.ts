/**
 * The ports of the product: one profile each. A new port is one folder here and
 * one line in `profiles.ts` (ADR 0016).
 */
import { exceptions, type ExceptionCode } from '../vocabulary/bill-progress';
import { portlessSources } from './check-profiles';
import { legJudges } from './port-profile';
import type { NodeJudge, PortFlag, PortNode, PortProfile, PriorLag, PortSource, ReleaseFlag, StripNode, Terminal } from './port-profile';
import { isWatched, priorLags } from './prior-lag';
import { profiles } from './profiles';

export { checkProfiles } from './check-profiles';
export { clockOfJudge, cutOffFields, legJudges, releaseFlags } from './port-profile';
export { aheadToleranceMs, findSilence, findWorstHeard, gapsMin, judgeSilence, sourcePaces, sourceSkewMs } from './source-pace';
export type { PortSilence } from './source-pace';
export type {
  ClockCode,
  CutOffField,
  NodeJudge,
  PortFlag,
  PortNode,
  PortProfile,
  PortSource,
  ReleaseFlag,
  StripNode,
  Terminal,
} from './port-profile';

/** All profiles; the server does not start with some that contradict each other. */
export { profiles };

type Profile = (typeof profiles)[number];
export type PortCode = Profile['code'];
export type SourceCode = Profile['sources'][number]['code'] | (typeof portlessSources)[number]['code'];

/** A node with whose word it is. */
export type PortLeg = PortNode & Required<Pick<PortNode, 'leg'>>;

/** A profile with what is looked up in it again and again. */
export interface PortRules extends PortProfile {
  readonly code: PortCode;
  readonly nodeOf: ReadonlyMap<string, PortNode>;
  /** Nodes of a box that must be done, in the order of the bar, before it may be loaded. */
  readonly steps: readonly PortNode[];
  /** Whatever a box needs before it may be loaded, steps and papers, in the order of the bar. */
  readonly legs: readonly PortLeg[];
  readonly flagOf: ReadonlyMap<ReleaseFlag, PortFlag>;
  /** Strip nodes with the names of their nodes. */
  readonly namedStrip: readonly (StripNode & { readonly name: string })[];
  /** Of each node whose event is expected once the one before it has come, how long that takes before anything was learnt. */
  readonly priorLagOf: ReadonlyMap<string, PriorLag>;
  /** Exceptions that it can tell, worst first. */
  readonly exceptions: readonly ExceptionCode[];
  /** Terminals by code, alias and SMDG code, in capitals. */
  readonly terminalOf: ReadonlyMap<string, Terminal>;
  /** The flag that lets a box on board; null when the port tells none. */
  readonly passFlag: ReleaseFlag | null;
}

const stepJudges: ReadonlySet<NodeJudge> = new Set<NodeJudge>(['gate-in', 'arrival', 'customs-release', 'flag']);

function rulesOf(profile: Profile): PortRules {
  const whole: PortProfile & { readonly code: PortCode } = profile;
  const nodeOf = new Map(whole.nodes.map((node) => [node.code, node]));
  // A code of the port's own list goes before what others write.
  const terminals = [
    ...whole.terminals.flatMap((terminal) =>
      [...(terminal.smdg ?? []), ...(terminal.aliases ?? [])].map((code) => [code, terminal] as const),
    ),
    ...whole.terminals.map((terminal) => [terminal.code, terminal] as const),
  ];
  return {
    ...whole,
    nodeOf,
    steps: whole.nodes.filter(({ judge }) => stepJudges.has(judge)),
    legs: whole.nodes.filter((node): node is PortLeg => legJudges.has(node.judge)),
    flagOf: new Map(whole.flags.map((flag) => [flag.flag, flag])),
    namedStrip: whole.strip.map((node) => ({ ...node, name: nodeOf.get(node.node)!.name })),
    priorLagOf: new Map(
      whole.nodes.flatMap(({ code, judge, lag }) => (isWatched(judge) ? [[code, lag ?? priorLags[judge]] as const] : [])),
    ),
    exceptions: exceptions.filter(({ node }) => node === null || nodeOf.has(node)).map(({ code }) => code),
    terminalOf: new Map(terminals.map(([code, terminal]) => [code.toUpperCase(), terminal])),
    passFlag: nodeOf.get('TMPS')?.flag ?? null,
  };
}

/** Every source that a fact may come from: those of the ports, and those of none. */
export const allSources: readonly Pick<PortSource, 'code' | 'name' | 'short' | 'receivedBy'>[] = [
  ...profiles.flatMap((profile): readonly PortSource[] => profile.sources),
  ...portlessSources,
];

const rules: ReadonlyMap<string, PortRules> = new Map(profiles.map((profile) => [profile.code, rulesOf(profile)]));
const portOfSourceCode: ReadonlyMap<string, PortCode> = new Map(
  profiles.flatMap((profile) => profile.sources.map((source) => [source.code, profile.code] as const)),
);

/** The profile of a port. */
export function portRules(port: PortCode): PortRules {
  return rules.get(port)!;
}

/** The port whose source it is; null for the sources of no port. */
export function portOfSource(source: SourceCode): PortCode | null {
  return portOfSourceCode.get(source) ?? null;
}

const formatsOf: ReadonlyMap<string, readonly string[]> = new Map(
  profiles.flatMap((profile) => profile.sources.map((source) => [source.code, source.formats] as const)),
);

/** The wire formats that a source of a port sends; null for the sources of no port, which send any. */
export function formatsOfSource(source: SourceCode): readonly string[] | null {
  return formatsOf.get(source) ?? null;
}

/** The port that a terminal's code is of: `own` where it has such a terminal, else the only other that has; null: none, or several. */
export function portOfTerminal(own: PortCode, terminal: string): PortCode | null {
  const code = terminal.toUpperCase();
  if (rules.get(own)!.terminalOf.has(code)) return own;
  const others = profiles.filter((profile) => rules.get(profile.code)!.terminalOf.has(code));
  return others.length === 1 ? others[0]!.code : null;
}
