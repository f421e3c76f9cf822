/**
 * Here: the bell with what is unread, the messages, and where else they are sent.
 * Not here: the bills and ships that they speak of, whose lists they lead to.
 */
import { lazyPart } from '../../platform/lazy-part';

export { MessageBell } from './components/bell-slot';
export { LatestMessages } from './components/latest-messages';
export { notificationRoutes } from './routes';

/** The channels to choose among for one thing alone; it comes as a chunk of its own. */
export const ChooseChannels = lazyPart(async () => (await import('./components/choose-channels')).ChooseChannels);
