import { useState } from 'react';
import { useConnection } from '../../../platform/connection';
import { useIsTouched } from '../../../platform/idle';
import { lazyPart } from '../../../platform/lazy-part';
import { useSession } from '../../../platform/session';

const TrayButton = lazyPart(async () => (await import('./tray-button')).TrayButton);

/**
 * The header's tray of long exports; it comes once the page is touched, and stands there while there are some. Without a
 * network it waits in silence: nobody has asked for it.
 */
export function ExportTray() {
  const isTouched = useIsTouched();
  const isOnline = useConnection(({ isOffline }) => !isOffline);
  const token = useSession((session) => session.token);
  const [isThere, setThere] = useState(false);
  if (isTouched && isOnline && !isThere) setThere(true);
  return isThere && token !== null ? <TrayButton /> : null;
}
