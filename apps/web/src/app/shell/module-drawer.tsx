import { Icon } from '@mastlight/ui';
import { lazy, useState } from 'react';
import { LazyPart } from '../../platform/lazy-part';
import { loadChunk } from '../../platform/load-chunk';
import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';
import './module-drawer.css';

const ModuleList = lazy(() => loadChunk(async () => ({ default: (await import('./module-list')).ModuleList })));

/** From 768 to 1199 px the menu has an icon as well, with all entries in one list. */
export function ModuleDrawerButton({ path }: { readonly path: string }) {
  const say = useTexts(shellTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="module-button"
        aria-label={say('allModules')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <Icon name="density" size={18} />
      </button>
      {anchor && (
        <LazyPart>
          <ModuleList anchor={anchor} path={path} onClose={() => setAnchor(null)} />
        </LazyPart>
      )}
    </>
  );
}
