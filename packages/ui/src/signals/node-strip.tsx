import { memo } from 'react';
import { LampMark, type LampKind } from './lamp';
import { partTexts, usePartTexts, type PartTexts } from '../part-texts';
import './node-strip.css';

export interface StripNode {
  readonly kind: LampKind;
  /** The node's name, such as 运抵. */
  readonly name: string;
  /** Time, source and boxes n/m as one line, shown on hover ("10-12 14:47 · 宁波港EDI · 1/2"). */
  readonly note?: string;
}

const pitch = 22;
const knotY = 3.5;
const sag = 2.2;
const lampY = 13.6;
const lampR = 5.2;

const stateIds = {
  unlit: 'lampUnlit',
  running: 'lampRunning',
  partial: 'lampPartial',
  done: 'lampDone',
  fault: 'lampFault',
  inspect: 'lampInspect',
  changed: 'lampChanged',
  elsewhere: 'lampElsewhere',
} as const satisfies Record<LampKind, keyof PartTexts>;

/** The word for a lamp, for labels read aloud. */
export function lampWord(kind: LampKind, words: PartTexts = partTexts): string {
  return words[stateIds[kind]];
}

/** A cable is lit between two lamps once the left one is done and the right one has begun. */
export function isCableLit(left: LampKind, right: LampKind): boolean {
  return left === 'done' && right !== 'unlit' && right !== 'elsewhere';
}

function sameNodes(a: readonly StripNode[], b: readonly StripNode[]): boolean {
  if (a === b) return true;
  return a.length === b.length && a.every((node, i) => node.kind === b[i]?.kind && node.name === b[i].name && node.note === b[i].note);
}

/** The node strip of a table row: lamps on a cable, pitch 22, height 22 (five lamps are 110 × 22). */
export const NodeStrip = memo(
  function NodeStrip({ nodes }: { nodes: readonly StripNode[] }) {
    const words = usePartTexts();
    const width = nodes.length * pitch;
    let lit = '';
    let dark = `M0 ${knotY + sag}Q${pitch / 4} ${knotY + sag} ${pitch / 2} ${knotY}`;
    let litStems = '';
    let darkStems = '';
    nodes.forEach((node, i) => {
      const x = pitch / 2 + i * pitch;
      const stem = `M${x} ${knotY}V${lampY - lampR + (node.kind === 'unlit' ? 1.3 : 0)}`;
      if (node.kind === 'unlit') darkStems += stem;
      else litStems += stem;
      const next = nodes[i + 1];
      if (!next) return;
      const span = `M${x} ${knotY}Q${x + pitch / 2} ${knotY + 2 * sag} ${x + pitch} ${knotY}`;
      if (isCableLit(node.kind, next.kind)) lit += span;
      else dark += span;
    });
    dark += `M${width - pitch / 2} ${knotY}Q${width - pitch / 4} ${knotY + sag} ${width} ${knotY + sag}`;
    return (
      <svg
        className="ml-node-strip"
        width={width}
        height={22}
        viewBox={`0 0 ${width} 22`}
        role="img"
        aria-label={nodes.map((node) => `${node.name} ${lampWord(node.kind, words)}`).join(words.comma)}
      >
        <path className="ml-cable" d={dark} />
        {lit && <path className="ml-cable-lit" d={lit} />}
        {darkStems && <path className="ml-stem-dark" d={darkStems} />}
        {litStems && <path className="ml-stem" d={litStems} />}
        {nodes.map((node, i) => (
          <LampMark
            key={node.name}
            kind={node.kind}
            cx={pitch / 2 + i * pitch}
            cy={lampY}
            r={lampR}
            tip={node.note ? `${node.name} ${node.note}` : undefined}
          />
        ))}
      </svg>
    );
  },
  (before, after) => sameNodes(before.nodes, after.nodes),
);

/** The head over a node strip: one sign over each lamp, each 22 px wide (预 清 运 放 联). */
export function NodeStripHead({ signs }: { signs: readonly { sign: string; name: string }[] }) {
  return (
    <span className="ml-node-strip-head">
      {signs.map(({ sign, name }) => (
        <abbr key={name} data-tip={name} aria-label={name}>
          {sign}
        </abbr>
      ))}
    </span>
  );
}
