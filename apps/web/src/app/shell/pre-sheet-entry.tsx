import { lazy, useState } from 'react';
import { useAgentEntries } from '../../features/pre-sheet';
import { useTexts } from '../../platform/catalogue';
import { LazyPart } from '../../platform/lazy-part';
import { loadChunk } from '../../platform/load-chunk';
import { shellTexts } from '../texts';

const AgentMenu = lazy(() => loadChunk(async () => ({ default: (await import('./agent-menu')).AgentMenu })));

/** The menu's PreSheet with its agents; nothing where there are none, or one of them has no company (R-2.2-46, -47). */
export function PreSheetEntry({ path }: { readonly path: string }) {
  const say = useTexts(shellTexts);
  const entries = useAgentEntries();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (entries === null) return null;
  const label = say('preSheet');
  return (
    <li>
      <button
        type="button"
        className="main-menu-entry"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-current={path.startsWith('/preSheet') ? 'page' : undefined}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        {label}
      </button>
      {anchor && (
        <LazyPart>
          <AgentMenu anchor={anchor} label={label} path={path} entries={entries} onClose={() => setAnchor(null)} />
        </LazyPart>
      )}
    </li>
  );
}
