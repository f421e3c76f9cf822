import { type LampKind, type StripNode } from '../index';

const hourMs = 3_600_000;
// The gallery's clock stands, so that two looks at it show the same.
export const nowMs = Date.UTC(2026, 9, 12, 6, 47, 20);
const nodeNames = ['预配', '清洁舱单', '运抵', '放行', '三联单'];
export const nodeSigns = ['预', '清', '运', '放', '联'].map((sign, i) => ({ sign, name: nodeNames[i] ?? sign }));

/** A strip whose lamps stand so, from the left. */
export function strip(...kinds: LampKind[]): StripNode[] {
  return nodeNames.map((name, i) => ({
    name,
    kind: kinds[i] ?? 'unlit',
    note: '10-12 14:47 · 演示数据 · 1/2',
  }));
}

/** An instant so long after the gallery's own, ms since epoch. */
export function after(hours: number, minutes = 12, seconds = 40): number {
  return nowMs + hours * hourMs + minutes * 60_000 + seconds * 1000;
}
