import { isCableLit, LampMark, type LampKind } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { billTexts } from '../texts/zh-CN';
import './card-strip.css';

const pitch = 36;

/** The strip at thumb size, with a name under each lamp. */
export function CardStrip({
  nodes,
}: {
  readonly nodes: readonly { readonly kind: LampKind; readonly name: string; readonly short: string }[];
}) {
  const say = useTexts(billTexts);
  const width = nodes.length * pitch;
  return (
    <svg
      className="bill-card-strip"
      width={width}
      height={44}
      viewBox={`0 0 ${width} 44`}
      role="img"
      aria-label={nodes.map((node) => node.name).join(say('separator'))}
    >
      <path className="ml-cable" d={`M0 5Q${pitch / 4} 5.4 ${pitch / 2} 4M${width - pitch / 2} 4Q${width - pitch / 4} 5.4 ${width} 5`} />
      {nodes.map((node, i) => {
        const x = pitch / 2 + i * pitch;
        const next = nodes[i + 1];
        return (
          <g key={node.name}>
            {next && (
              <path
                className={isCableLit(node.kind, next.kind) ? 'ml-cable-lit' : 'ml-cable'}
                d={`M${x} 4Q${x + pitch / 2} 8 ${x + pitch} 4`}
              />
            )}
            <path className={node.kind === 'unlit' ? 'ml-stem-dark' : 'ml-stem'} d={`M${x} 3.6V12`} />
            <LampMark kind={node.kind} cx={x} cy={18} r={7} />
            <text className="bill-card-strip-name" x={x} y={42}>
              {node.short}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
