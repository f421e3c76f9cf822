import { type CSSProperties, type ReactNode } from 'react';

/** One part of the gallery on a card of its own. */
export function Section(props: { title: string; note?: string; span?: number; children: ReactNode }) {
  const style: CSSProperties & { '--span': number } = { '--span': props.span ?? 4 };
  return (
    <section className="ml-card" style={style} aria-label={props.title}>
      <div className="ml-gallery-title">
        <h2>{props.title}</h2>
        {props.note && <span className="ml-mono">{props.note}</span>}
      </div>
      {props.children}
    </section>
  );
}
