import type { ReactNode } from 'react';
import './exception-band.css';

/**
 * The sentence over a detail view: what is missing (one line, no stop), why and what to do under it with its
 * links, the large tide at the right. The sidelight marks the edge: red for danger, amber for attention.
 */
export function ExceptionBand(props: {
  readonly tone?: 'danger' | 'att';
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly tide?: ReactNode;
}) {
  const { tone = 'danger', title, children, tide } = props;
  return (
    <section className="ml-band" data-tone={tone} role="status">
      <svg className="ml-band-light" width={26} height={26} viewBox="0 0 26 26" aria-hidden>
        <circle cx="13" cy="13" r="13" opacity="0.2" />
        <circle cx="13" cy="13" r="7" />
        <path d="M10 10.6a4 4 0 0 1 2-1.6" />
      </svg>
      <div className="ml-band-text">
        <h2>{title}</h2>
        {children != null && <div className="ml-band-body">{children}</div>}
      </div>
      {tide}
    </section>
  );
}
