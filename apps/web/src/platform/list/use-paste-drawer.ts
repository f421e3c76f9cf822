import { useCallback, useRef, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useSession } from '../session';
import { sendSignal } from '../signals';
import { usePastedText } from './list-keys';
import type { ChangeSearch } from './use-list-search';

/** The drawer that stands in the address as `paste`: opened by a press or by pasting anywhere on the page. */
export function usePasteDrawer<S extends { readonly paste: boolean }>(change: ChangeSearch<S>) {
  const { history } = useRouter();
  const [initialText, setInitialText] = useState('');
  // Whether the drawer on show was opened here: then closing it is the step back that Back would take.
  const hasOpened = useRef(false);
  const open = useCallback(
    (text: string) => {
      if (!useSession.getState().token) {
        sendSignal('login-needed', {});
        return;
      }
      setInitialText(text);
      hasOpened.current = true;
      change({ paste: true } as Partial<S>);
    },
    [change],
  );
  const close = useCallback(() => {
    setInitialText('');
    if (hasOpened.current) history.back();
    else change({ paste: false } as Partial<S>, 'replace');
    hasOpened.current = false;
  }, [change, history]);
  usePastedText(open);
  return { initialText, open, close };
}
