import wordmarkUrl from './wordmark.svg?no-inline';
import './logo.css';

/** The mast with its lamp and sidelights; at 28 px and less only mast and lamp remain. */
export function LogoMark({ size = 30, title }: { size?: number; title?: string }) {
  const isSmall = size <= 28;
  return (
    <svg
      className="ml-logo-mark"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      strokeLinecap="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {isSmall ? (
        <>
          <path d="M24 3.5V45" stroke="currentColor" strokeWidth="5" />
          <rect className="ml-logo-lamp" x="15.5" y="10" width="17" height="17" rx="7" strokeWidth="3" />
        </>
      ) : (
        <>
          <path d="M24 4.5v36" stroke="currentColor" strokeWidth="3.4" />
          <rect className="ml-logo-lamp" x="17" y="10" width="14" height="15" rx="6" strokeWidth="2.6" />
          <path d="M22.2 15.2c-1 .8-1.6 1.7-1.6 3" stroke="#ffe3b0" strokeWidth="1.6" />
          <path className="ml-logo-port" d="M6.5 33.5 18.2 43" strokeWidth="3.4" />
          <path className="ml-logo-star" d="M41.5 33.5 29.8 43" strokeWidth="3.4" />
        </>
      )}
    </svg>
  );
}

/** The drawn name, in Latin letters beneath; `height` in px. */
export function Wordmark({ height = 29 }: { height?: number }) {
  return (
    <svg className="ml-wordmark" width={(height * 51.5) / 36} height={height} aria-hidden>
      <use href={`${wordmarkUrl}#wordmark`} />
    </svg>
  );
}

/**
 * Mark and wordmark side by side. `ground` tells what lies behind it: `night` (header, login) or `surface`.
 * `size` is the mark's edge in px; the wordmark keeps its 30 : 29 ratio to it. `name` is said to who cannot see it.
 */
export function Logo({ name, size = 30, ground = 'surface' }: { name: string; size?: number; ground?: 'night' | 'surface' }) {
  return (
    <span className="ml-logo" data-ground={ground} role="img" aria-label={name}>
      <LogoMark size={size} />
      <Wordmark height={(size * 29) / 30} />
    </span>
  );
}
