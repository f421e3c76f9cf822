import { useIsTouched } from '../../../platform/idle';
import { lazyPart } from '../../../platform/lazy-part';
import { useSession } from '../../../platform/session';

const Listener = lazyPart(async () => (await import('./reminder-listener')).ReminderListener);

/** Tells on every page of bills that were waited for; it comes once the page is touched, so that a first visit does not wait for it. */
export function ManifestReminders() {
  const isTouched = useIsTouched();
  const token = useSession((session) => session.token);
  return isTouched && token !== null ? <Listener /> : null;
}
