import type { ReactNode } from 'react';

/** A table that may be wider or longer than its card: it scrolls by keys, too. */
export function TableFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="ops-scroll" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
