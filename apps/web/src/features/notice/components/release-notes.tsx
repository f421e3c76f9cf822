import { Icon } from '@mastlight/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import { noticeWords } from '../texts/zh-CN';
import { useKnownNotes } from '../use-known-notes';
import { LazyNotesDialog } from './lazy-notes-dialog';
import './release-notes.css';

/**
 * The header's button of the release notes (R-2.5-04), lit while there are some that the user has not acknowledged. The
 * first of them opens by itself when the list is there (R-4.6-01), once a page load, and never over another dialog or
 * somebody who types: `isHeldBack` while the account's are open.
 */
export function ReleaseNotes({ isHeldBack }: { readonly isHeldBack: boolean }) {
  const say = useTexts(noticeWords);
  const token = useSession((session) => session.token);
  const { unseen } = useKnownNotes();
  const [shown, setShown] = useState<{ readonly id?: number } | null>(null);
  const openedFor = useRef<string | null>(null);
  const first = unseen[0];

  useEffect(() => {
    if (token === null || first === undefined || isHeldBack || openedFor.current === token) return;
    // Not at once: what the page itself opens, opens first. Whoever is in the middle of something is left in peace, and
    // the button stays lit.
    const timer = setTimeout(() => {
      openedFor.current = token;
      if (!document.querySelector('dialog[open], :is(input, textarea, select):focus')) setShown({ id: first });
    }, 0);
    return () => clearTimeout(timer);
  }, [token, first, isHeldBack]);

  return (
    <>
      <button
        type="button"
        className="header-button release-notes-button"
        aria-label={unseen.length > 0 ? say('buttonUnseen', { count: unseen.length }) : say('button')}
        aria-haspopup="dialog"
        data-tip={say('button')}
        data-unseen={unseen.length > 0 || undefined}
        onClick={() => setShown(first === undefined ? {} : { id: first })}
      >
        <Icon name="doc" size={18} />
      </button>
      {shown && <LazyNotesDialog {...(shown.id === undefined ? {} : { startId: shown.id })} onClose={() => setShown(null)} />}
    </>
  );
}
