import { useIsTimeForMore } from '../../../platform/idle';
import { lazyPart } from '../../../platform/lazy-part';
import { useSession } from '../../../platform/session';

const TrayButton = lazyPart(async () => (await import('./tray-button')).TrayButton);

/** The header's tray of long exports; it comes once the page is touched, and stands there while there are some. */
export function ExportTray() {
  const isTime = useIsTimeForMore();
  const token = useSession((session) => session.token);
  return isTime && token !== null ? <TrayButton /> : null;
}
