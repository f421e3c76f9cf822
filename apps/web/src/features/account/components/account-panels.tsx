import { lazy, type ComponentType } from 'react';
import { LazyPart } from '../../../platform/lazy-part';
import { loadChunk } from '../../../platform/load-chunk';

/** A card that comes with the page that shows it. */
function lazyPanel(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Loaded = lazy(() => loadChunk(load));
  return () => (
    <LazyPart>
      <Loaded />
    </LazyPart>
  );
}

/** What a person tells of himself (R-2.3-17). */
export const ProfilePanel = lazyPanel(async () => ({ default: (await import('./profile-panel')).ProfilePanel }));
/** His password (R-2.3-18). */
export const PasswordPanel = lazyPanel(async () => ({ default: (await import('./password-panel')).PasswordPanel }));
/** Takes out what is his, and deletes the account (S-16). */
export const OwnDataPanels = lazyPanel(async () => ({ default: (await import('./own-data-panels')).OwnDataPanels }));
/** Where he is signed in (R-2.3-18). */
export const DevicesPanel = lazyPanel(async () => ({ default: (await import('./devices-panel')).DevicesPanel }));
