import { LampMark, type LampKind } from './lamp';
import { isCableLit, lampWord } from './node-strip';
import { usePartTexts } from '../part-texts';
import './node-strip.css';
import './node-bar.css';

export interface BarNode {
  readonly kind: LampKind;
  readonly name: string;
  /** Boxes through this node, "2/2"; a dash where the node counts no boxes. */
  readonly count: string;
  /** The date or hour, "10-12" or "12:37", or a word such as 未到. */
  readonly when: string;
  /** Time in full and source, shown on hover. */
  readonly note?: string;
}

const usualPitch = 64;
const knotY = 3.5;
const sag = 2.4;
const lampY = 21;
const lampR = 7.5;

/**
 * The node bar of the detail view: lamps with name, n/m and date, a list read left to right. `pitch` is the way
 * from lamp to lamp in px.
 */
export function NodeBar(props: { nodes: readonly BarNode[]; label?: string; pitch?: number }) {
  const words = usePartTexts();
  const { nodes, label = words.nodes, pitch = usualPitch } = props;
  const width = nodes.length * pitch;
  return (
    <div className="ml-node-bar" role="group" aria-label={label} tabIndex={0}>
      <svg className="ml-node-bar-cable" width={width} height={32} viewBox={`0 0 ${width} 32`} aria-hidden>
        <path
          className="ml-cable"
          d={`M0 ${knotY + sag}Q${pitch / 4} ${knotY + sag} ${pitch / 2} ${knotY}M${width - pitch / 2} ${knotY}Q${
            width - pitch / 4
          } ${knotY + sag} ${width} ${knotY + sag}`}
        />
        {nodes.map((node, i) => {
          const x = pitch / 2 + i * pitch;
          const next = nodes[i + 1];
          const isUnlit = node.kind === 'unlit';
          return (
            <g key={node.name} data-tip={node.note}>
              {next && (
                <path
                  className={isCableLit(node.kind, next.kind) ? 'ml-cable-lit' : 'ml-cable'}
                  d={`M${x} ${knotY}Q${x + pitch / 2} ${knotY + 2 * sag} ${x + pitch} ${knotY}`}
                />
              )}
              <path className={isUnlit ? 'ml-stem-dark' : 'ml-stem'} d={`M${x} ${knotY - 0.6}V${lampY - lampR + (isUnlit ? 1.3 : 0)}`} />
              <LampMark kind={node.kind} cx={x} cy={lampY} r={lampR} />
            </g>
          );
        })}
      </svg>
      <ol className="ml-node-bar-list">
        {nodes.map((node) => (
          <li key={node.name} data-kind={node.kind} data-tip={node.note} style={{ flexBasis: pitch }}>
            <span className="ml-node-bar-name">
              {node.name}
              <span className="ml-visually-hidden">{lampWord(node.kind, words)}</span>
            </span>
            <span className="ml-node-bar-count ml-mono">{node.count}</span>
            <span className="ml-node-bar-when ml-mono">{node.when}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
