import type { ReactNode } from 'react';

/** Title, one line under it, and at the right the way to the other view. */
export function CardHead(props: { readonly title: ReactNode; readonly hint: ReactNode; readonly aside?: ReactNode }) {
  return (
    <header className="login-card-head">
      <div>
        <h1 id="login-title">{props.title}</h1>
        <p>{props.hint}</p>
      </div>
      {props.aside}
    </header>
  );
}

/** The small QR sign beside 扫码登录. */
export function QrGlyph() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden>
      <path
        d="M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h1.6M13.5 9.5v1.6M9.5 13.5v-1.2M12 12h1.5v1.5"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
