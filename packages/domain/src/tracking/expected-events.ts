/** What a bill waits for that comes by itself, and since when (docs/bill-rules.md 9). */
import { portRules, type PortNode, type PortRules } from '../ports/index';
import { terminalKey } from '../vocabulary/wharf';
import { isDayInstant, latestOf } from '../vocabulary/day-instant';
import { missingPaper } from './missing-paper';
import type { BillStatus, BoxStatus, ExpectedEvent } from './status';
import type { ObservedLag, UsualLags } from './usual-lags';

type Told = Omit<BillStatus, 'expected'>;

/** Something that is expected, of one box or of the bill. */
interface Wait {
  readonly node: PortNode;
  readonly sinceMs: number;
}

/** The event after which a node's is expected: the node before it, or what no node tells. */
export type Before = PortNode | 'declared' | 'berthed';

/** What the event of a node is expected after. */
export function beforeOf({ steps, nodes }: PortRules, { code, judge }: PortNode): Before {
  if (judge === 'pre-manifest') return 'declared';
  if (judge === 'load') return 'berthed';
  if (judge === 'departure') return nodes.find((node) => node.judge === 'load')!;
  if (judge === 'stow') return steps.at(-1)!;
  return steps[steps.findIndex((step) => step.code === code) - 1]!;
}

/**
 * The events that a bill waits for, in the order of the bar, each with the wait
 * that is due first: since when, how long it usually takes, and from when on it
 * is overdue. They follow from what was heard and from what was learnt before
 * the wait began, not from the moment at which they are asked for.
 */
export function expectedEvents(status: Told, lags: UsualLags): readonly ExpectedEvent[] {
  const rules = portRules(status.port);
  const first = new Map<string, ExpectedEvent>();
  for (const { node, sinceMs } of waitsOf(status, rules)) {
    const lag = lags(node.code, placeOf(status, node), sinceMs);
    if (lag === null) continue;
    const dueMs = latestOf(sinceMs) + lag.lateMs;
    const before = first.get(node.code);
    if (before && before.dueMs <= dueMs) continue;
    first.set(node.code, {
      node: node.code,
      sinceMs,
      dueMs,
      usualMs: lag.usualMs,
      samples: lag.samples,
      ...stepsAfter(status, rules, node, sinceMs, lags),
    });
  }
  return rules.nodes.flatMap(({ code }) => first.get(code) ?? []);
}

/** The steps that a box still has to go through after one that it waits for since `sinceMs`; nothing of what is no step. */
function stepsAfter(
  status: Told,
  { steps }: PortRules,
  { code }: PortNode,
  sinceMs: number,
  lags: UsualLags,
): Pick<ExpectedEvent, 'after'> {
  const at = steps.findIndex((step) => step.code === code);
  if (at === -1) return {};
  const after = steps.slice(at + 1).flatMap((step) => {
    const lag = lags(step.code, placeOf(status, step), sinceMs);
    return lag === null ? [] : [{ node: step.code, usualMs: lag.usualMs }];
  });
  return { after };
}

/** What each event took that came: what `learnLags` learns of. */
export function observedLags(status: Told): readonly ObservedLag[] {
  const rules = portRules(status.port);
  const { declaredMs, answeredMs } = status.preManifest;
  const ship = `${status.vesselName ?? status.vesselCode ?? ''}/${status.voyage ?? ''}`;
  const seen: ObservedLag[] = [];
  const see = (node: PortNode | undefined, sinceMs: number | null | undefined, atMs: number | null | undefined): void => {
    if (node === undefined || sinceMs == null || atMs == null || atMs < sinceMs) return;
    // How many hours lie between is not known of a day.
    if (isDayInstant(sinceMs) || isDayInstant(atMs)) return;
    seen.push({ node: node.code, terminal: placeOf(status, node) ?? '', ship, sinceMs, lagMs: atMs - sinceMs });
  };
  see(nodeOf(rules, 'pre-manifest'), declaredMs, answeredMs);
  for (const box of status.boxes) {
    for (const [at, node] of rules.steps.entries()) {
      // Where the step before was not told, nobody can say how long this one took.
      if (at > 0 && box.doneMs[rules.steps[at - 1]!.code] !== undefined) see(node, lastDone(box, rules, at), box.doneMs[node.code]);
    }
    const readyMs = box.doneMs[rules.steps.at(-1)!.code] === undefined ? null : lastDone(box, rules, rules.steps.length);
    const stow = nodeOf(rules, 'stow');
    see(stow, readyMs, stow && box.doneMs[stow.code]);
    see(nodeOf(rules, 'load'), readyMs && laterOf(status.plan?.ataMs ?? null, stowedMs(box, rules)), box.loadedMs);
  }
  see(nodeOf(rules, 'departure'), status.loadedMs, status.departedMs);
  return seen;
}

