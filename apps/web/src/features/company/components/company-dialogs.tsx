import { lazy } from 'react';
import { LazyPart } from '../../../platform/lazy-part';
import { loadChunk } from '../../../platform/load-chunk';
import { useShownDialog } from '../../account';

const SwitchIdentityDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('./switch-identity-dialog')).SwitchIdentityDialog })),
);

/** The choice of identity, where somebody asks for it; mount it once. */
export function CompanyDialogs() {
  const shown = useShownDialog();
  if (shown !== 'identity' && shown !== 'first-identity') return null;
  return (
    <LazyPart>
      <SwitchIdentityDialog isAfterLogin={shown === 'first-identity'} />
    </LazyPart>
  );
}
