/** The texts of cells that are more than one field of the row; screen and export show the same. */
import { portRules, type PortCode } from '../ports/index';
import { releaseFlagText, type NodeState } from '../vocabulary/bill-progress';

const stateTexts: Readonly<Record<NodeState, string>> = {
  none: '未到',
  running: '进行中',
  part: '部分',
  done: '已完成',
  exception: '异常',
  inspection: '查验',
  'other-call': '旧船',
};

/** The strip of a port in words: each node's sign with its state; one that this page does not know yet by its code. */
export function describeNodes(port: PortCode, nodes: readonly { readonly code: string; readonly state: NodeState }[]): string {
  const { strip } = portRules(port);
  return nodes.map(({ code, state }) => `${strip.find((node) => node.code === code)?.sign ?? code}:${stateTexts[state]}`).join(' ');
}

/** "1/2", boxes of all boxes; null while nobody has told of a box: 0/0 would say that there are none. */
export function describeBoxCount(count: string | null): string | null {
  return count === null || count.endsWith('/0') ? null : count;
}

const preManifestTexts: Readonly<Record<string, string>> = { done: '已接受', exception: '退单', running: '未回执' };

/** What the customs answered to the pre-manifest; null without one. */
export function describePreManifest(state: string | null): string | null {
  return state && (preManifestTexts[state] ?? state);
}

/** R-4.10-07: lists use the softer form; null without a flag. */
export function describeFlag(flag: string | null): string | null {
  return !flag ? null : releaseFlagText(flag);
}
