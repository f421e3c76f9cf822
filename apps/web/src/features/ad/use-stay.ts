import { useEffect } from 'react';
import { noteOpened } from './api';

/** Tells how long an ad's detail was open, when it closes or another takes its place (R-4.5-10, -12); null: nothing is told. */
export function useStay(key: string | null): void {
  useEffect(() => {
    if (key === null) return;
    const noteClosed = noteOpened(key);
    const openedAtMs = performance.now();
    return () => noteClosed((performance.now() - openedAtMs) / 1_000);
  }, [key]);
}

/** Opens an ad's paper, or its page, in a window of its own (R-4.5-11). */
export function openInWeb({ key, pdfUrl, url }: { readonly key: string; readonly pdfUrl: string | null; readonly url: string }): void {
  noteOpened(key)(0);
  window.open(pdfUrl ?? url, '_blank', 'noopener');
}