function waitsOf(status: Told, rules: PortRules): readonly Wait[] {
  if (status.loadedMs !== null) return status.departedMs === null ? waitFor(nodeOf(rules, 'departure'), status.loadedMs) : [];
  const { declaredMs, answeredMs } = status.preManifest;
  const isUnanswered = answeredMs === null && missingPaper(status) === 'preManifestDeclared';
  return [
    ...(isUnanswered ? waitFor(nodeOf(rules, 'pre-manifest'), declaredMs) : []),
    ...status.boxes.flatMap((box) => waitsOfBox(status, rules, box)),
  ];
}

function waitsOfBox({ plan, shipChange }: Told, rules: PortRules, box: BoxStatus): readonly Wait[] {
  if (box.loadedMs !== null || box.held !== null) return [];
  // What was given for another ship does not come again by itself.
  if (shipChange?.steps.some(({ node, containerNos }) => node === box.waitsFor && containerNos.includes(box.containerNo))) return [];
  if (box.waitsFor !== null) {
    const at = rules.steps.findIndex(({ code }) => code === box.waitsFor);
    // To come in is its haulier's matter, and has its clock.
    return at === 0 ? [] : waitFor(rules.steps[at], lastDone(box, rules, at));
  }
  const stow = nodeOf(rules, 'stow');
  // What the terminal has not planned it does not load: it is the plan that is missing.
  if (stow && box.doneMs[stow.code] === undefined) return waitFor(stow, lastDone(box, rules, rules.steps.length));
  return waitFor(nodeOf(rules, 'load'), laterOf(plan?.ataMs ?? null, stowedMs(box, rules)));
}

/** When a box could be loaded as far as it goes: its last step, and where the port tells it its place in the ship; ms since epoch, null: not yet. */
function stowedMs(box: BoxStatus, rules: PortRules): number | null {
  const stow = nodeOf(rules, 'stow');
  const readyMs = lastDone(box, rules, rules.steps.length);
  return stow ? laterOf(readyMs, box.doneMs[stow.code] ?? null) : readyMs;
}

function waitFor(node: PortNode | undefined, sinceMs: number | null): readonly Wait[] {
  return node === undefined || sinceMs === null ? [] : [{ node, sinceMs }];
}

/** When the last of the first `count` steps was given that were; ms since epoch, null: none was. */
function lastDone({ doneMs }: BoxStatus, { steps }: PortRules, count: number): number | null {
  const given = steps.slice(0, count).flatMap(({ code }) => doneMs[code] ?? []);
  return given.length === 0 ? null : Math.max(...given);
}

function laterOf(first: number | null, second: number | null): number | null {
  return first === null || second === null ? null : Math.max(first, second);
}

function nodeOf({ nodes }: PortRules, judge: PortNode['judge']): PortNode | undefined {
  return nodes.find((node) => node.judge === judge);
}

/** The terminal whose habit it is; null: customs answers to the papers of any terminal alike. */
function placeOf({ port, terminal }: Told, { judge }: PortNode): string | null {
  return judge === 'pre-manifest' || terminal === null ? null : terminalKey(port, terminal);
}
