import './lamp.css';

/**
 * What a lamp says. Shape differs with the word, so colour is never alone: empty ring, ring with a dot,
 * half disc, tick, diamond with "!", magnifier, plain amber disc, broken ring with a tick.
 */
export type LampKind = 'unlit' | 'running' | 'partial' | 'done' | 'fault' | 'inspect' | 'changed' | 'elsewhere';

/**
 * The drawing of one lamp for use inside an <svg>; `r` is the disc's radius in px, `tip` what hovering tells.
 */
export function LampMark(props: { kind: LampKind; cx: number; cy: number; r: number; tip?: string }) {
  const { kind, cx, cy, r, tip } = props;
  const at = `translate(${cx} ${cy})`;
  if (kind === 'unlit') return <circle className="ml-lamp-unlit" cx={cx} cy={cy} r={r - 1.3} data-tip={tip} />;
  const halo = <circle className="ml-lamp-halo" r={r + 2.8} />;
  switch (kind) {
    case 'running':
      return (
        <g className="ml-lamp-running" transform={at} data-tip={tip}>
          {halo}
          <circle className="ml-lamp-ring" r={r - 0.75} />
          <circle className="ml-lamp-disc" r={r * 0.42} />
        </g>
      );
    case 'partial':
      return (
        <g className="ml-lamp-partial" transform={at} data-tip={tip}>
          {halo}
          <circle className="ml-lamp-ring" r={r - 0.75} />
          <path className="ml-lamp-disc" d={`M0 ${0.5 - r}A${r - 0.5} ${r - 0.5} 0 0 0 0 ${r - 0.5}z`} />
        </g>
      );
    case 'done':
      return (
        <g className="ml-lamp-done" transform={at} data-tip={tip}>
          {halo}
          <circle className="ml-lamp-disc" r={r} />
          <path className="ml-lamp-sign" d={`M${-r * 0.44} ${r * 0.04}L${-r * 0.12} ${r * 0.36}L${r * 0.46} ${-r * 0.3}`} />
        </g>
      );
    case 'fault': {
      const edge = r * 1.62;
      return (
        <g className="ml-lamp-fault" transform={at} data-tip={tip}>
          {halo}
          <rect className="ml-lamp-disc" x={-edge / 2} y={-edge / 2} width={edge} height={edge} rx={1.6} transform="rotate(45)" />
          <path className="ml-lamp-sign" d={`M0 ${-r * 0.52}V${r * 0.1}`} />
          <circle className="ml-lamp-dot" cy={r * 0.5} r={r * 0.15} />
        </g>
      );
    }
    case 'inspect':
      return (
        <g className="ml-lamp-inspect" transform={at} data-tip={tip}>
          {halo}
          <circle className="ml-lamp-disc" r={r} />
          <circle className="ml-lamp-sign" cx={-r * 0.1} cy={-r * 0.1} r={r * 0.32} />
          <path className="ml-lamp-sign" d={`M${r * 0.15} ${r * 0.15}L${r * 0.46} ${r * 0.46}`} />
        </g>
      );
    case 'elsewhere':
      // Given, but for another ship: the tick of what is done in a ring that holds nothing.
      return (
        <g className="ml-lamp-elsewhere" transform={at} data-tip={tip}>
          <circle className="ml-lamp-ring" r={r - 0.75} strokeDasharray={`${r * 0.52} ${r * 0.42}`} />
          <path className="ml-lamp-sign" d={`M${-r * 0.44} ${r * 0.04}L${-r * 0.12} ${r * 0.36}L${r * 0.46} ${-r * 0.3}`} />
        </g>
      );
    case 'changed':
      return (
        <g className="ml-lamp-changed" transform={at} data-tip={tip}>
          {halo}
          <circle className="ml-lamp-disc" r={r} />
        </g>
      );
  }
}

/** One lamp by itself; `r` is the disc's radius in px (5.2 in rows, 7.5 in detail, 7 on phones). */
export function Lamp({ kind, r = 5.2, label }: { kind: LampKind; r?: number; label?: string }) {
  const size = Math.ceil((r + 3) * 2);
  return (
    <svg
      className="ml-lamp"
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <LampMark kind={kind} cx={size / 2} cy={size / 2} r={r} />
    </svg>
  );
}
