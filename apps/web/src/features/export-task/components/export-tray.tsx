import { useIsIdle } from '../../../platform/idle';
import { lazyPart } from '../../../platform/lazy-part';
import { useSession } from '../../../platform/session';

const TrayButton = lazyPart(async () => (await import('./tray-button')).TrayButton);

/** The header's tray of long exports; it comes when the page has nothing else to do, and stands there while there are some. */
export function ExportTray() {
  const isIdle = useIsIdle();
  const token = useSession((session) => session.token);
  return isIdle && token !== null ? <TrayButton /> : null;
}
