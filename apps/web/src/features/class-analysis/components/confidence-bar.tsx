import { askBelow, sureFrom } from '@mastlight/domain/class-analysis/limits';

/** How sure a code is: a bar with a tick at the limit, and the figure. */
export function ConfidenceBar({ percent }: { readonly percent: number }) {
  const level = percent >= sureFrom ? 'sure' : percent >= askBelow ? 'fair' : 'low';
  return (
    <span className="hs-bar" data-level={level}>
      <span className="hs-bar-tank" aria-hidden>
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className="ml-mono">{percent}</span>
    </span>
  );
}
