import { useCallback, useRef } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { ChangeSearch } from './use-list-search';

/** Something that lies open over a list and stands in its address; `closed` is the address without it, a constant. */
export function useOverlay<S>(change: ChangeSearch<S>, closed: Partial<S>) {
  const { history } = useRouter();
  // Whether what is on show was opened here: then closing it is the step back that Back would take.
  const hasOpened = useRef(false);
  const open = useCallback(
    (opened: Partial<S>) => {
      hasOpened.current = true;
      change(opened);
    },
    [change],
  );
  const close = useCallback(() => {
    if (hasOpened.current) history.back();
    else change(closed, 'replace');
    hasOpened.current = false;
  }, [change, history, closed]);
  return { open, close };
}
