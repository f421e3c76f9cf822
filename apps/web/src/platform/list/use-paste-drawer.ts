import { useCallback, useState } from 'react';
import { useSession } from '../session';
import { sendSignal } from '../signals';
import { usePastedText } from './list-keys';
import type { ChangeSearch } from './use-list-search';
import { useOverlay } from './use-overlay';

const closed = { paste: false };

export interface PasteDrawerOnScreen {
  /** What the drawer begins with. */
  readonly initialText: string;
  /** Opens it with a text; whoever is not signed in is asked to. */
  readonly open: (text: string) => void;
  readonly close: () => void;
}

/** The drawer that stands in the address as `paste`: opened by a press or by pasting anywhere on the page. */
export function usePasteDrawer<S extends { readonly paste: boolean }>(change: ChangeSearch<S>): PasteDrawerOnScreen {
  const { open: openOverlay, close: closeOverlay } = useOverlay(change, closed as Partial<S>);
  const [initialText, setInitialText] = useState('');
  const open = useCallback(
    (text: string) => {
      if (!useSession.getState().token) {
        sendSignal('login-needed', {});
        return;
      }
      setInitialText(text);
      openOverlay({ paste: true } as Partial<S>);
    },
    [openOverlay],
  );
  const close = useCallback(() => {
    setInitialText('');
    closeOverlay();
  }, [closeOverlay]);
  usePastedText(open);
  return { initialText, open, close };
}
