import { isComposing } from '@mastlight/ui';
import { lazy, useEffect, useState } from 'react';
import { LazyPart } from '../../platform/lazy-part';
import { loadChunk } from '../../platform/load-chunk';

const CommandBar = lazy(() => loadChunk(async () => ({ default: (await import('./command-bar')).CommandBar })));

/** Opens the command bar on Ctrl+K or ⌘K, wherever the focus is, but not over an open dialog. */
export function CommandBarHost() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    function handleKey(event: globalThis.KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || isComposing(event))
        return;
      // The browser would go to its own search.
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) setIsOpen(true);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  if (!isOpen) return null;
  return (
    <LazyPart>
      <CommandBar onClose={() => setIsOpen(false)} />
    </LazyPart>
  );
}
