/**
 * Here: the bell with what is unread, the messages, and where else they are sent.
 * Not here: the bills and ships that they speak of, whose lists they lead to.
 */
export { ChooseChannels } from './components/channels-slot';
export { MessageBell } from './components/bell-slot';
export { LatestMessages } from './components/latest-messages';
export { notificationRoutes } from './routes';
